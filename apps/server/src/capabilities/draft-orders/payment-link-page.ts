import { addressLines, emptyAddress } from '@vitrine/core/addresses/address.ts';
import { typedBilling } from '@vitrine/core/checkout/billing-fields.ts';
import type { PaymentLinkView } from '@vitrine/core/draft-orders/payment-link-view.ts';
import type { Context } from '../../context.ts';
import { inLanguage } from '../../in-language.ts';
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
    billedTo: customer.billingApart === 'on' ? addressLines(typedBilling(customer), language) : [],
    shippingName: cart.agreed?.shipping?.name ?? '',
    checkout: await viewOfCheckout(context, loaded, { values: customer }),
  };
}

/** For the page of a link and what is ordered on it, in the language that staff chose (rule DRAFTORDER-12). */
export async function inLanguageOfLink(context: Context, token: string): Promise<Context> {
  const opened = await openPaymentLink(context, token);
  return opened?.stage === 'open' ? inLanguage(context, opened.draft.content.language) : context;
}
