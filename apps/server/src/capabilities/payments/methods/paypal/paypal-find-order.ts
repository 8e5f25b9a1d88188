import type { Context } from '../../../../context.ts';
import { askPayPal, isGone } from './paypal-client.ts';
import { orderSchema, type PayPalOrder } from './paypal-objects.ts';

/** Null if PayPal no longer knows it: an order that nobody approves ends after some hours. */
export async function findOrder(context: Context, id: string): Promise<PayPalOrder | null> {
  try {
    return await askPayPal(context, { path: `/v2/checkout/orders/${id}`, reply: orderSchema });
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}
