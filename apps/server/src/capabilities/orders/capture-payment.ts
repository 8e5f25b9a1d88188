import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { stateInWords } from '@vitrine/core/orders/order-states.ts';
import { orderErrors } from '@vitrine/core/orders/orders.errors.ts';
import { authorisedOf } from '@vitrine/core/payments/order-payment.ts';
import { paymentErrors } from '@vitrine/core/payments/payments.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { insertCapture, lockPaymentsOf, readCapture } from '../payments/index.ts';
import { carryOutCapture } from './carry-out-capture.ts';
import { takeHeld } from './money.jobs.ts';
import { lockOrder } from './orders.store.ts';

export interface Capture {
  readonly orderId: Id;
  readonly paymentId: Id;
  /** Made by the caller, so that the same request sent twice captures money once. */
  readonly captureId: Id;
  /** Everything that is authorised, if not given. */
  readonly amount?: number | undefined;
}

/**
 * Captures money that a service authorised for an order, all of it or a part (rule PAYMENT-20). The capture is
 * stored first; the service is called afterwards, outside of the transaction, or by a job if this process ends in
 * the meantime.
 */
export async function capturePayment(context: Context, capture: Capture): Promise<Result<null>> {
  const wanted = await transactionOf<Result<null>>(context.database, transaction =>
    want(within(context, transaction), capture),
  );
  if (wanted.ok) await carryOutCapture(context, capture.captureId);
  return wanted;
}

async function want(
  { clock, database, jobs, website }: Context,
  { orderId, paymentId, captureId, amount }: Capture,
): Promise<Result<null>> {
  const order = await lockOrder(database, website.id, orderId);
  if (order === null) return fail(callErrors.notFound);
  const payment = (await lockPaymentsOf(database, website.id, orderId)).find(({ id }) => id === paymentId);
  if (!payment) return fail(callErrors.notFound);
  const before = await readCapture(database, website.id, captureId);
  if (before !== null) return before.payment_id === paymentId ? succeed(null) : fail(callErrors.notFound);
  if (order.state === 'pending' || order.state === 'cancelled')
    return fail(orderErrors.forbiddenMove, {
      state: stateInWords(order.state),
      wanted: phrase('parts.orderPaid'),
    });
  const left = authorisedOf(payment);
  if (left === 0) return fail(paymentErrors.forbiddenMove, { state: payment.state, wanted: 'captured' });
  if (payment.capturing > 0 || payment.is_void_wanted) return fail(paymentErrors.stillAsked);
  if (amount !== undefined && amount > left) {
    const most = formatMoney({ amount: left, currency: order.currency }, website.settings.language);
    return fail(
      paymentErrors.moreThanHeld,
      { left: most },
      { errors: { amount: phrase('fields.atMost', { most }) } },
    );
  }
  await insertCapture(database, website.id, {
    id: captureId,
    payment_id: paymentId,
    amount: amount ?? left,
    state: 'asked',
    reference: '',
    asked_at: clock.now(),
    done_at: null,
  });
  await jobs.enqueue(database, takeHeld, { websiteId: website.id, data: { captureId } });
  return succeed(null);
}
