import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import type { Context } from '../../context.ts';
import { promiseRefunds } from '../payments/index.ts';
import { carryOut } from './money.jobs.ts';
import type { OrderRow } from './orders.store.ts';
import { noteOnOrder } from './timeline.store.ts';

/**
 * Promises to refund what was paid beyond an order that was changed to cost less; its sale is lower already. Call it in
 * a transaction, under the order's lock, and `carryOutRefunds` once it has committed (rules ORDER-18, ORDEREDIT-7).
 */
export async function returnOverpaid(
  context: Context,
  order: OrderRow,
  { id, amount, reason }: { readonly id: Id; readonly amount: number; readonly reason: string },
): Promise<Result<null>> {
  const { database, jobs, website } = context;
  const promised = await promiseRefunds(context, {
    orderId: order.id,
    id,
    amount,
    paymentId: null,
    lines: [],
    partsOf: () => ({ items: 0, shipping: 0, tax: 0 }),
    isForEdit: true,
    is_restocked: false,
    reason,
    // The mail about the change says it.
    is_buyer_told: false,
  });
  if (!promised.ok) return promised;
  for (const row of promised.value) {
    if (row.state === 'asked') {
      await jobs.enqueue(database, carryOut, { websiteId: website.id, data: { refundId: row.id } });
      continue;
    }
    const words = formatMoney({ amount: row.amount, currency: order.currency }, website.settings.language);
    await noteOnOrder(context, {
      orderId: order.id,
      kind: 'refundNeeded',
      phrase: phrase('parts.refundByHand', { amount: words }),
    });
  }
  return succeed(null);
}
