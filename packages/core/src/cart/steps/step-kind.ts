import type { z } from 'zod';
import type { Words } from '../../messages/words.ts';

/** The context for describing a step: the catalogue of a language, and a formatter of minor units. */
export interface StepWords {
  readonly messages: Words['priceSteps'];
  readonly money: (amount: number) => string;
  readonly language: string;
}

/**
 * One reason for a part of a total. It is stored with a `kind` and an `amount`, which is added or,
 * below zero, subtracted. Each kind is one file, listed in `price-steps.ts`.
 */
export interface StepKind<Schema extends z.ZodType> {
  readonly schema: Schema;
  /** One sentence (rule CART-7). */
  readonly inWords: (step: z.infer<Schema>, words: StepWords) => string;
}

/** Preserves the kind's own types. */
export function defineStep<Schema extends z.ZodType>(kind: StepKind<Schema>): StepKind<Schema> {
  return kind;
}
