import type { Id } from '@vitrine/core/id/id.ts';
import { isPaymentOpen } from '@vitrine/core/payments/payment-states.ts';
import type { Context } from '../../context.ts';
import { defineJobKind } from '../../jobs/jobs.ts';
import { completeOrder } from '../checkout/index.ts';
import { closePayments, readPaymentsOf } from '../payments/index.ts';

/** Enqueued with the transaction that cancels a subscription: the payments of the order that waited have to end. */
export const paymentsToEnd = defineJobKind<{ orderId: Id }>('subscriptions.endPayments');

/** Outside of the transaction, because services are asked; the job that looks payments up goes on if one is silent. */
export async function endPayments(context: Context, orderId: Id): Promise<void> {
  const { database, website } = context;
  const payments = (await readPaymentsOf(database, website.id, [orderId])).get(orderId) ?? [];
  const open = payments.filter(({ state }) => isPaymentOpen(state)).map(({ id }) => id);
  const areClosed = await closePayments(context, open);
  if (areClosed && payments.length > 0) await completeOrder(context, orderId);
}
