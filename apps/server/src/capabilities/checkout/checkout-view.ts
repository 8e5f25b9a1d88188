import { countryName } from '@vitrine/core/addresses/countries.ts';
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
import type { Context } from '../../context.ts';
import {
  blockersOf,
  type CheckoutDraft,
  destinationOf,
  dropLost,
  isShipped,
  type LoadedCart,
  lineViews,
  loadCart,
  priceLoadedCart,
  shippingViews,
  totalsView,
} from '../cart/index.ts';
import { listSavedMethods, type MethodOfWebsite, offeredMethods } from '../payments/index.ts';
import { newAttemptKey } from './attempt-key.ts';
import { placeOf } from './place-of.ts';

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
  if (loaded === null || loaded.lines.length === 0) return null;
  await dropLost(context, loaded);
  const { website } = context;
  const { currency, countries } = website.settings.store;
  const draft = loaded.row.draft;
  const values = state.values ?? draft?.values ?? {};
  const country = values.country || (destinationOf(countries, loaded.row)?.country ?? '');
  const priced: LoadedCart = { ...loaded, row: { ...loaded.row, ...placeOf({ ...values, country }) } };
  const totals = await priceLoadedCart(context, priced);
  const requiresShipping = loaded.lines.some(line => isShipped(line.variant.productType));
  const offered = await offeredMethods(context);
  const blockers = blockersOf(context, loaded, { totals, offered });
  const { language } = website.settings;
  const errors = wordAll(state.errors ?? draft?.errors ?? {}, language);
  const isAvailable = loaded.lines.every(line => line.problem === null);
  return {
    lines: await lineViews(context, loaded.lines),
    totals: totalsView(totals, currency),
    fields: fieldViews(context, {
      values: { ...values, country },
      errors,
      requiresShipping,
    }),
    shippingOptions: shippingViews(context, priced, totals),
    ...(totals.total === 0
      ? { paymentMethods: [], canKeepMethod: false, isMethodKept: false }
      : await paymentViews(context, { draft, siteUserId: state.siteUserId ?? null, offered })),
    messages: [
      ...(state.messages ?? draft?.messages ?? []).map(message => wordSaid(message, language)),
      ...blockers,
      ...(isAvailable ? [] : [cartMessage('cartChanged', language)]),
    ],
    // The total that the buyer sees is part of the attempt: if it has changed, the attempt is refused.
    idempotencyKey: newAttemptKey(context, { cartId: loaded.row.id, total: totals.total }),
    canPlace: blockers.length === 0 && isAvailable,
  };
}

async function paymentViews(
  context: Context,
  {
    draft,
    siteUserId,
    ...given
  }: { draft: CheckoutDraft | null; siteUserId: Id | null; offered: readonly MethodOfWebsite[] },
): Promise<Pick<CheckoutView, 'paymentMethods' | 'canKeepMethod' | 'isMethodKept'>> {
  const { database, website } = context;
  const offered = given.offered.map(({ method }) => method);
  const kept = siteUserId === null ? [] : await listSavedMethods(database, website.id, siteUserId);
  const ways = [
    ...kept
      .filter(saved => offered.some(({ id, saving }) => id === saved.method && saving !== undefined))
      .map(({ id, label }) => ({ id, name: label, description: '', isSaved: true })),
    ...offered.map(({ id, wordsIn }) => ({ id, ...wordsIn(website.settings.language), isSaved: false })),
  ];
  const chosen =
    ways.find(({ id }) => id === draft?.paymentMethod) ??
    ways.find(({ id }) => id !== draft?.avoidedMethod) ??
    ways[0];
  return {
    paymentMethods: ways.map(way => ({ ...way, isChosen: way === chosen })),
    canKeepMethod: siteUserId !== null && offered.some(({ saving }) => saving !== undefined),
    isMethodKept: draft?.keepsMethod === true,
  };
}

interface FieldFacts {
  readonly values: Partial<Record<CheckoutFieldName, string>>;
  readonly errors: Partial<Record<CheckoutFieldName, string>>;
  readonly requiresShipping: boolean;
}

function fieldViews(
  { website }: Context,
  { values, errors, requiresShipping }: FieldFacts,
): CheckoutView['fields'] {
  const { language, store } = website.settings;
  const free: AddressFieldRule = { isRequired: false, label: null, choices: null };
  const rules: Partial<Record<CheckoutFieldName, AddressFieldRule>> = {
    ...addressFields(values.country ?? '', language),
    email: { ...free, isRequired: true },
    note: free,
    country: {
      isRequired: true,
      label: null,
      choices: store.countries
        .map(code => ({ value: code, label: countryName(code, language) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, language)),
    },
  };
  const asked = fieldsAsked(requiresShipping);
  const fields: Partial<Record<CheckoutFieldName, CheckoutFieldView>> = {};
  for (const name of checkoutFieldNames) {
    const rule = rules[name];
    if (rule && asked.has(name))
      fields[name] = { ...rule, value: values[name] ?? '', error: errors[name] ?? null };
  }
  return fields;
}
