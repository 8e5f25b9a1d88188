import { cartErrors } from '../cart/cart.errors.ts';
import { checkoutErrors } from '../checkout/checkout.errors.ts';
import { callErrors } from '../errors/call.errors.ts';
import { englishOf } from '../errors/english-of.ts';
import type { Refusal } from '../errors/result.ts';
import { siteUserErrors } from '../site-users/site-users.errors.ts';
import { subscriptionErrors } from '../subscriptions/subscriptions.errors.ts';
import { sayValues } from './phrase-values.ts';
import { type Catalogue, languageAmong, languageOfPath, speaker } from './speak.ts';
import { wordPhrase } from './word-phrase.ts';
import { type Words, wordsIn } from './words.ts';

/** Refusals shown to visitors, by their codes. Those for programs are not among them. */
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
  [checkoutErrors.earlierPayment.code]: ({ cart }) => cart.earlierPayment,
  [checkoutErrors.tooManyOrders.code]: ({ cart }) => cart.tooManyOrders,
  [checkoutErrors.testMixed.code]: ({ cart }) => cart.testMixed,
  [checkoutErrors.shipsLater.code]: ({ madeToOrder }) => madeToOrder.later,
  [checkoutErrors.totalChanged.code]: ({ cart }) => cart.totalChanged,
  [cartErrors.notSold.code]: ({ refusals }) => refusals.notSold,
  [cartErrors.notOffered.code]: ({ cart }) => cart.notOffered,
  [cartErrors.noMore.code]: ({ refusals }) => refusals.noMore,
  [cartErrors.tooFew.code]: ({ refusals }) => refusals.tooFew,
  [cartErrors.tooFewBeside.code]: ({ refusals }) => refusals.tooFewBeside,
  [cartErrors.badAnswers.code]: ({ refusals }) => refusals.badAnswers,
  [cartErrors.tooManyCodes.code]: ({ discounts }) => discounts.tooManyCodes,
  [cartErrors.noGiftCard.code]: ({ giftCards }) => giftCards.unknown,
  [checkoutErrors.expressGone.code]: ({ express }) => express.gone,
  [checkoutErrors.giftCardGone.code]: ({ giftCards }) => giftCards.gone,
  [checkoutErrors.discountGone.code]: ({ discounts }) => discounts.gone,
  [checkoutErrors.noPlanMethod.code]: ({ subscriptions }) => subscriptions.noMethod,
  [checkoutErrors.planUnpaid.code]: ({ subscriptions }) => subscriptions.firstPayment,
  [subscriptionErrors.forbiddenMove.code]: ({ subscriptions }) => subscriptions.forbiddenMove,
  [subscriptionErrors.nothingDue.code]: ({ subscriptions }) => subscriptions.nothingDue,
  [subscriptionErrors.notSkipped.code]: ({ subscriptions }) => subscriptions.notSkipped,
  [subscriptionErrors.beingPaid.code]: ({ subscriptions }) => subscriptions.beingPaid,
  [subscriptionErrors.outOfStock.code]: ({ subscriptions }) => subscriptions.outOfStock,
  [subscriptionErrors.otherMethod.code]: ({ subscriptions }) => subscriptions.otherMethod,
  [cartErrors.full.code]: ({ refusals }) => refusals.full,
  [cartErrors.savedFull.code]: ({ savedLines }) => savedLines.full,
  [siteUserErrors.wrongCredentials.code]: ({ refusals }) => refusals.wrongCredentials,
  [siteUserErrors.wrongPassword.code]: ({ refusals }) => refusals.wrongPassword,
  [siteUserErrors.signUpClosed.code]: ({ refusals }) => refusals.signUpClosed,
  [siteUserErrors.wrongCode.code]: ({ refusals }) => refusals.wrongCode,
  [siteUserErrors.proofOver.code]: ({ refusals }) => refusals.proofOver,
  [siteUserErrors.otherBrowser.code]: ({ refusals }) => refusals.otherBrowser,
  [siteUserErrors.incorrectPassword.code]: ({ refusals }) => refusals.incorrectPassword,
  [siteUserErrors.passwordNeeded.code]: ({ refusals }) => refusals.passwordNeeded,
  [siteUserErrors.signInFirst.code]: ({ refusals }) => refusals.signInFirst,
  [callErrors.unauthorized.code]: ({ refusals }) => refusals.unauthorized,
  [callErrors.crumb.code]: ({ refusals }) => refusals.crumb,
  [callErrors.tooSlow.code]: ({ refusals }) => refusals.tooSlow,
  [callErrors.conflict.code]: ({ refusals }) => refusals.conflict,
  [callErrors.diskFull.code]: ({ refusals }) => refusals.diskFull,
  [callErrors.storeAway.code]: ({ refusals }) => refusals.storeAway,
  [callErrors.busy.code]: ({ refusals }) => refusals.busy,
  [callErrors.invalid.code]: ({ refusals }) => refusals.invalid,
  [callErrors.forbidden.code]: ({ refusals }) => refusals.forbidden,
  [callErrors.notFound.code]: ({ refusals }) => refusals.notFound,
  [callErrors.tooLarge.code]: ({ refusals }) => refusals.tooLarge,
  [callErrors.tooMany.code]: ({ refusals }) => refusals.tooMany,
  [callErrors.internal.code]: ({ refusals }) => refusals.internal,
  [callErrors.unavailable.code]: ({ refusals }) => refusals.unavailable,
};

const files = import.meta.glob<Catalogue>('./*/refusals/*.messages.ts', { eager: true, import: 'messages' });
const refusalsIn = speaker<Readonly<Record<string, Readonly<Record<string, string>>>>>({
  './en/': {},
  ...files,
});

/** The languages with all refusals for accounts, English first. */
export const refusalLanguages: ReadonlySet<string> = new Set([
  'en',
  ...Object.keys(files).map(languageOfPath),
]);

/**
 * A refusal as text, in the reader’s language; English is the fallback (rules MESSAGES-4 and
 * ERROR-4). Texts for visitors exist in every language of websites, texts for accounts in those of
 * the studio.
 */
export function wordRefusal(refusal: Refusal, language: string): string {
  const { code, worded: words } = refusal;
  if (words !== undefined) return words;
  const ofVisitors = worded[code]?.(wordsIn(language));
  const say = (message: Message) => said(message, refusal, language);
  if (ofVisitors !== undefined) return say(ofVisitors);
  const [noun = '', name = ''] = code.split('.');
  const ofAccounts =
    languageAmong(refusalLanguages, language) === null ? undefined : refusalsIn(language)[noun]?.[name];
  return ofAccounts === undefined ? englishOf(refusal) : say(ofAccounts as Message);
}

function said(message: Message, { values }: Refusal, language: string): string {
  if (typeof message === 'string') return message;
  return message(sayValues(values, one => wordPhrase(one, language)) as never);
}
