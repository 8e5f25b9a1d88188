import type { Context } from '../../context.ts';
import { answerInTime } from './answer-in-time.ts';
import type { ChargeAnswer } from './payment-method.ts';
import { methodOf } from './payment-methods.ts';
import type { PaymentRow } from './payments.store.ts';
import { readSavedMethod } from './saved-methods.store.ts';

/**
 * Asks the service to charge the saved payment method of a payment; declined if it is no longer saved. Call it
 * outside of any transaction.
 */
export async function chargeSaved(
  context: Context,
  payment: PaymentRow,
  { isBuyerPresent }: { isBuyerPresent: boolean },
): Promise<ChargeAnswer> {
  const { database, website } = context;
  const { saving } = methodOf(payment.method);
  const saved =
    payment.saved_method_id && (await readSavedMethod(database, website.id, payment.saved_method_id));
  if (!saved || !saving || saved.method !== payment.method) return { outcome: 'declined', reason: '' };
  return answerInTime(saving.charge(context, payment, { reference: saved.reference, isBuyerPresent }));
}
