import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { orderErrors } from '@vitrine/core/orders/orders.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { listRefunds, updateRefundState } from '../payments/index.ts';
import { mailRefundSent } from './mail-about-order.ts';
import { lockOrder } from './orders.store.ts';
import { noteOnOrder } from './timeline.store.ts';

export interface RefundSent {
  readonly orderId: Id;
  /** `2026-05-31`. */
  readonly sentOn: string;
  readonly reference: string;
  readonly isBuyerTold: boolean;
}

const dayMilliseconds = 86_400_000;

/** Records that a due refund was sent; only a person can know (rule ORDER-12). */
export async function markRefunded(
  context: Context,
  { orderId, sentOn, reference, isBuyerTold }: RefundSent,
): Promise<Result<null>> {
  // In every time zone the day has begun within a day of ours.
  const latest = new Date(context.clock.now().getTime() + dayMilliseconds).toISOString().slice(0, 10);
  if (sentOn > latest) {
    const errors = { sentOn: phrase('fields.inFuture') };
    return fail(callErrors.invalid, { fields: 'sentOn' }, { errors });
  }
  return transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const order = await lockOrder(transaction, context.website.id, orderId);
    if (order === null) return fail(callErrors.notFound);
    const due = (await listRefunds(transaction, context.website.id, orderId)).filter(
      one => one.state === 'due',
    );
    const sent = due.reduce((sum, one) => sum + one.amount, 0);
    if (sent === 0)
      return fail(orderErrors.forbiddenMove, {
        state: phrase('parts.orderNoRefundDue'),
        wanted: phrase('parts.orderRefunded'),
      });
    const now = context.clock.now();
    for (const { id } of due)
      await updateRefundState(transaction, context.website.id, {
        id,
        from: 'due',
        to: 'done',
        reference,
        now,
      });
    const { language } = context.website.settings;
    const amount = formatMoney({ amount: sent, currency: order.currency }, language);
    const text = [amount, sentOn, reference].filter(Boolean).join(' · ');
    await noteOnOrder(inside, { orderId, kind: 'refundSent', text });
    if (isBuyerTold) await mailRefundSent(inside, order, { reference, amount: sent });
    return succeed(null);
  });
}
