import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { isPaymentOpen } from '@vitrine/core/payments/payment-states.ts';
import { paymentErrors } from '@vitrine/core/payments/payments.errors.ts';
import { z } from 'zod';
import type { Context } from '../../../../context.ts';
import type { GatewayEvent, Webhook } from '../../payment-method.ts';
import { type PaymentRow, readPayment } from '../../payments.store.ts';
import { eventIdSchema, readEvent } from '../../read-event.ts';
import { findPaymentOfOrder } from './paypal.store.ts';
import { fromPayPal, type PayPalAmount } from './paypal-amounts.ts';
import { askPayPal, isGone, payPalId } from './paypal-client.ts';
import { namesIn } from './paypal-names.ts';
import {
  captureSchema,
  disputeSchema,
  linkedId,
  movedAmountSchema,
  orderSchema,
  reasonOf,
  refundSchema,
} from './paypal-objects.ts';
import { settleAtPayPal } from './paypal-orders.ts';
import { isFromPayPal } from './paypal-signature.ts';

/** Those that an owner subscribes to; others say nothing to us (rule PAYPAL-8). */
export const payPalEvents = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.DECLINED',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.REFUND.FAILED',
  'PAYMENT.AUTHORIZATION.VOIDED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.RESOLVED',
] as const;

const eventSchema = z.object({ id: eventIdSchema, event_type: z.string() });
type Event = z.output<typeof eventSchema> & Pick<Webhook, 'raw'>;

/** A message of PayPal about a payment of this website; null if it says nothing to us. */
export async function readPayPalWebhook(
  context: Context,
  webhook: Webhook,
): Promise<Result<GatewayEvent | null>> {
  const event = readEvent(webhook.raw, eventSchema);
  const isKnown = event.ok && payPalEvents.some(known => known === event.value.event_type);
  if (!(await isFromPayPal(context, webhook, { isAsked: isKnown }))) return fail(paymentErrors.badSignature);
  if (!event.ok) return event;
  return isKnown ? newsOf(context, { ...event.value, raw: webhook.raw }) : succeed(null);
}

function newsOf(context: Context, event: Event): Promise<Result<GatewayEvent | null>> {
  const { event_type: type } = event;
  if (type === 'CHECKOUT.ORDER.APPROVED') return readApproval(context, event);
  if (type.startsWith('CUSTOMER.DISPUTE.')) return readDispute(context, event);
  const isRefund = type === 'PAYMENT.CAPTURE.REFUNDED' || type === 'PAYMENT.REFUND.FAILED';
  return isRefund ? readRefund(context, event) : readMoney(context, event);
}

/** A buyer who never returned has approved it: their money is taken now. */
async function readApproval(context: Context, { id, raw }: Event): Promise<Result<GatewayEvent | null>> {
  const read = readEvent(raw, z.object({ resource: orderSchema }));
  if (!read.ok) return read;
  const order = read.value.resource;
  const found = await paymentOf(context, { custom: order.purchase_units[0]?.custom_id, order: order.id });
  if (!found.ok || found.value === null) return found as Result<null>;
  const payment = found.value;
  const answer = isPaymentOpen(payment.state) ? await settleAtPayPal(context, payment) : null;
  if (answer === null) return succeed(null);
  const { amount, currency } = payment;
  return succeed({ about: 'payment', eventId: id, paymentId: payment.id, amount, currency, ...answer });
}

/** About a capture, or an authorisation as a whole. */
async function readMoney(
  context: Context,
  { id, event_type: type, raw }: Event,
): Promise<Result<GatewayEvent | null>> {
  const given = readEvent(raw, z.object({ resource: captureSchema }));
  if (!given.ok) return given;
  const money = given.value.resource;
  const order = money.supplementary_data?.related_ids?.order_id;
  const found = await paymentOf(context, { custom: money.custom_id, order });
  if (!found.ok || found.value === null) return found as Result<null>;
  const payment = found.value;
  const read = amountOf(money.amount);
  // A part that was captured at our request is settled by its own answer.
  if (type.startsWith('PAYMENT.CAPTURE.') && payment.captures_later && read.amount !== payment.amount)
    return succeed(null);
  const base = { about: 'payment', eventId: id, paymentId: payment.id, ...read } as const;
  if (type === 'PAYMENT.CAPTURE.COMPLETED') return succeed({ ...base, outcome: 'captured' });
  if (type === 'PAYMENT.AUTHORIZATION.VOIDED')
    return succeed({ ...base, outcome: payment.state === 'authorised' ? 'voided' : 'abandoned' });
  return succeed(payment.captures_later ? null : { ...base, outcome: 'declined', reason: reasonOf(money) });
}

async function readRefund(
  context: Context,
  { id, event_type: type, raw }: Event,
): Promise<Result<GatewayEvent | null>> {
  const read = readEvent(raw, z.object({ resource: refundSchema.extend({ amount: movedAmountSchema }) }));
  if (!read.ok) return read;
  const refund = read.value.resource;
  const found = await paymentOf(context, { custom: refund.custom_id, capture: linkedId(refund.links, 'up') });
  if (!found.ok || found.value === null) return found as Result<null>;
  return succeed({
    about: 'refund',
    eventId: id,
    paymentId: found.value.id,
    state: type === 'PAYMENT.REFUND.FAILED' ? 'failed' : 'done',
    reference: refund.id,
    refundId: namesIn(refund.custom_id)?.refund ?? null,
    ...amountOf(refund.amount),
  });
}

/** A dispute that PayPal pays itself costs the shop nothing. */
const lostOutcomes = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'];

async function readDispute(
  context: Context,
  { id, event_type: type, raw }: Event,
): Promise<Result<GatewayEvent | null>> {
  const read = readEvent(raw, z.object({ resource: disputeSchema }));
  if (!read.ok) return read;
  const dispute = read.value.resource;
  const [transaction] = dispute.disputed_transactions;
  const found = await paymentOf(context, {
    custom: transaction?.custom,
    capture: transaction?.seller_transaction_id ?? null,
  });
  if (!found.ok || found.value === null) return found as Result<null>;
  const isLost = lostOutcomes.includes(dispute.dispute_outcome?.outcome_code ?? '');
  return succeed({
    about: 'dispute',
    eventId: id,
    paymentId: found.value.id,
    state: type === 'CUSTOMER.DISPUTE.CREATED' ? 'opened' : isLost ? 'lost' : 'won',
    reference: dispute.dispute_id,
    reason: dispute.reason.toLowerCase().replaceAll('_', ' '),
    answerBy: dispute.seller_response_due_date ?? null,
    ...amountOf(dispute.dispute_amount),
  });
}

interface Clues {
  readonly custom: string | null | undefined;
  readonly order?: string | undefined;
  readonly capture?: string | null;
}

/** Null if the owner takes money with this account elsewhere too; a message for another website is refused. */
async function paymentOf(
  context: Context,
  { custom, order, capture }: Clues,
): Promise<Result<PaymentRow | null>> {
  const { database, website } = context;
  const names = namesIn(custom) ?? (await namesOfCapture(context, capture ?? null));
  if (names !== null && names.website !== website.id) return fail(callErrors.notFound);
  const known = order === undefined ? null : await findPaymentOfOrder(database, website.id, order);
  const id = names?.payment ?? known;
  const payment = id === null ? null : await readPayment(database, website.id, id);
  if (payment !== null && payment.method !== payPalId) return fail(callErrors.notFound);
  return succeed(payment);
}

/** A refund or dispute begun at PayPal may name only the capture. */
async function namesOfCapture(context: Context, id: string | null) {
  if (id === null || !/^[A-Z0-9]{1,40}$/.test(id)) return null;
  try {
    const asked = { path: `/v2/payments/captures/${id}`, reply: captureSchema };
    return namesIn((await askPayPal(context, asked)).custom_id);
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

function amountOf(money: PayPalAmount): { amount: number; currency: string } {
  // An amount that cannot be read matches no payment.
  return { amount: fromPayPal(money) ?? -1, currency: money.currency_code };
}
