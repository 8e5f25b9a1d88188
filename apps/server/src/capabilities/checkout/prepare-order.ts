import type { CartTotals } from '@vitrine/core/cart/price-cart.ts';
import { chosenOption } from '@vitrine/core/cart/shipping-options.ts';
import type { CheckoutBody } from '@vitrine/core/checkout/checkout.calls.ts';
import { checkoutErrors } from '@vitrine/core/checkout/checkout.errors.ts';
import { checkoutFieldNames } from '@vitrine/core/checkout/checkout-view.ts';
import { type CheckoutForm, readCheckout } from '@vitrine/core/checkout/read-checkout.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { priceIn } from '@vitrine/core/money/price-in.ts';
import type { AgreedTerms } from '@vitrine/core/orders/order.ts';
import type { OrderLine } from '@vitrine/core/orders/order-line.ts';
import { longestDays, slowestMaking } from '@vitrine/core/products/made-to-order.ts';
import { makingTimeText } from '@vitrine/core/products/making-text.ts';
import type { Delivery } from '@vitrine/core/shipping/shipping-settings.ts';
import type { Context } from '../../context.ts';
import {
  blockersOf,
  type CartRow,
  dropLost,
  isShipped,
  type LoadedCart,
  loadEntries,
  payingCards,
  planProblem,
  priceLoadedCart,
} from '../cart/index.ts';
import type { GivenConsent } from '../consents/index.ts';
import { type MethodOfWebsite, offeredMethods, type PaymentMethod, staffMethods } from '../payments/index.ts';
import { type Asked, marketingAsked, termsAsked } from './agreements.ts';
import { downloadsAsked } from './downloads-asked.ts';
import { type Paying, payingOf } from './paying-of.ts';
import { placeOf } from './place-of.ts';
import { hasPlan, recurringAsked } from './recurring-asked.ts';

/** Everything an order consists of, calculated by the server just now (rule CHECKOUT-1). */
export interface PreparedOrder {
  readonly form: CheckoutForm;
  readonly lines: readonly OrderLine[];
  readonly totals: CartTotals;
  /** What gift cards pay of the total, and what is left to pay by the method. */
  readonly cards: readonly { readonly cardId: Id; readonly amount: number; readonly isTest: boolean }[];
  readonly toPay: number;
  readonly method: PaymentMethod;
  readonly paying: Paying;
  /** All payment methods that were offered to the buyer. */
  readonly offered: readonly MethodOfWebsite[];
  readonly requiresShipping: boolean;
  readonly shippingName: string;
  /** What the buyer agreed to, as far as the shop requires it. */
  readonly terms: AgreedTerms | null;
  /** What they consented to besides. */
  readonly consent: GivenConsent | null;
  readonly delivery: Delivery;
  /** Whether it is paid by a test on a launched website: it has none of the effects of an order (rule ORDER-51). */
  readonly isWithoutEffect: boolean;
  /** Whether it is sold at the counter, and taken along. */
  readonly isHandedOver: boolean;
}

/** Checks the input, and prices the cart again; a refusal says what to fix (rules CHECKOUT-1 to CHECKOUT-5). */
export async function prepareOrder(
  context: Context,
  row: CartRow,
  { body, siteUserId, isByStaff }: { body: CheckoutBody; siteUserId: Id | null; isByStaff: boolean },
): Promise<Result<PreparedOrder>> {
  const { website } = context;
  const { store, language } = website.settings;
  const chosen = body.shippingOption === '' ? {} : { shipping_option: body.shippingOption };
  const [loaded, all] = await Promise.all([
    loadEntries(context, { ...row, ...placeOf(body), ...chosen }),
    isByStaff ? staffMethods() : offeredMethods(context),
  ]);
  const hasPlans = loaded.lines.some(hasPlan);
  // A subscription is charged again (rule CHECKOUT-33).
  const offered = hasPlans ? all.filter(({ method }) => method.saving !== undefined) : all;
  const { totals, quotes, quote, unsent } = await priceLoadedCart(context, loaded, body.email);
  const blocked = await problemOfCart(context, loaded, { totals, offered: all });
  if (!blocked.ok) return blocked;
  const isHandedOver = row.agreed?.isHandedOver === true;
  const requiresShipping = !isHandedOver && loaded.lines.some(line => isShipped(line.variant.productType));
  const { form, errors } = readCheckout(body, {
    countries: store.countries,
    language,
    requiresShipping: requiresShipping && !quote?.pickup,
    hasVatId: store.tax.eu !== null,
    isAtCounter: isHandedOver,
  });
  const cards = await payingCards(context, row, { total: totals.total, offered });
  // A subscription needs a method that can be charged again, which a covered order would not have.
  if (hasPlans && cards.rest === 0) return fail(checkoutErrors.planUnpaid);
  const chosenMethod = await payingOf(context, { toPay: cards.rest, body, siteUserId, offered, hasPlans });
  const problems: Record<string, Phrase> = Object.fromEntries(
    checkoutFieldNames.flatMap(name => (errors[name] === undefined ? [] : [[name, errors[name]]])),
  );
  if (chosenMethod === null) problems.paymentMethod = phrase('fields.payment');
  if (unsent !== null) problems.shippingOption = phrase(`cart.${unsent}`);
  else if (
    requiresShipping &&
    body.shippingOption !== '' &&
    chosenOption(quotes, body.shippingOption) === null
  )
    problems.shippingOption = phrase('fields.shipping');
  else if (requiresShipping && quote === null) problems.shippingOption = phrase('fields.shipping');
  // Only the buyer can agree to something.
  const [terms, marketing] = isByStaff ? [null, null] : [termsAsked(context), marketingAsked(context)];
  if (terms !== null && body.terms !== terms.version)
    problems.terms = body.terms === '' ? phrase('consents.termsMissing') : phrase('consents.termsChanged');
  const recurring = isByStaff ? null : recurringAsked(context, loaded.lines);
  if (recurring !== null && body.recurring !== recurring.version)
    problems.recurring = phrase(
      body.recurring === '' ? 'subscriptions.consentMissing' : 'subscriptions.consentChanged',
    );
  const downloads = isByStaff ? null : downloadsAsked(context, loaded.lines);
  if (downloads !== null && body.downloads !== downloads.version)
    problems.downloads = phrase(
      body.downloads === '' ? 'downloads.consentMissing' : 'downloads.consentChanged',
    );
  const isChanged = marketing !== null && body.marketing !== '' && body.marketing !== marketing.version;
  if (isChanged) problems.marketing = phrase('consents.wordsChanged');
  if (Object.keys(problems).length > 0 || chosenMethod === null)
    return fail(
      callErrors.invalid,
      { fields: Object.keys(problems).join(', ') },
      { errors: problems, details: { terms, marketing, recurring, downloads } },
    );
  const paidByCards = cards.paid.flatMap(({ card, amount }) =>
    amount > 0 ? [{ cardId: card.id, amount, isTest: card.isTest }] : [],
  );
  const parts = [...paidByCards, ...(cards.rest > 0 ? [chosenMethod.paying] : [])];
  const isWithoutEffect = website.isLaunched && parts.some(({ isTest }) => isTest);
  if (isWithoutEffect && !parts.every(({ isTest }) => isTest)) return fail(checkoutErrors.testMixed);
  if (body.expectedTotal !== undefined && body.expectedTotal !== totals.total) {
    const total = formatMoney(priceIn(store, totals.total), language);
    return fail(checkoutErrors.totalChanged, { total }, { details: { total: totals.total } });
  }
  if (body.expectedToPay !== undefined && body.expectedToPay !== cards.rest)
    return changedAmount(context, { toPay: cards.rest, hasCards: row.gift_cards.length > 0 });
  const slowest = slowestMaking(loaded.lines.map(({ madeToOrder }) => madeToOrder));
  if (body.expectedDays !== undefined && slowest !== null && longestDays(slowest) > body.expectedDays)
    return fail(checkoutErrors.shipsLater, { time: makingTimeText(slowest, language) });
  return succeed({
    form,
    lines: orderLines(loaded, totals),
    totals,
    cards: paidByCards,
    toPay: cards.rest,
    ...chosenMethod,
    offered,
    requiresShipping,
    isWithoutEffect,
    isHandedOver,
    shippingName: quote?.name ?? '',
    delivery: { time: quote?.time ?? '', pickup: quote?.pickup ?? null },
    terms: agreedTerms(terms, { recurring, downloads }),
    consent:
      marketing !== null && body.marketing !== ''
        ? { email: form.email, siteUserId, purpose: 'marketing', words: marketing.words, place: '/checkout' }
        : null,
  });
}

/** With the recurring payments and the immediate delivery, which are agreed to in the same way. */
function agreedTerms(
  terms: AgreedTerms | null,
  { recurring, downloads }: { recurring: Asked | null; downloads: Asked | null },
): AgreedTerms | null {
  const first = recurring ?? downloads;
  if (first === null) return terms;
  return {
    ...(terms ?? { words: '', links: [], version: first.version }),
    ...(recurring === null ? {} : { recurring: recurring.words }),
    ...(downloads === null ? {} : { downloads }),
  };
}

/** What the buyer saw is not what would be charged. */
function changedAmount(
  { website }: Context,
  { toPay, hasCards }: { readonly toPay: number; readonly hasCards: boolean },
): Result<never> {
  const { store, language } = website.settings;
  const details = { total: toPay };
  if (hasCards) return fail(checkoutErrors.giftCardGone, {}, { details });
  return fail(
    checkoutErrors.totalChanged,
    { total: formatMoney(priceIn(store, toPay), language) },
    { details },
  );
}

/** The problems that prevent ordering; the page shows each at its line (rule CART-11). */
async function problemOfCart(
  context: Context,
  loaded: LoadedCart,
  { totals, offered }: { totals: CartTotals; offered: readonly MethodOfWebsite[] },
): Promise<Result<null>> {
  const { store, language } = context.website.settings;
  if (loaded.row.entries.length === 0) return fail(checkoutErrors.empty);
  if (await dropLost(context, loaded)) return fail(checkoutErrors.cartChanged);
  if (loaded.lines.some(line => line.problem !== null)) return fail(checkoutErrors.cartChanged);
  if (blockersOf(context, loaded, { totals, offered }).length === 0) return succeed(null);
  if (!store.isOpen) return fail(checkoutErrors.storeClosed);
  if (offered.length === 0) return fail(checkoutErrors.noPayment);
  if (planProblem(loaded, { totals, offered }) === 'noMethod') return fail(checkoutErrors.noPlanMethod);
  if (planProblem(loaded, { totals, offered }) !== null) return fail(checkoutErrors.planUnpaid);
  const subtotal = formatMoney(priceIn(store, store.minimumSubtotal), language);
  return fail(checkoutErrors.belowMinimum, { subtotal });
}

/** Copies, so that the order stays as bought (rule ORDER-4). */
function orderLines({ lines }: LoadedCart, totals: CartTotals): OrderLine[] {
  const priced = new Map(totals.lines.map(line => [line.key, line]));
  return lines.map(({ entryId, variant, choices, quantity, madeToOrder }) => {
    const price = priced.get(entryId);
    if (!price) throw new Error('A line of the cart was not priced.');
    return {
      id: entryId,
      variantId: variant.variantId,
      productId: variant.productId,
      title: variant.title,
      options: variant.options,
      sku: variant.sku,
      slug: variant.slug,
      productType: variant.productType,
      imageId: variant.imageId,
      ...(madeToOrder === null ? {} : { madeToOrder }),
      choices,
      quantity,
      unitPrice: price.unitPrice,
      listPrice: price.listPrice,
      total: price.total,
      discount: price.discount,
      tax: price.tax,
    };
  });
}
