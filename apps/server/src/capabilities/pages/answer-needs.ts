import type { Need } from '@vitrine/core/needs/need.ts';
import { assetIdsOf } from '@vitrine/core/needs/needs.ts';
import type { PageData, PageNeeds } from '@vitrine/render/page-data.ts';
import type { Context } from '../../context.ts';
import { findAssets } from '../media/index.ts';
import type { Found, NeedsPlace } from './need-answer.ts';

interface AnyAnswer {
  readonly kind: string;
  readonly find: (context: Context, asks: readonly Need[], place: NeedsPlace) => Promise<Found<unknown>>;
}

const modules = import.meta.glob<AnyAnswer>('./needs/*/*.answer.ts', { import: 'answer', eager: true });
const answersByKind = new Map(Object.values(modules).map(answer => [answer.kind, answer]));

/**
 * Answers all needs of a page in one batch: each kind of need once, then every file in one query. The canvas and
 * published pages use the same code (rules DRAFT-8, NEED-1).
 */
export async function answerNeeds(context: Context, needs: PageNeeds, place: NeedsPlace): Promise<PageData> {
  const groups = Map.groupBy(Object.entries(needs), ([, need]) => need.kind);
  const found = await Promise.all(
    [...groups].map(async ([kind, entries]) => {
      const asks = entries.map(([, need]) => need);
      const { assetIds = [], answers } = await answerFor(kind).find(context, asks, place);
      return {
        keys: entries.map(([key]) => key),
        assetIds: [...asks.flatMap(assetIdsOf), ...assetIds],
        answers,
      };
    }),
  );
  const assetIds = found.flatMap(one => one.assetIds);
  const isDraft = place.source.revisionId === null;
  const assets = assetIds.length === 0 ? new Map() : await findAssets(context, assetIds, { isDraft });
  return Object.fromEntries(
    found.flatMap(({ keys, answers }) => {
      const given = answers(assets);
      return keys.map((key, at) => [key, given[at]]);
    }),
  );
}

function answerFor(kind: string): AnyAnswer {
  const answer = answersByKind.get(kind);
  if (!answer) throw new Error(`Nothing answers the need “${kind}”.`);
  return answer;
}
