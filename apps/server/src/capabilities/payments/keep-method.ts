import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { answerInTime } from './answer-in-time.ts';
import { methodOf } from './payment-methods.ts';
import { readPayment } from './payments.store.ts';
import { insertSavedMethod } from './saved-methods.store.ts';

/**
 * Asks the service for the saved method of a payment that was to be kept, and stores it, however often it is called
 * (rule PAYMENT-24). Returns its id; null if the service keeps none. Call it outside of any transaction.
 */
export async function keepMethodOf(context: Context, paymentId: Id): Promise<Id | null> {
  const { clock, database, website } = context;
  const payment = await readPayment(database, website.id, paymentId);
  if (!payment?.is_kept) return null;
  const asked = methodOf(payment.method).saving?.referenceOf(context, payment);
  const kept = asked ? await answerInTime(asked) : null;
  if (kept === null) return null;
  return insertSavedMethod(database, website.id, {
    id: payment.id,
    site_user_id: payment.site_user_id,
    method: payment.method,
    ...kept,
    saved_at: clock.now(),
  });
}
