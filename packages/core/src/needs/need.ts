import type { z } from 'zod';

/**
 * Every kind of need with its contract. It grows by declaration: the folder of a need adds itself, and nothing
 * else has to know of it (rule NEED-1).
 */
// biome-ignore lint/suspicious/noEmptyInterface: the folders beside this file fill it.
export interface NeedKinds {}

export type NeedKind = keyof NeedKinds;

/** What blocks ask and what they are answered, for one kind of need; found by the ending `.need.ts`. */
export interface NeedContract<Kind extends string, Ask extends z.ZodObject, Answer> {
  /** The folder's name. */
  readonly kind: Kind;
  readonly ask: Ask;
  readonly answer: z.ZodType<Answer>;
  /** What a view is given where nothing was answered, and on the canvas until the answer is there. */
  readonly empty: Answer;
  /** Files that it asks for by their ids. */
  readonly assetIds?: (ask: z.output<Ask>) => readonly string[];
}

export function defineNeed<const Kind extends string, Ask extends z.ZodObject, Answer>(
  contract: NeedContract<Kind, Ask, Answer>,
): NeedContract<Kind, Ask, Answer> {
  return contract;
}

export type AskOf<Kind extends NeedKind> = z.output<NeedKinds[Kind]['ask']>;
export type AnswerOf<Kind extends NeedKind> = z.output<NeedKinds[Kind]['answer']>;

/** One thing a block asks for; a block's `needs` maps its own names to these. */
export type Need = { [Kind in NeedKind]: { readonly kind: Kind } & AskOf<Kind> }[NeedKind];

export type BlockNeeds = Readonly<Record<string, Need>>;
