import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { Context } from '../../../../context.ts';
import { websiteAddress } from '../../../tenancy/index.ts';
import type { PaymentAnswer } from '../../payment-method.ts';
import type { PaymentRow } from '../../payments.store.ts';
import {
  beginTaking,
  closePayPalPayment,
  openPayPalPayment,
  readPayPalPayment,
  recordOrder,
  recordRefusal,
} from './paypal.store.ts';
import { toPayPal } from './paypal-amounts.ts';
import { releaseOrder } from './paypal-authorisation.ts';
import { askPayPal, PayPalRefusal } from './paypal-client.ts';
import { findOrder } from './paypal-find-order.ts';
import { customOf } from './paypal-names.ts';
import { moneyOf, orderSchema, type PayPalOrder, reasonOf } from './paypal-objects.ts';

/** The order at PayPal of a payment, created at most once: our id is PayPal’s request id (rule PAYPAL-3). */
export async function startAtPayPal(context: Context, payment: PaymentRow): Promise<string> {
  const { database, website } = context;
  const back = `/checkout/return/${payment.id}`;
  const row = await openPayPalPayment(database, website.id, payment.id);
  if (row.is_closed) return back;
  if (row.paypal_order !== null && row.approval_page !== null) {
    const order = await findOrder(context, row.paypal_order);
    return order !== null && waiting.includes(order.status) ? row.approval_page : back;
  }
  const body = bodyOf(context, payment);
  const refuse = async (refusal: string) => {
    await recordRefusal(database, website.id, { paymentId: payment.id, refusal });
    return back;
  };
  if (body === null)
    return refuse(wordsIn(website.settings.language).payPal.otherCurrency({ currency: payment.currency }));
  try {
    const asked = { path: '/v2/checkout/orders', body, id: payment.id, reply: orderSchema };
    const order = await askPayPal(context, asked);
    const page = order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
    if (page === undefined) return back;
    await recordOrder(database, website.id, { paymentId: payment.id, order: order.id, page });
    return page;
  } catch (error) {
    if (error instanceof PayPalRefusal) return refuse(error.message);
    throw error;
  }
}

/** The buyer has not approved it yet. */
const waiting = ['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED'];

function bodyOf({ configuration, website }: Context, payment: PaymentRow): string | null {
  const amount = toPayPal(payment);
  if (amount === null) return null;
  const here = websiteAddress(configuration, website.subdomain);
  return JSON.stringify({
    intent: payment.captures_later ? 'AUTHORIZE' : 'CAPTURE',
    purchase_units: [{ custom_id: customOf(website.id, payment.id), amount }],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: website.title.slice(0, 127),
          locale: website.settings.language,
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          return_url: `${here}/checkout/return/${payment.id}`,
          cancel_url: `${here}/payments/paypal/${payment.id}/cancellation`,
        },
      },
    },
  });
}

/**
 * What an order tells of its payment. The money of an approved order is taken now, unless the payment was closed
 * before (rule PAYPAL-4); null while the buyer or PayPal has not decided.
 */
export async function settleAtPayPal(context: Context, payment: PaymentRow): Promise<PaymentAnswer | null> {
  const { database, website } = context;
  const row = await readPayPalPayment(database, website.id, payment.id);
  if (row === null) return null;
  if (row.refusal !== '') return { outcome: 'declined', reason: row.refusal };
  const unfinished = row.is_closed ? ({ outcome: 'abandoned' } as const) : null;
  if (row.paypal_order === null) return unfinished;
  const order = await findOrder(context, row.paypal_order);
  if (order === null) return { outcome: 'abandoned' };
  if (order.status !== 'APPROVED') return answerOf(order, payment) ?? unfinished;
  if (!(await beginTaking(database, website.id, payment.id))) return { outcome: 'abandoned' };
  return takeMoney(context, payment, order.id);
}

async function takeMoney(
  context: Context,
  payment: PaymentRow,
  order: string,
): Promise<PaymentAnswer | null> {
  const act = payment.captures_later ? 'authorize' : 'capture';
  const path = `/v2/checkout/orders/${order}/${act}`;
  try {
    const asked = { path, body: '{}', id: `${payment.id}-${act}`, reply: orderSchema };
    return answerOf(await askPayPal(context, asked), payment);
  } catch (error) {
    if (!(error instanceof PayPalRefusal)) throw error;
    const after = await findOrder(context, order);
    if (after === null) return { outcome: 'abandoned' };
    if (after.status === 'COMPLETED') return answerOf(after, payment);
    await recordRefusal(context.database, context.website.id, {
      paymentId: payment.id,
      refusal: error.message,
    });
    return { outcome: 'declined', reason: error.message };
  }
}

/** Null while PayPal has not decided about the money. */
function answerOf(order: PayPalOrder, payment: PaymentRow): PaymentAnswer | null {
  if (order.status === 'VOIDED') return { outcome: payment.state === 'authorised' ? 'voided' : 'abandoned' };
  if (order.status !== 'COMPLETED') return null;
  const { authorisation, captures } = moneyOf(order);
  if (authorisation === null) {
    const [capture] = captures;
    return capture ? (answerOfStatus[capture.status]?.(reasonOf(capture)) ?? null) : null;
  }
  if (authorisation.status === 'DENIED') return { outcome: 'declined', reason: reasonOf(authorisation) };
  if (authorisation.status === 'VOIDED')
    return { outcome: payment.state === 'authorised' ? 'voided' : 'abandoned' };
  return authorisation.status === 'PENDING' ? null : { outcome: 'authorised' };
}

const captured = (): PaymentAnswer => ({ outcome: 'captured' });
const declined = (reason: string): PaymentAnswer => ({ outcome: 'declined', reason });
const answerOfStatus: Readonly<Record<string, (reason: string) => PaymentAnswer>> = {
  COMPLETED: captured,
  PARTIALLY_REFUNDED: captured,
  REFUNDED: captured,
  DECLINED: declined,
  FAILED: declined,
};

/**
 * Makes sure that PayPal is never asked for the money of this payment. If it was asked before, that is finished first:
 * an authorisation is released, and captured money stays (rule PAYPAL-4).
 */
export async function closeAtPayPal(context: Context, payment: PaymentRow): Promise<'closed' | 'captured'> {
  const row = await closePayPalPayment(context.database, context.website.id, payment.id);
  if (row.is_closed || row.paypal_order === null) return 'closed';
  const answer = await settleAtPayPal(context, payment);
  if (answer?.outcome === 'captured') return 'captured';
  if (answer?.outcome === 'authorised') await releaseOrder(context, row.paypal_order);
  return 'closed';
}
