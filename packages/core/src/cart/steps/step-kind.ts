import type { z } from 'zod';
import type { Words } from '../../messages/words.ts';

/** How a step is said: the catalogue of a language, and minor units as money. */
export interface StepWords {
  readonly messages: Words['priceSteps'];
  readonly money: (amount: number) => string;
  readonly language: string;
}

/**
 * One reason for a part of a total. What is kept of it has a `kind` and an `amount`: what it adds, below zero for what
 * it takes off. Each kind is one file, listed in `price-steps.ts`.
 */
export interface StepKind<Schema extends z.ZodType> {
  readonly schema: Schema;
  /** One sentence (rule CART-7). */
  readonly inWords: (step: z.infer<Schema>, words: StepWords) => string;
}

/** Keeps the kind's own types. */
export function defineStep<Schema extends z.ZodType>(kind: StepKind<Schema>): StepKind<Schema> {
  return kind;
}
