import { newId } from '@vitrine/core/id/id.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { owedAmount, sumPayments } from '@vitrine/core/payments/order-payment.ts';
import type { Context } from '../../context.ts';
import { noteOnOrder, type OrderRow, returnOverpaid } from '../orders/index.ts';
import { changeAwaited, type PaymentRow } from '../payments/index.ts';
import { isPayable } from './open-balance-link.ts';

/**
 * A placed order learns how payments by its buyer ended: less is awaited by hand, and what was paid twice is promised
 * back (rule BALANCE-5). Call it in a transaction, under the order's lock, with payments that are not accounted yet.
 */
export async function settleBalance(
  context: Context,
  order: OrderRow,
  payments: readonly PaymentRow[],
): Promise<void> {
  const news = payments.filter(one => !one.is_accounted && !one.captures_later && !one.is_off_session);
  if (!isPayable(order)) return;
  const money = (amount: number) =>
    formatMoney({ amount, currency: order.currency }, context.website.settings.language);
  for (const { state, amount, decline_reason: reason } of news) {
    if (state !== 'captured' && state !== 'declined') continue;
    const text = [money(amount), reason].filter(Boolean).join(' · ');
    await noteOnOrder(context, { orderId: order.id, kind: state === 'captured' ? 'paid' : 'declined', text });
  }
  if (!news.some(({ state }) => state === 'captured')) return;
  const owed = owedAmount(payments, order.total);
  await changeAwaited(context, order.id, Math.max(0, owed));
  const tooMuch = Math.min(0 - owed, sumPayments(payments).refundable);
  if (tooMuch <= 0) return;
  await noteOnOrder(context, { orderId: order.id, kind: 'overpaid', text: money(tooMuch) });
  await returnOverpaid(context, order, { id: newId(), amount: tooMuch, reason: '' });
}
