import type { z } from 'zod';
import type { Words } from '../../messages/words.ts';

/** The context for describing a choice: the catalogue of a language, and the language for its dates. */
export interface ChoiceWords {
  readonly language: string;
  readonly messages: Words['choices'];
}

/**
 * One choice of a buyer for a line, besides its variant and quantity. `Value` is the choice,
 * `Offer` the possible choices of a product. Each kind is one file, listed in `choices.ts` (rule
 * CART-19).
 */
export interface ChoiceKind<Value, Offer> {
  /** The accepted and stored form. */
  readonly schema: z.ZodType<Value>;
  /** Whether the product offers this choice; without a value, whether it can be bought without one. */
  readonly isTaken: (value: Value | undefined, offer: Offer) => boolean;
  /** The unit price of this choice, instead of the variant's. */
  readonly unitPrice?: (value: Value) => number;
  /** Short sentences for the cart, the order and its emails. */
  readonly inWords: (value: Value, words: ChoiceWords) => readonly string[];
}

/** Preserves the kind's own types. */
export function defineChoice<Value, Offer>(kind: ChoiceKind<Value, Offer>): ChoiceKind<Value, Offer> {
  return kind;
}
