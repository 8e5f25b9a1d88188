import { maxCodes } from '@vitrine/core/cart/cart.calls.ts';
import { chosenOption } from '@vitrine/core/cart/shipping-options.ts';
import type { CheckoutBody } from '@vitrine/core/checkout/checkout.calls.ts';
import { type CheckoutFieldName, checkoutFieldNames } from '@vitrine/core/checkout/checkout-view.ts';
import type { Refusal } from '@vitrine/core/errors/result.ts';
import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import { maxVatId } from '@vitrine/core/tax/vat-id.ts';
import type { Context } from '../../context.ts';
import {
  type CheckoutDraft,
  type CodeNotice,
  hashOfCart,
  readCartByToken,
  updateDraft,
} from '../cart/index.ts';

export interface Typed {
  readonly token: string | undefined;
  readonly body: CheckoutBody;
  readonly refused: Refusal | null;
  /** About the code that was entered. */
  readonly notice?: CodeNotice;
}

/**
 * The input is stored with its cart, and the checkout shows it with its errors (rule CHECKOUT-13); false if there is no
 * open cart.
 */
export async function keepDraft(
  context: Context,
  { token, body, refused, notice = null }: Typed,
): Promise<boolean> {
  const { database, website } = context;
  const cart = await readCartByToken(database, website.id, hashOfCart(token));
  if (cart === null || cart.state !== 'open') return false;
  const pick = (from: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      checkoutFieldNames.flatMap(name => (typeof from[name] === 'string' ? [[name, from[name]]] : [])),
    ) as Partial<Record<CheckoutFieldName, string>>;
  const { fields: errors, others } = sorted(refused?.errors ?? {});
  const country = body.country.trim().toUpperCase();
  const draft = {
    values: { ...pick(body), country },
    errors,
    messages: [
      ...(refused === null || refused.errors ? others : [refused]),
      ...(notice === null || notice === 'expired' ? [] : [codeNotices[notice]]),
    ],
    isBillingApart: body.billingApart === 'on',
    paymentMethod: body.paymentMethod,
    keepsMethod: body.keepsMethod === 'on',
    ticked: {
      marketing: body.marketing,
      cartReminders: body.cartReminders,
      terms: body.terms,
      recurring: body.recurring,
      downloads: body.downloads,
    },
  };
  const { store } = website.settings;
  const isKnown = store.countries.includes(country);
  const destination = isKnown
    ? { country, region: body.region.trim(), postalCode: body.postalCode.trim() }
    : null;
  const vatId = body.vatId.trim().slice(0, maxVatId);
  const options = store.shippingZones.flatMap(zone => zone.options);
  const shippingOption =
    body.shippingOption === '' ? null : (chosenOption(options, body.shippingOption)?.id ?? null);
  await updateDraft(database, website.id, { cartId: cart.id, draft, destination, vatId, shippingOption });
  return true;
}

const codeNotices = {
  code: phrase('discounts.noCode'),
  'code-wait': phrase('discounts.tooManyTries'),
  'codes-full': phrase('discounts.tooManyCodes', { max: maxCodes }),
} as const;

const boxes = ['terms', 'recurring', 'downloads'];

/** Problems of fields on the page, and all others, which are shown above the form. */
function sorted(errors: Readonly<Record<string, Phrase | string>>): {
  fields: CheckoutDraft['errors'];
  others: readonly (Phrase | string)[];
} {
  const entries = Object.entries(errors);
  const isField = ([name]: [string, unknown]) =>
    boxes.some(box => box === name) || checkoutFieldNames.some(field => field === name);
  return {
    fields: Object.fromEntries(entries.filter(isField)),
    others: entries.filter(entry => !isField(entry)).map(([, problem]) => problem),
  };
}
