import { findProductCards } from '../../../products/index.ts';
import { answerNeed } from '../../need-answer.ts';

export const answer = answerNeed({
  kind: 'products',
  async find(context, asks) {
    const lists = await Promise.all(asks.map(ask => findProductCards(context, ask)));
    return { answers: () => lists };
  },
});
