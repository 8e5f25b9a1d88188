import type { z } from 'zod';
import type { Words } from '../../messages/words.ts';

/** How a choice is said: the catalogue of a language, and the language for its dates. */
export interface ChoiceWords {
  readonly language: string;
  readonly messages: Words['choices'];
}

/**
 * One thing that a buyer may say of a line beside its variant and quantity. `Value` is what is chosen, `Offer` what a
 * product lets be chosen. Each kind is one file, listed in `choices.ts` (rule CART-19).
 */
export interface ChoiceKind<Value, Offer> {
  /** The accepted and stored form. */
  readonly schema: z.ZodType<Value>;
  /** Whether the product takes this; without a value, whether it can be bought without one. */
  readonly isTaken: (value: Value | undefined, offer: Offer) => boolean;
  /** The unit price of this choice, instead of the variant's. */
  readonly unitPrice?: (value: Value) => number;
  /** Short sentences for the cart, the order and its mails. */
  readonly inWords: (value: Value, words: ChoiceWords) => readonly string[];
}

/** Keeps the kind's own types. */
export function defineChoice<Value, Offer>(kind: ChoiceKind<Value, Offer>): ChoiceKind<Value, Offer> {
  return kind;
}
