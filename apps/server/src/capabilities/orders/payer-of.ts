import type { PayerSource } from '../../context.ts';
import { readOrder } from './orders.store.ts';

/** What the bank of a card compares: the address of the invoice, and its email. */
export const payerOf: PayerSource = async ({ database, website }, orderId) => {
  const order = await readOrder(database, website.id, orderId);
  return order && { email: order.email, address: order.billing_address ?? order.address };
};
