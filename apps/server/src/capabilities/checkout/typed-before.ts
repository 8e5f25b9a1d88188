import { billingFieldNames } from '@vitrine/core/checkout/billing-fields.ts';
import type { CheckoutBody } from '@vitrine/core/checkout/checkout.calls.ts';
import type { CheckoutFieldName } from '@vitrine/core/checkout/checkout-view.ts';
import type { Context } from '../../context.ts';
import { hashOfCart, readCartByToken } from '../cart/index.ts';

/** What no wallet gives. */
const own: readonly CheckoutFieldName[] = ['company', 'vatId', 'phone', 'note', ...billingFieldNames];

/** What was typed at the checkout besides what a wallet gives, as a form posts it (rule EXPRESS-5). */
export async function typedBefore(
  { database, website }: Context,
  token: string | undefined,
): Promise<Partial<CheckoutBody>> {
  const cart = await readCartByToken(database, website.id, hashOfCart(token));
  const draft = cart?.draft;
  if (!draft) return {};
  return {
    ...Object.fromEntries(own.flatMap(name => (draft.values[name] ? [[name, draft.values[name]]] : []))),
    billingApart: draft.isBillingApart === true ? 'on' : '',
    keepsMethod: draft.keepsMethod === true ? 'on' : '',
    cartReminders: draft.ticked?.cartReminders ?? '',
  };
}
