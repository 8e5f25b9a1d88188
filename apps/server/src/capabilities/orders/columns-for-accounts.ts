import type { CsvValue } from '@vitrine/core/csv/csv-row.ts';
import type { OrderTotals } from '@vitrine/core/orders/order-totals.ts';
import { isPaymentOpen, type PaymentState } from '@vitrine/core/payments/payment-states.ts';
import { methodOf, type PaymentRow } from '../payments/index.ts';
import type { OrderRow } from './orders.store.ts';

/** The columns of the exported orders that accounting and support ask for (rule ORDER-49). */
export const headersForAccounts = [
  'VAT ID',
  'Reverse charge',
  'Payment methods',
  'Paid by gift card',
  'Discount codes',
  'Tax by rate',
  'Tracking numbers',
  'Channel',
  'Language',
];

interface Accounted {
  readonly order: OrderRow;
  readonly payments: readonly PaymentRow[];
  readonly trackingNumbers: readonly string[];
  readonly language: string;
  readonly money: (amount: number) => CsvValue;
}

export function columnsForAccounts({
  order,
  payments,
  trackingNumbers,
  language,
  money,
}: Accounted): CsvValue[] {
  const paying = payments.filter(({ state, captured }) => captured > 0 || !hasFailed(state));
  const codes = order.totals.discounts.flatMap(({ code }) => code ?? []);
  const byCard = paying.filter(({ method }) => methodOf(method).isBalance === true);
  return [
    order.vat_id,
    order.totals.isReverseCharged === true ? 'yes' : 'no',
    joined(paying.map(({ method }) => methodOf(method).wordsIn(language).name)),
    money(byCard.reduce((sum, { captured }) => sum + captured, 0)),
    joined(codes),
    taxByRate(order.totals, money),
    joined(trackingNumbers),
    order.channel,
    order.language || language,
  ];
}

function hasFailed(state: PaymentState): boolean {
  return !isPaymentOpen(state) && !['awaited', 'authorised', 'captured', 'late'].includes(state);
}

function joined(texts: readonly string[]): string {
  return [...new Set(texts)].join(', ');
}

/** Such as `19 %: 3.19; 7 %: 0.65`: the same in any language, for a program to split. */
function taxByRate({ taxes }: OrderTotals, money: Accounted['money']): string {
  const sums = new Map<string, number>();
  for (const { name, rate, amount } of taxes) {
    const label = [name, `${rate / 1000} %`].filter(Boolean).join(' ');
    sums.set(label, (sums.get(label) ?? 0) + amount);
  }
  return [...sums].map(([label, amount]) => `${label}: ${money(amount)}`).join('; ');
}
