import type { Id } from '@vitrine/core/id/id.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { authorisedOf } from '@vitrine/core/payments/order-payment.ts';
import { type Context, within } from '../../context.ts';
import {
  answerInTime,
  lockPaymentsOf,
  methodOf,
  moveHeldPayment,
  type PaymentRow,
  readPaymentsOf,
  settlePayment,
} from '../payments/index.ts';
import { lockOrder } from './orders.store.ts';
import { noteOnOrder } from './timeline.store.ts';

/** Asks the services to release the given authorisations; the job asks those that cannot be reached now. */
export async function carryOutVoids(context: Context, orderId: Id): Promise<void> {
  try {
    await askToVoid(context, orderId);
  } catch (error) {
    context.log.error({ error, orderId }, 'an authorisation could not be released yet');
  }
}

export async function askToVoid(context: Context, orderId: Id): Promise<void> {
  const { database, website } = context;
  const payments = (await readPaymentsOf(database, website.id, [orderId])).get(orderId) ?? [];
  for (const payment of payments.filter(isWanted)) {
    const { authorisation } = methodOf(payment.method);
    if (!authorisation) throw new Error(`The payment method ${payment.method} holds no money.`);
    const answer = await answerInTime(authorisation.void(context, payment));
    // It was captured at the service: the result is settled like any other message.
    if (answer === 'captured') await settlePayment(context, { paymentId: payment.id, outcome: 'captured' });
    else await settleVoid(context, payment);
  }
}

async function settleVoid(context: Context, { id, order_id: orderId }: PaymentRow): Promise<void> {
  const { database, website } = context;
  await database.transaction(async transaction => {
    const inside = within(context, transaction);
    const order = await lockOrder(transaction, website.id, orderId);
    const payment = (await lockPaymentsOf(transaction, website.id, orderId)).find(one => one.id === id);
    if (order === null || !payment || !isWanted(payment)) return;
    const amount = authorisedOf(payment);
    await moveHeldPayment(inside, payment, 'voided');
    const text = formatMoney({ amount, currency: order.currency }, website.settings.language);
    await noteOnOrder(inside, { orderId, kind: 'authorisationReleased', text });
  });
}

function isWanted({ state, is_void_wanted }: PaymentRow): boolean {
  return state === 'authorised' && is_void_wanted;
}
