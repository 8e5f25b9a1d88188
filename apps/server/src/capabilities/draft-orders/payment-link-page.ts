import { addressLines, emptyAddress } from '@vitrine/core/addresses/address.ts';
import type { PaymentLinkView } from '@vitrine/core/draft-orders/payment-link-view.ts';
import type { Context } from '../../context.ts';
import { isShipped, loadEntries, readAgreedCart } from '../cart/index.ts';
import { pathOfLink, viewOfCheckout } from '../checkout/index.ts';
import { openPaymentLink } from './open-payment-link.ts';

/** What was agreed, for anyone with its link; null for any other token (rule PAYLINK-3). */
export async function paymentLinkPage(context: Context, token: string): Promise<PaymentLinkView | null> {
  const opened = await openPaymentLink(context, token);
  if (opened?.stage !== 'open') return opened;
  const { draft, expiresAt } = opened;
  const cart = await readAgreedCart(context.database, context.website.id, draft.id);
  if (cart === null) return null;
  const loaded = await loadEntries(context, cart);
  const { customer } = draft.content;
  const country = customer.country.trim().toUpperCase();
  const { language } = context.website.settings;
  return {
    stage: 'open',
    address: pathOfLink(token),
    expiresAt: expiresAt.toISOString(),
    email: customer.email.trim(),
    vatId: customer.vatId.trim(),
    note: customer.note.trim(),
    sentTo: loaded.lines.some(line => isShipped(line.variant.productType))
      ? addressLines({ ...emptyAddress, ...customer, country }, language)
      : [],
    shippingName: cart.agreed?.shipping?.name ?? '',
    checkout: await viewOfCheckout(context, loaded, { values: customer }),
  };
}
