import type { z } from 'zod';

/**
 * Every kind of need with its contract. It grows by declaration: the folder of a need adds itself,
 * and nothing else needs to be changed (rule NEED-1).
 */
// biome-ignore lint/suspicious/noEmptyInterface: the folders beside this file fill it.
export interface NeedKinds {}

export type NeedKind = keyof NeedKinds;

/** The requests of blocks and their answers, for one kind of need; found by the ending `.need.ts`. */
export interface NeedContract<Kind extends string, Ask extends z.ZodObject, Answer> {
  /** The folder's name. */
  readonly kind: Kind;
  readonly ask: Ask;
  readonly answer: z.ZodType<Answer>;
  /** The data of a view without an answer, and on the canvas until the answer arrives. */
  readonly empty: Answer;
  /** Files that it requests by their ids. */
  readonly assetIds?: (ask: z.output<Ask>) => readonly string[];
}

export function defineNeed<const Kind extends string, Ask extends z.ZodObject, Answer>(
  contract: NeedContract<Kind, Ask, Answer>,
): NeedContract<Kind, Ask, Answer> {
  return contract;
}

export type AskOf<Kind extends NeedKind> = z.output<NeedKinds[Kind]['ask']>;
export type AnswerOf<Kind extends NeedKind> = z.output<NeedKinds[Kind]['answer']>;

/** One request of a block; a block's `needs` maps its own names to these. */
export type Need = { [Kind in NeedKind]: { readonly kind: Kind } & AskOf<Kind> }[NeedKind];

export type BlockNeeds = Readonly<Record<string, Need>>;
