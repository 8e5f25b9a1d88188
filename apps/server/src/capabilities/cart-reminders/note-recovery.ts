import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { readCart } from '../cart/index.ts';
import { noteOnOrder, readOrder } from '../orders/index.ts';
import { dropReminder, readReminderOfCart } from './cart-reminders.store.ts';

/** Marks an order that a reminder won back; a reminder that was not sent is no longer needed (rule REMINDER-8). */
export async function noteRecovery(context: Context, { orderId }: { readonly orderId: Id }): Promise<void> {
  const { database, website } = context;
  const order = await readOrder(database, website.id, orderId);
  if (!order?.cart_id) return;
  const cart = await readCart(database, website.id, order.cart_id);
  if (cart?.reminder_id && !order.is_without_effect)
    await noteOnOrder(context, { orderId, kind: 'recovered' });
  const waiting = await readReminderOfCart(database, website.id, order.cart_id);
  if (waiting !== null) await dropReminder(database, website.id, waiting.id);
}
