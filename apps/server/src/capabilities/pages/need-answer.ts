import type { Asset } from '@vitrine/core/media/asset.ts';
import type { AnswerOf, AskOf, NeedKind } from '@vitrine/core/needs/need.ts';
import type { Context } from '../../context.ts';
import type { CollectionRow, ContentSource } from '../collections/index.ts';

/** The page that asks, and what it is drawn from. */
export interface NeedsPlace {
  readonly source: ContentSource;
  readonly collections: readonly CollectionRow[];
  readonly homePageId: string | null;
  /** The id of the page; empty in the canvas. */
  readonly path: string;
}

export type Assets = ReadonlyMap<string, Asset>;

/** The answers to the questions of one kind. */
export interface Found<Answer> {
  /** Files that the answers show beside those the asks name; all of a page are read in one query. */
  readonly assetIds?: readonly string[];
  /** One answer for each ask, in their order. */
  readonly answers: (assets: Assets) => readonly Answer[];
}

/**
 * How the server answers one kind of need, found by the ending `.answer.ts` in the folder named like it: all that a
 * page asks of the kind at once (rules NEED-1, SERVE-9).
 */
export interface NeedAnswer<Kind extends NeedKind> {
  readonly kind: Kind;
  readonly find: (
    context: Context,
    asks: readonly AskOf<Kind>[],
    place: NeedsPlace,
  ) => Promise<Found<AnswerOf<Kind>>>;
}

export function answerNeed<const Kind extends NeedKind>(answer: NeedAnswer<Kind>): NeedAnswer<Kind> {
  return answer;
}
