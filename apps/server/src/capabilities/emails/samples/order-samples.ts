import { newId } from '@vitrine/core/id/id.ts';
import type { Context } from '../../../context.ts';
import {
  mailBalance,
  mailCancelled,
  mailChallenge,
  mailEdited,
  mailFiles,
  mailFulfilled,
  mailLatePayment,
  mailPlaced,
  mailReceipt,
  mailRefund,
  mailRefundPart,
  mailRefundSent,
  mailTracking,
  type OrderRow,
} from '../../orders/index.ts';
import { websiteAddress } from '../../tenancy/index.ts';

const shipmentOf = ({ lines }: OrderRow) => ({
  lines: lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
  carrier: 'DHL',
  tracking_number: '00340434161094',
  tracking_address: 'https://www.dhl.com/track?id=00340434161094',
  note: '',
});
const placed = (context: Context, order: OrderRow) =>
  mailPlaced(context, order, { payments: [], offered: [] });
const given = ({ total }: OrderRow) => ({ reason: '', refund: 'refunding' as const, amount: total });

export const orderSamples = {
  'orders.confirmation': placed,
  'orders.notice': placed,
  'orders.fulfilled': (context: Context, order: OrderRow) =>
    mailFulfilled(context, order, { shipment: shipmentOf(order), still: [], isFirst: true }),
  'orders.tracking': (context: Context, order: OrderRow) => mailTracking(context, order, shipmentOf(order)),
  'orders.downloads': (context: Context, order: OrderRow) => {
    const { configuration, website } = context;
    const address = websiteAddress(configuration, website.subdomain);
    return mailFiles(context, order, { paragraphs: ['glazes.pdf (2 MB)'], address });
  },
  'orders.donationReceipt': mailReceipt,
  'orders.challenged': (context: Context, order: OrderRow) =>
    mailChallenge(context, order, { id: newId(), amount: order.total }),
  'orders.edited': (context: Context, order: OrderRow) => {
    const [line] = order.lines;
    const changes = line ? [{ title: line.title, from: line.quantity, to: line.quantity + 1 }] : [];
    return mailEdited(context, order, {
      ...{ changes, shipping: null, reason: '', toRefund: null, before: order.total },
      toPay: line?.unitPrice ?? 0,
    });
  },
  'orders.balance': (context: Context, order: OrderRow) =>
    mailBalance(context, order, {
      amount: order.lines[0]?.unitPrice ?? order.total,
      path: '/',
      expiresAt: new Date(order.created_at.getTime() + 14 * 86_400_000),
    }),
  'orders.cancelled': (context: Context, order: OrderRow) =>
    mailCancelled(context, { ...order, state: 'cancelled' }, given(order)),
  'orders.refund': (context: Context, order: OrderRow) => mailRefund(context, order, given(order)),
  'orders.refundPart': (context: Context, order: OrderRow) => {
    const [line] = order.lines;
    const amount = line?.unitPrice ?? 0;
    return mailRefundPart(context, order, {
      isGiven: true,
      refund: {
        ...{ id: newId(), order_id: order.id, payment_id: newId(), amount, state: 'done' as const },
        lines: line ? [{ lineId: line.id, quantity: 1, amount }] : [],
        ...{ items: amount, shipping: 0, tax: 0, is_restocked: false, reason: '', is_buyer_told: true },
        ...{
          is_for_edit: false,
          is_noted: true,
          reference: '',
          asked_at: order.created_at,
          done_at: order.created_at,
        },
      },
    });
  },
  'orders.refundSent': (context: Context, order: OrderRow) =>
    mailRefundSent(context, order, { reference: 'RF18 5390', amount: order.total }),
  'orders.paidLate': (context: Context, order: OrderRow) => mailLatePayment(context, order, given(order)),
};
