import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { openAmount } from '@vitrine/core/payments/order-payment.ts';
import { isPaymentOpen } from '@vitrine/core/payments/payment-states.ts';
import { subscriptionErrors } from '@vitrine/core/subscriptions/subscriptions.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { inLanguage } from '../../in-language.ts';
import { askToCharge, insertCharge } from '../checkout/index.ts';
import { holdStock } from '../inventory/index.ts';
import { holderOf, itemsOf, lockOrder, type OrderRow } from '../orders/index.ts';
import {
  insertPayment,
  isTestMethod,
  lockPaymentsOf,
  mayPayFor,
  methodForNothing,
  newPayment,
  type PaymentMethod,
  type PaymentRow,
  readSavedMethod,
} from '../payments/index.ts';
import { dayMilliseconds } from './look-at.ts';
import { noteDelay } from './note-delay.ts';
import { type RenewalRow, readOpenRenewal, updateRenewal } from './renewals.store.ts';
import { lockSubscription, type SubscriptionRow, updateSubscription } from './subscriptions.store.ts';

/** How its open renewal is paid: by the saved method, without its customer, or on a page, with another method. */
export interface PayingNow {
  readonly method: PaymentMethod;
  readonly isTest: boolean;
  readonly siteUserId: Id | null;
}

/**
 * A charge of the open renewal, if nothing of it is paid or under way and its pieces are in stock. The service is
 * asked after the commit (rules SUBSCRIPTION-9 and SUBSCRIPTION-10). Returns the payment's id.
 * @param isForced - also before the next try is due, and once it is past due; never before the date of the period,
 *   unless its customer pays on a page
 */
export async function chargeRenewal(
  context: Context,
  id: Id,
  { isForced = false, payingNow }: { isForced?: boolean; payingNow?: PayingNow } = {},
): Promise<Result<Id>> {
  const wanted = await transactionOf<Result<Id>>(context.database, transaction =>
    want(within(context, transaction), { id, isForced, payingNow: payingNow ?? null }),
  );
  if (!wanted.ok) {
    if (wanted.error.code === subscriptionErrors.outOfStock.code) await waitForStock(context, id);
    return wanted;
  }
  if (payingNow === undefined) await askToCharge(context, wanted.value);
  return wanted;
}

interface Wanted {
  readonly id: Id;
  readonly isForced: boolean;
  readonly payingNow: PayingNow | null;
}

async function want(context: Context, { id, isForced, payingNow }: Wanted): Promise<Result<Id>> {
  const { clock, database, website } = context;
  const row = await lockSubscription(database, website.id, id);
  if (row === null) return fail(callErrors.notFound);
  const isChargeable = row.state === 'active' || (isForced && row.state === 'pastDue');
  if (!isChargeable)
    return fail(subscriptionErrors.forbiddenMove, { state: phrase(`subscriptionStates.${row.state}`) });
  const renewal = await readOpenRenewal(database, website.id, id);
  const isTooEarly =
    row.next_charge_at > clock.now()
      ? payingNow === null
      : !isForced && renewal !== null && renewal.next_try_at > clock.now();
  if (renewal === null || isTooEarly) return fail(subscriptionErrors.nothingDue);
  const order = await lockOrder(database, website.id, renewal.order_id);
  if (order?.state !== 'pending') return fail(subscriptionErrors.nothingDue);
  const payments = await lockPaymentsOf(database, website.id, order.id);
  if (payments.some(({ state }) => isPaymentOpen(state))) return fail(subscriptionErrors.beingPaid);
  const amount = openAmount(payments, order.total);
  if (amount === 0 && order.total > 0) return fail(subscriptionErrors.nothingDue);
  const held = await holdStock(context, { holder: holderOf(order), items: itemsOf(order) });
  if (!held.isDone) return fail(subscriptionErrors.outOfStock);
  const payment = await insertFor(context, { row, order, amount, payingNow });
  if (payment === null) return fail(subscriptionErrors.otherMethod);
  await updateSubscription(database, website.id, { id, look_at: clock.now(), delay: null });
  return succeed(payment);
}

interface ToPay {
  readonly row: SubscriptionRow;
  readonly order: OrderRow;
  readonly amount: number;
  readonly payingNow: PayingNow | null;
}

async function insertFor(context: Context, { row, order, amount, payingNow }: ToPay): Promise<Id | null> {
  const { database, website } = context;
  const { currency, id: orderId } = order;
  const add = async (payment: PaymentRow) => {
    await insertPayment(database, website.id, payment);
    return payment.id;
  };
  if (order.total === 0)
    return add(newPayment(context, { orderId, method: methodForNothing(), amount, currency }));
  if (payingNow !== null)
    return add({
      ...newPayment(inLanguage(context, order.language), {
        ...{ orderId, method: payingNow.method, isTest: payingNow.isTest, amount, currency },
      }),
      site_user_id: payingNow.siteUserId,
      is_kept: true,
    });
  const saved = row.saved_method_id && (await readSavedMethod(database, website.id, row.saved_method_id));
  // After the launch a test renews nothing (rule SUBSCRIPTION-31).
  if (!saved || !mayPayFor(context, order, await isTestMethod(context, saved.method)))
    return declinedWithout(context, { orderId, amount, currency });
  const paymentId = newId();
  await insertCharge(context, { order, saved, amount, paymentId });
  return paymentId;
}

/**
 * Its customer removed the payment method, it did not come along from another platform, or it is a test after the launch:
 * like a decline.
 */
async function declinedWithout(
  context: Context,
  given: { orderId: Id; amount: number; currency: string },
): Promise<Id> {
  const { database, website } = context;
  const payment = newPayment(context, { ...given, method: methodForNothing() });
  await insertPayment(database, website.id, {
    ...payment,
    state: 'declined',
    captured_at: null,
    is_off_session: true,
    is_accounted: true,
  });
  return payment.id;
}

/** It is tried again every day; a customer who pays ahead of time is told on the page, and nobody else. */
async function waitForStock(context: Context, id: Id): Promise<void> {
  const { clock, database, website } = context;
  await database.transaction(async transaction => {
    const inside = within(context, transaction);
    const row = await lockSubscription(transaction, website.id, id);
    const renewal: RenewalRow | null = row && (await readOpenRenewal(transaction, website.id, id));
    if (row?.state !== 'active' || renewal === null || row.next_charge_at > clock.now()) return;
    const next_try_at = new Date(clock.now().getTime() + dayMilliseconds);
    const { subscription_id, period } = renewal;
    await updateRenewal(transaction, website.id, { subscription_id, period, next_try_at });
    await noteDelay(inside, row, { reason: 'stock', retryAt: next_try_at });
  });
}
