import { type Id, newId } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import type { Context } from '../../context.ts';
import { promiseRefunds, type RefundRow } from '../payments/index.ts';
import type { RefundFacts } from './emails/order-mails.ts';
import { carryOutWhole } from './money.jobs.ts';
import type { OrderRow } from './orders.store.ts';
import { partsFor } from './refund-parts-of.ts';
import { noteOnOrder } from './timeline.store.ts';

/**
 * Promises to refund all that is left of the captured money of an order, or of one of its payments: call
 * `carryOutRefunds` once the transaction has committed; a job does so if this process ends before. If no service
 * can, the refund is due manually (rule ORDER-12). Call it in a transaction, under the order's lock.
 */
export async function giveMoneyBack(
  context: Context,
  order: OrderRow,
  { reason = '', paymentId = null }: { reason?: string; paymentId?: Id | null } = {},
): Promise<Pick<RefundFacts, 'refund' | 'amount'>> {
  const { database, jobs, website } = context;
  const promised = await promiseRefunds(context, {
    orderId: order.id,
    id: newId(),
    amount: null,
    paymentId,
    lines: [],
    partsOf: partsFor(order),
    is_restocked: false,
    reason,
    // The mail about the whole order mentions it.
    is_buyer_told: false,
  });
  if (!promised.ok) return { refund: null, amount: 0 };
  const sumOf = (state: RefundRow['state']) =>
    promised.value.reduce((sum, row) => sum + (row.state === state ? row.amount : 0), 0);
  const [asked, due] = [sumOf('asked'), sumOf('due')];
  if (asked > 0)
    await jobs.enqueue(database, carryOutWhole, { websiteId: website.id, data: { orderId: order.id } });
  if (due > 0) {
    const words = formatMoney({ amount: due, currency: order.currency }, website.settings.language);
    await noteOnOrder(context, {
      orderId: order.id,
      kind: 'refundNeeded',
      phrase: phrase('parts.refundByHand', { amount: words }),
    });
  }
  return { refund: asked > 0 ? 'refunding' : 'refundDue', amount: asked + due };
}
