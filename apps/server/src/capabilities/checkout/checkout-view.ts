import { type AddressFieldRule, addressFields } from '@vitrine/core/addresses/read-address.ts';
import { cartMessage } from '@vitrine/core/cart/cart.messages.ts';
import {
  type CheckoutFieldName,
  type CheckoutFieldView,
  type CheckoutView,
  checkoutFieldNames,
} from '@vitrine/core/checkout/checkout-view.ts';
import { fieldsAsked } from '@vitrine/core/checkout/read-checkout.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { wordAll } from '@vitrine/core/messages/word-phrase.ts';
import { wordSaid } from '@vitrine/core/messages/word-said.ts';
import { longestDays, slowestMaking } from '@vitrine/core/products/made-to-order.ts';
import { dispatchText } from '@vitrine/core/products/making-text.ts';
import type { Context } from '../../context.ts';
import { lookupForm } from '../address-lookup/index.ts';
import {
  blockersOf,
  type CheckoutDraft,
  codeViews,
  destinationOf,
  dropLost,
  giftCardViews,
  isShipped,
  type LoadedCart,
  lineViews,
  loadCart,
  paidByCards,
  payingCards,
  priceLoadedCart,
  shippingViews,
  totalsView,
} from '../cart/index.ts';
import { remindersAsked } from '../cart-reminders/index.ts';
import { takesCodes } from '../discounts/index.ts';
import { fundAddress } from '../donations/index.ts';
import { takesGiftCards } from '../gift-cards/index.ts';
import {
  listSavedMethods,
  type MethodOfWebsite,
  offeredMethods,
  wordsAtCheckout,
} from '../payments/index.ts';
import { type Asked, marketingAsked, termsAsked } from './agreements.ts';
import { newAttemptKey } from './attempt-key.ts';
import { billingRules, withBillingCountry } from './billing-view.ts';
import { countryChoices } from './country-choices.ts';
import { downloadsAsked } from './downloads-asked.ts';
import { placeOf } from './place-of.ts';
import { hasPlan, recurringAsked } from './recurring-asked.ts';

/** Values that replace the last input. */
export interface CheckoutState {
  readonly values?: Partial<Record<CheckoutFieldName, string>>;
  readonly errors?: CheckoutDraft['errors'];
  readonly messages?: CheckoutDraft['messages'];
  /** The signed-in site user: their saved payment methods are offered. */
  readonly siteUserId?: Id | null;
}

/**
 * `GET /checkout`: the cart priced for the chosen country, and the fields of that country with the input and its
 * errors. Null without a cart or with an empty one: then the cart is shown instead.
 */
export async function checkoutView(
  context: Context,
  token: string | undefined,
  state: CheckoutState = {},
): Promise<CheckoutView | null> {
  const loaded = await loadCart(context, token);
  return loaded === null || loaded.lines.length === 0 ? null : viewOfCheckout(context, loaded, state);
}

/** A cart with at least one line, also one that no cookie names. */
export async function viewOfCheckout(
  context: Context,
  loaded: LoadedCart,
  state: CheckoutState = {},
): Promise<CheckoutView> {
  await dropLost(context, loaded);
  const { website } = context;
  const { store } = website.settings;
  const draft = loaded.row.draft;
  const values = state.values ?? draft?.values ?? {};
  const country = values.country || (destinationOf(store.countries, loaded.row)?.country ?? '');
  const priced: LoadedCart = { ...loaded, row: { ...loaded.row, ...placeOf({ ...values, country }) } };
  const pricedCart = await priceLoadedCart(context, priced, values.email);
  const { totals, quote, unsent } = pricedCart;
  const requiresShipping = loaded.lines.some(line => isShipped(line.variant.productType));
  const all = await offeredMethods(context);
  const hasPlans = loaded.lines.some(hasPlan);
  const offered = hasPlans ? all.filter(({ method }) => method.saving !== undefined) : all;
  const blockers = blockersOf(context, loaded, { totals, offered: all });
  const paying = await payingCards(context, loaded.row, { total: totals.total, offered });
  const { language } = website.settings;
  const errors = wordAll(state.errors ?? draft?.errors ?? {}, language);
  const fundId = loaded.lines.find(({ variant }) => variant.fund !== undefined)?.variant.productId;
  const isBillingApart = draft?.isBillingApart === true;
  const slowest = slowestMaking(loaded.lines.map(({ madeToOrder }) => madeToOrder));
  const isAvailable = loaded.lines.every(line => line.problem === null);
  return {
    lines: await lineViews(context, loaded.lines, totals),
    totals: totalsView(totals, store, paidByCards(context, paying)),
    ...(fundId === undefined ? {} : { donation: { backAddress: fundAddress(fundId) } }),
    takesCodes: fundId === undefined && (await takesCodes(context)),
    codes: codeViews(context, loaded.row, totals),
    takesGiftCards: fundId === undefined && (await takesGiftCards(context)),
    giftCards: giftCardViews(context, paying),
    fields: fieldViews(context, {
      values: withBillingCountry({ ...values, country }, isBillingApart),
      isDonation: fundId !== undefined,
      errors,
      requiresShipping: requiresShipping && !quote?.pickup,
    }),
    addressLookup: await lookupForm(context),
    billing: fundId === undefined ? { isApart: isBillingApart } : null,
    dispatch: dispatchText(slowest, language),
    shippingOptions: shippingViews(context, pricedCart),
    ...(paying.rest === 0
      ? { paymentMethods: [], canKeepMethod: false, isMethodKept: false }
      : await paymentViews(context, { draft, siteUserId: state.siteUserId ?? null, offered, hasPlans })),
    ...agreementViews(context, draft, errors),
    ...(fundId === undefined && loaded.row.agreed === null ? {} : { cartReminders: null }),
    recurring: boxView(recurringAsked(context, loaded.lines), 'recurring', { draft, errors }),
    downloads: boxView(downloadsAsked(context, loaded.lines), 'downloads', { draft, errors }),
    messages: [
      ...(state.messages ?? draft?.messages ?? []).map(message => wordSaid(message, language)),
      ...blockers,
      ...(unsent === null ? [] : [cartMessage(unsent, language)]),
      ...(isAvailable ? [] : [cartMessage('cartChanged', language)]),
    ],
    // The amount that the buyer sees is part of the attempt: if it has changed, the attempt is refused.
    idempotencyKey: newAttemptKey(context, {
      cartId: loaded.row.id,
      toPay: paying.rest,
      days: slowest === null ? 0 : longestDays(slowest),
    }),
    canPlace: blockers.length === 0 && isAvailable && unsent === null,
  };
}

async function paymentViews(
  context: Context,
  {
    draft,
    siteUserId,
    hasPlans,
    ...given
  }: {
    draft: CheckoutDraft | null;
    siteUserId: Id | null;
    offered: readonly MethodOfWebsite[];
    hasPlans: boolean;
  },
): Promise<Pick<CheckoutView, 'paymentMethods' | 'canKeepMethod' | 'isMethodKept'>> {
  const { database, website } = context;
  const { offered } = given;
  const kept = siteUserId === null ? [] : await listSavedMethods(database, website.id, siteUserId);
  const ways = [
    ...kept
      .filter(saved =>
        offered.some(({ method }) => method.id === saved.method && method.saving !== undefined),
      )
      .map(({ id, label }) => ({ id, name: label, description: '', isSaved: true })),
    ...offered.map(one => ({ id: one.method.id, ...wordsAtCheckout(context, one), isSaved: false })),
  ];
  const chosen =
    ways.find(({ id }) => id === draft?.paymentMethod) ??
    ways.find(({ id }) => id !== draft?.avoidedMethod) ??
    ways[0];
  return {
    paymentMethods: ways.map(way => ({ ...way, isChosen: way === chosen })),
    // That of a subscription is saved in any case.
    canKeepMethod:
      siteUserId !== null && !hasPlans && offered.some(({ method }) => method.saving !== undefined),
    isMethodKept: draft?.keepsMethod === true,
  };
}

/** A box stays ticked while its words are those that were ticked. */
function agreementViews(
  context: Context,
  draft: CheckoutDraft | null,
  errors: Partial<Record<'terms', string>>,
): Pick<CheckoutView, 'cartReminders' | 'marketing' | 'terms'> {
  const [marketing, terms] = [marketingAsked(context), termsAsked(context)];
  const reminders = remindersAsked(context);
  const { ticked } = draft ?? {};
  return {
    marketing: marketing && { ...marketing, isTicked: ticked?.marketing === marketing.version },
    cartReminders: reminders && { ...reminders, isTicked: ticked?.cartReminders === reminders.version },
    terms: terms && { ...terms, isTicked: ticked?.terms === terms.version, error: errors.terms ?? null },
  };
}

function boxView(
  asked: Asked | null,
  name: 'recurring' | 'downloads',
  { draft, errors }: { draft: CheckoutDraft | null; errors: Partial<Record<typeof name, string>> },
): CheckoutView['recurring'] {
  return (
    asked && { ...asked, isTicked: draft?.ticked?.[name] === asked.version, error: errors[name] ?? null }
  );
}

interface FieldFacts {
  readonly values: Partial<Record<CheckoutFieldName, string>>;
  readonly errors: Partial<Record<CheckoutFieldName, string>>;
  readonly requiresShipping: boolean;
  readonly isDonation: boolean;
}

function fieldViews(
  { website }: Context,
  { values, errors, requiresShipping, isDonation }: FieldFacts,
): CheckoutView['fields'] {
  const { language, store } = website.settings;
  const free: AddressFieldRule = { isRequired: false, label: null, choices: null };
  const rules: Partial<Record<CheckoutFieldName, AddressFieldRule>> = {
    ...addressFields(values.country ?? '', language),
    email: { ...free, isRequired: true },
    note: free,
    vatId: free,
    country: {
      isRequired: true,
      label: null,
      choices: countryChoices(store.countries, language),
    },
    ...(isDonation ? {} : billingRules(values, language)),
  };
  const asked = fieldsAsked({ requiresShipping, hasVatId: store.tax.eu !== null });
  const fields: Partial<Record<CheckoutFieldName, CheckoutFieldView>> = {};
  for (const name of checkoutFieldNames) {
    const rule = rules[name];
    if (rule && asked.has(name))
      fields[name] = { ...rule, value: values[name] ?? '', error: errors[name] ?? null };
  }
  return fields;
}
