import type { Asset } from '@vitrine/core/media/asset.ts';
import type { AnswerOf, AskOf, NeedKind } from '@vitrine/core/needs/need.ts';
import type { Context } from '../../context.ts';
import type { CollectionRow, ContentSource } from '../collections/index.ts';

/** The page with the needs, and the context it is rendered in. */
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
  /** Other files in the answers; all files of a page are read in one query. */
  readonly assetIds?: readonly string[];
  /** One answer for each need, in the same order. */
  readonly answers: (assets: Assets) => readonly Answer[];
}

/**
 * How the server answers one kind of need, found as `*.answer.ts` in the folder of the same name: all needs of a
 * page of that kind at the same time (rules NEED-1, SERVE-9).
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
