import { isAllReturned, sumPayments } from '@vitrine/core/payments/order-payment.ts';
import type { Context } from '../../context.ts';
import { suspendCards, withdrawCards } from '../gift-cards/index.ts';
import { readPaymentsOf } from '../payments/index.ts';
import { noteDonations } from './note-donations.ts';
import type { OrderRow } from './orders.store.ts';
import { tellMemberships } from './tell-memberships.ts';

/**
 * What an order gave follows its payments once money goes back or is disputed: gift cards are disabled (rule
 * GIFTCARD-11), donations count less (rule DONATE-7) and memberships end (rule MEMBERSHIP-3). Call it in a transaction,
 * with the order locked.
 */
export async function followPayments(context: Context, order: OrderRow): Promise<void> {
  const payments =
    (await readPaymentsOf(context.database, context.website.id, [order.id])).get(order.id) ?? [];
  if (isAllReturned(payments)) await withdrawCards(context, { orderId: order.id });
  else
    await suspendCards(context, {
      orderId: order.id,
      isSuspended: sumPayments(payments).disputed > 0,
    });
  await noteDonations(context, order);
  await tellMemberships(context, order);
}
