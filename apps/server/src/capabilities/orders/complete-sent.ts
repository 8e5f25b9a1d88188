import { isSent, itemsToSend } from '@vitrine/core/orders/shipment.ts';
import { orderPaymentState } from '@vitrine/core/payments/order-payment.ts';
import type { Context } from '../../context.ts';
import { listRefunds, readPaymentsOf } from '../payments/index.ts';
import { issueSoldCards } from './issue-sold-cards.ts';
import { mailReceipt } from './mail-about-order.ts';
import { mailDownloads } from './mail-downloads.ts';
import { moveOrder } from './move-order.ts';
import { noteDonations } from './note-donations.ts';
import { grantSoldDownloads } from './order-downloads.ts';
import type { OrderRow } from './orders.store.ts';
import { listShipments, valid } from './shipments.store.ts';
import { tellMemberships } from './tell-memberships.ts';
import { noteOnOrder } from './timeline.store.ts';

/**
 * Once an order is paid its gift cards are issued and its files can be downloaded, and one of which nothing is left
 * to be sent is completed: one of digital goods and services at once, one that was sent in part when its rest was
 * refunded (rule ORDER-33), one that was sent before it was paid with its payment (rule ORDER-50). Nothing of it happens to
 * an order without effect (rule ORDER-51). Call it in a transaction, with the order locked.
 */
export async function completeSent(context: Context, order: OrderRow): Promise<void> {
  if (order.is_without_effect) return;
  const { database, website } = context;
  await issueSoldCards(context, order);
  await tellMemberships(context, order);
  if (await noteDonations(context, order)) await mailReceipt(context, order);
  if (await grantSoldDownloads(context, order)) await mailDownloads(context, order);
  // An order of which nothing was sent is not completed by refunding its goods.
  if (order.state !== 'placed' || (order.lines.some(isSent) && order.fulfilment_state === 'open')) return;
  const payments = (await readPaymentsOf(database, website.id, [order.id])).get(order.id) ?? [];
  const state = orderPaymentState(payments, order.total);
  if (state !== 'captured' && order.fulfilment_state === 'open') return;
  if (payments.some(payment => payment.state === 'awaited')) return;
  const shipments = valid(await listShipments(database, website.id, order.id));
  const refunds = await listRefunds(database, website.id, order.id);
  if (itemsToSend({ lines: order.lines, refunds, shipments }).length > 0) return;
  const moved = await moveOrder(context, order, { to: 'completed' });
  if (!moved.ok) return;
  await noteOnOrder(context, { orderId: order.id, kind: 'completed' });
}
