import { type Id, newId } from '@vitrine/core/id/id.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { isPaymentOpen } from '@vitrine/core/payments/payment-states.ts';
import { type Context, within } from '../../context.ts';
import { askToCharge, completeOrder } from '../checkout/index.ts';
import { insertNewOrder, readOrder } from '../orders/index.ts';
import { type PaymentRow, readPaymentsOf } from '../payments/index.ts';
import { chargeRenewal } from './charge-renewal.ts';
import { dealWithDecline } from './deal-with-decline.ts';
import { mailUpcoming } from './emails/subscription-mails.ts';
import { dayMilliseconds, lookAt } from './look-at.ts';
import { noteDelay } from './note-delay.ts';
import { noteOnSubscription } from './notes.store.ts';
import { priceRenewal, renewalOrder } from './price-renewal.ts';
import { insertRenewal, type RenewalRow, readOpenRenewal } from './renewals.store.ts';
import { settleRenewal } from './settle-renewal.ts';
import {
  lockSubscription,
  readSubscription,
  type SubscriptionRow,
  updateSubscription,
} from './subscriptions.store.ts';

/** More steps than a renewal takes; the rest waits for the next look. */
const mostSteps = 6;

/**
 * Does what is due of a subscription: the reminder, the order of a period, its charge, what follows a decline. Each
 * step is one transaction that checks again where the renewal stands, so that any number of processes, killed
 * anywhere, renew a period once (rules SUBSCRIPTION-7 to SUBSCRIPTION-9).
 */
export async function renew(context: Context, id: Id): Promise<void> {
  for (let step = 0; step < mostSteps; step += 1) if (!(await takeStep(context, id))) return;
}

/** Whether there may be another step to take now. */
async function takeStep(context: Context, id: Id): Promise<boolean> {
  const { clock, database, website } = context;
  const row = await readSubscription(database, website.id, id);
  if (row === null) return false;
  const renewal = await readOpenRenewal(database, website.id, id);
  if (renewal !== null) return continueRenewal(context, row, renewal);
  if (row.state !== 'active' || row.look_at === null || row.look_at > clock.now()) return false;
  return row.next_charge_at <= clock.now() ? openRenewal(context, row) : remind(context, row);
}

/** The order of the period that is due; its price is calculated before the lock, and thrown away if it changed. */
export async function openRenewal(
  context: Context,
  row: SubscriptionRow,
  { isEarly = false } = {},
): Promise<boolean> {
  const { clock, database, website } = context;
  const priced = await priceRenewal(context, row);
  return database.transaction(async transaction => {
    const inside = within(context, transaction);
    const now = clock.now();
    const locked = await lockSubscription(transaction, website.id, row.id);
    if (locked?.version !== row.version || locked.state !== 'active') return false;
    if (!isEarly && locked.next_charge_at > now) return false;
    if (!priced.isPossible) {
      const retryAt = new Date(now.getTime() + dayMilliseconds);
      if (locked.next_charge_at <= now) await noteDelay(inside, locked, { reason: priced.reason, retryAt });
      return false;
    }
    const order = renewalOrder(inside, priced, { id: newId(), language: row.language });
    await insertNewOrder(inside, order);
    await insertRenewal(transaction, website.id, {
      subscription_id: row.id,
      period: locked.period,
      order_id: order.id,
      // A customer who pays ahead of time is not charged automatically before the date they agreed to.
      next_try_at: new Date(Math.max(locked.next_charge_at.getTime(), now.getTime())),
      created_at: now,
    });
    await updateSubscription(transaction, website.id, { id: row.id, look_at: now, delay: null });
    return true;
  });
}

async function continueRenewal(
  context: Context,
  row: SubscriptionRow,
  renewal: RenewalRow,
): Promise<boolean> {
  const { clock, database, website } = context;
  const order = await readOrder(database, website.id, renewal.order_id);
  if (order === null) return false;
  const payments = (await readPaymentsOf(database, website.id, [order.id])).get(order.id) ?? [];
  if (order.state !== 'pending') return settleRenewal(context, { row, renewal, order, payments });
  const open = payments.find(({ state }) => isPaymentOpen(state));
  if (open !== undefined) return waitFor(context, row, open);
  if (payments.some(({ state }) => state === 'captured' || state === 'authorised')) {
    await completeOrder(context, order.id);
    return (await readOrder(database, website.id, order.id))?.state !== 'pending';
  }
  if (payments.length > renewal.tries) {
    await dealWithDecline(context, { row, order, payments });
    return false;
  }
  if (row.state !== 'active') return false;
  if (renewal.next_try_at > clock.now())
    return isReminderDue(row, clock.now()) ? remind(context, row) : false;
  const charged = await chargeRenewal(context, row.id);
  return charged.ok;
}

/** A charge that nobody carried out yet is; one that waits for its buyer, or on its page, is looked at again. */
async function waitFor(context: Context, row: SubscriptionRow, open: PaymentRow): Promise<boolean> {
  const { clock, database, website } = context;
  if (open.state === 'created' && open.is_off_session) {
    await askToCharge(context, open.id);
    return true;
  }
  await database.transaction(async transaction => {
    const locked = await lockSubscription(transaction, website.id, row.id);
    if (locked === null || locked.look_at === null) return;
    const look_at = new Date(clock.now().getTime() + dayMilliseconds / 24);
    await updateSubscription(transaction, website.id, { id: row.id, look_at });
  });
  return false;
}

/** Also if its customer tried to pay ahead of time. */
function isReminderDue(row: SubscriptionRow, now: Date): boolean {
  return row.next_charge_at > now && row.reminded_period < row.period && lookAt(row) <= now;
}

/** Once for each period (rule SUBSCRIPTION-12). */
async function remind(context: Context, row: SubscriptionRow): Promise<boolean> {
  const { database, website } = context;
  const priced = await priceRenewal(context, row);
  return database.transaction(async transaction => {
    const inside = within(context, transaction);
    const locked = await lockSubscription(transaction, website.id, row.id);
    if (locked?.version !== row.version || locked.state !== 'active') return false;
    const reminded = { ...locked, reminded_period: locked.period };
    await updateSubscription(transaction, website.id, {
      id: row.id,
      reminded_period: locked.period,
      look_at: lookAt(reminded),
    });
    const total = priced.isPossible ? priced.order.totals.total : row.line.unitPrice * row.line.quantity;
    const amount = formatMoney(
      { amount: total, currency: row.currency },
      row.language || website.settings.language,
    );
    await noteOnSubscription(inside, { subscriptionId: row.id, kind: 'reminded', text: amount });
    await mailUpcoming(inside, locked, amount);
    return false;
  });
}
