import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { authorisedOf } from '@vitrine/core/payments/order-payment.ts';
import { paymentErrors } from '@vitrine/core/payments/payments.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { lockPaymentsOf, type PaymentRow, wantVoid } from '../payments/index.ts';
import { carryOutVoids } from './carry-out-void.ts';
import { letGo } from './money.jobs.ts';
import { lockOrder } from './orders.store.ts';

/** Releases the rest of an authorised payment; the captured part stays captured (rule PAYMENT-20). */
export async function voidPayment(
  context: Context,
  { orderId, paymentId }: { orderId: Id; paymentId: Id },
): Promise<Result<null>> {
  const wanted = await transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const { id } = context.website;
    if ((await lockOrder(transaction, id, orderId)) === null) return fail(callErrors.notFound);
    const payment = (await lockPaymentsOf(transaction, id, orderId)).find(one => one.id === paymentId);
    if (!payment) return fail(callErrors.notFound);
    if (payment.is_void_wanted) return succeed(null);
    if (authorisedOf(payment) === 0)
      return fail(paymentErrors.forbiddenMove, { state: payment.state, wanted: 'voided' });
    if (payment.capturing > 0) return fail(paymentErrors.stillAsked);
    await releaseHeld(inside, orderId, [payment]);
    return succeed(null);
  });
  if (wanted.ok) await carryOutVoids(context, orderId);
  return wanted;
}

/**
 * Records that the authorised part of these payments is released: call `carryOutVoids` once the transaction has
 * committed; a job does so if this process ends before. Call it in a transaction, under the order's lock.
 */
export async function releaseHeld(
  { database, jobs, website }: Context,
  orderId: Id,
  payments: readonly PaymentRow[],
): Promise<void> {
  const held = payments.filter(payment => authorisedOf(payment) > 0 && !payment.is_void_wanted);
  if (held.length === 0) return;
  for (const { id } of held) await wantVoid(database, website.id, id);
  await jobs.enqueue(database, letGo, { websiteId: website.id, data: { orderId } });
}
