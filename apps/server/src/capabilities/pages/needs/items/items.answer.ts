import { isId } from '@vitrine/core/id/id.ts';
import { listVisibleItems } from '../../../collections/index.ts';
import { answerNeed } from '../../need-answer.ts';
import { itemCard } from './item-card.ts';

export const answer = answerNeed({
  kind: 'items',
  async find({ clock, database }, asks, { source, collections }) {
    const now = clock.now();
    const lists = await Promise.all(
      asks.map(async ask => {
        if (ask.collectionId !== null && !isId(ask.collectionId)) return [];
        return listVisibleItems(database, source, { ...ask, now });
      }),
    );
    return {
      assetIds: lists.flat().flatMap(row => row.image_id ?? []),
      answers: assets => lists.map(rows => rows.map(row => itemCard(row, collections, assets))),
    };
  },
});
