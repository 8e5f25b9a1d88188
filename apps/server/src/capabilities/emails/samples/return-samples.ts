import { newId } from '@vitrine/core/id/id.ts';
import type { Context } from '../../../context.ts';
import type { OrderRow } from '../../orders/index.ts';
import { mailAccepted, mailAsked, mailEnded, mailReceived, mailWithdrawal } from '../../returns/index.ts';

const returned = ({ lines }: OrderRow) => ({
  serial: 1,
  lines: lines.slice(0, 1).map(({ id }) => ({
    ...{ lineId: id, reason: '—', asked: 1, accepted: 1, received: 1, isRestocked: false },
  })),
  comment: '',
  answer: '',
});

const asked = (context: Context, order: OrderRow) => mailAsked(context, order, returned(order));

export const returnSamples = {
  'returns.asked': asked,
  'returns.notice': asked,
  'returns.accepted': (context: Context, order: OrderRow) => mailAccepted(context, order, returned(order)),
  'returns.received': (context: Context, order: OrderRow) => mailReceived(context, order, returned(order)),
  'returns.declined': (context: Context, order: OrderRow) =>
    mailEnded(context, order, { ...returned(order), state: 'declined' }),
  'returns.closed': (context: Context, order: OrderRow) =>
    mailEnded(context, order, { ...returned(order), state: 'closed' }),
  'withdrawals.receipt': (context: Context, order: OrderRow) =>
    mailWithdrawal(context, {
      declared: {
        ...{ id: newId(), name: order.address.name, email: order.email },
        ...{ number: String(order.number), items: '' },
      },
      order,
      at: order.created_at,
    }),
};
