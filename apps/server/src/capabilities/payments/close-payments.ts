import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { closePayment } from './settle-payment.ts';

/**
 * Ends open payments at their services. False if a service does not answer, or refuses: then that payment and those
 * after it stay as they are, and the job that looks payments up goes on asking (rule CHECKOUT-39). Call it outside of
 * any transaction.
 */
export async function closePayments(context: Context, paymentIds: readonly Id[]): Promise<boolean> {
  for (const paymentId of paymentIds)
    try {
      await closePayment(context, paymentId);
    } catch (error) {
      context.log.error({ error, paymentId }, 'a payment could not be ended at its service');
      return false;
    }
  return true;
}
