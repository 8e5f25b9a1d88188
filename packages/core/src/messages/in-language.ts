import { cartErrors } from '../cart/cart.errors.ts';
import { checkoutErrors } from '../checkout/checkout.errors.ts';
import { callErrors } from '../errors/call.errors.ts';
import type { ErrorDefinition } from '../errors/declare-errors.ts';
import { type Words, wordsIn } from './words.ts';

/** Refusals that a visitor reads, by their codes. What programs alone are told is not among them. */
const worded: Readonly<Record<string, (words: Words) => string>> = {
  [cartErrors.soldOut.code]: ({ cart }) => cart.productSoldOut,
  [checkoutErrors.noCart.code]: ({ cart }) => cart.noCart,
  [checkoutErrors.empty.code]: ({ cart }) => cart.empty,
  [checkoutErrors.storeClosed.code]: ({ cart }) => cart.storeClosed,
  [checkoutErrors.noPayment.code]: ({ cart }) => cart.noPayment,
  [checkoutErrors.belowMinimum.code]: ({ cart }) => cart.minimumSubtotal,
  [checkoutErrors.cartChanged.code]: ({ cart }) => cart.cartChanged,
  [checkoutErrors.begunMeanwhile.code]: ({ cart }) => cart.cartChanged,
  [checkoutErrors.totalChanged.code]: ({ cart }) => cart.totalChanged,
  [cartErrors.notSold.code]: ({ refusals }) => refusals.notSold,
  [cartErrors.notOffered.code]: ({ cart }) => cart.notOffered,
  [cartErrors.noMore.code]: ({ refusals }) => refusals.noMore,
  [cartErrors.tooFew.code]: ({ refusals }) => refusals.tooFew,
  [cartErrors.tooFewBeside.code]: ({ refusals }) => refusals.tooFewBeside,
  [cartErrors.full.code]: ({ refusals }) => refusals.full,
  [callErrors.invalid.code]: ({ refusals }) => refusals.invalid,
  [callErrors.forbidden.code]: ({ refusals }) => refusals.forbidden,
  [callErrors.notFound.code]: ({ refusals }) => refusals.notFound,
  [callErrors.tooLarge.code]: ({ refusals }) => refusals.tooLarge,
  [callErrors.tooMany.code]: ({ refusals }) => refusals.tooMany,
  [callErrors.internal.code]: ({ refusals }) => refusals.internal,
  [callErrors.unavailable.code]: ({ refusals }) => refusals.unavailable,
};

/** The refusal worded in the language of the website, with the places of its declaration (rule MESSAGES-4). */
export function inLanguage(definition: ErrorDefinition, language: string): ErrorDefinition {
  const message = worded[definition.code]?.(wordsIn(language));
  return message === undefined ? definition : { ...definition, message };
}
