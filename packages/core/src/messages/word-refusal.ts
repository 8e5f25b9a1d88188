import { cartErrors } from '../cart/cart.errors.ts';
import { checkoutErrors } from '../checkout/checkout.errors.ts';
import { callErrors } from '../errors/call.errors.ts';
import { englishOf } from '../errors/english-of.ts';
import type { Refusal } from '../errors/result.ts';
import type { MessageValue } from './message.ts';
import { type Catalogue, languageAmong, languageOfPath, speaker } from './speak.ts';
import { type Words, wordsIn } from './words.ts';

/** Refusals that a visitor reads, by their codes. What programs alone are told is not among them. */
type Message = string | ((values: never) => string);

const worded: Readonly<Record<string, (words: Words) => Message>> = {
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

const files = import.meta.glob<Catalogue>('./*/refusals.messages.ts', { eager: true, import: 'messages' });
const refusalsIn = speaker<Readonly<Record<string, Readonly<Record<string, string>>>>>({
  './en/': {},
  ...files,
});

/** The languages in which everything that an account is refused can be said, English first. */
export const refusalLanguages: ReadonlySet<string> = new Set([
  'en',
  ...Object.keys(files).map(languageOfPath),
]);

/**
 * A refusal in words, in the language of who reads it; English stands in (rules MESSAGES-4 and ERROR-4). What
 * visitors read is in every language of websites, what accounts read in those of the studio.
 */
export function wordRefusal(refusal: Refusal, language: string): string {
  const { code, values, worded: words } = refusal;
  if (words !== undefined) return words;
  const ofVisitors = worded[code]?.(wordsIn(language));
  if (ofVisitors !== undefined) return said(ofVisitors, values);
  const [noun = '', name = ''] = code.split('.');
  const ofAccounts =
    languageAmong(refusalLanguages, language) === null ? undefined : refusalsIn(language)[noun]?.[name];
  return ofAccounts === undefined ? englishOf(refusal) : said(ofAccounts as Message, values);
}

function said(message: Message, values: Readonly<Record<string, MessageValue>>): string {
  return typeof message === 'string' ? message : message(values as never);
}
