import type Stripe from 'stripe';
import type { SavedReference } from '../../payment-method.ts';

type Expandable = string | Stripe.PaymentMethod | null;

/** Such as `Visa •••• 4242`; empty unless the card was asked for with the intent. */
export function labelOf(method: Expandable): string {
  if (typeof method !== 'object' || method === null || !method.card) return '';
  const { brand, last4, display_brand: shown } = method.card;
  return `${brandOf(shown ?? brand)} •••• ${last4}`;
}

/** A card of a customer, as it is charged later. */
export function savedCard(
  customer: string | Stripe.Customer | Stripe.DeletedCustomer | null,
  method: Expandable,
): SavedReference | null {
  if (typeof customer !== 'string' || typeof method !== 'object' || method === null) return null;
  const { exp_month: month, exp_year: year } = method.card ?? {};
  return {
    reference: `${customer}/${method.id}`,
    label: labelOf(method),
    expires: month && year ? `${year}-${String(month).padStart(2, '0')}` : '',
  };
}

const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

function brandOf(brand: string): string {
  return brands[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1).replaceAll('_', ' ');
}
