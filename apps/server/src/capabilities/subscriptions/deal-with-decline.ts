import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { isPaymentOpen } from '@vitrine/core/payments/payment-states.ts';
import { retryDays } from '@vitrine/core/subscriptions/subscription-states.ts';
import { type Context, within } from '../../context.ts';
import { releaseStock } from '../inventory/index.ts';
import { holderOf, type OrderRow } from '../orders/index.ts';
import { lockPaymentsOf, type PaymentRow } from '../payments/index.ts';
import { mailFailed, mailPastDue } from './emails/subscription-mails.ts';
import { dayMilliseconds, lookAt } from './look-at.ts';
import { moveSubscription } from './move-subscription.ts';
import { noteOnSubscription } from './notes.store.ts';
import { readOpenRenewal, updateRenewal } from './renewals.store.ts';
import { lockSubscription, type SubscriptionRow, updateSubscription } from './subscriptions.store.ts';

interface Declined {
  readonly row: SubscriptionRow;
  readonly order: OrderRow;
  readonly payments: readonly PaymentRow[];
}

/**
 * After a declined charge its customer is told and it is tried again some days later, three times; then the
 * subscription is past due (rule SUBSCRIPTION-9). A payment that its customer made on a page and that failed changes
 * nothing: they know.
 */
export async function dealWithDecline(context: Context, { row, order, payments }: Declined): Promise<void> {
  const { clock, database, website } = context;
  await database.transaction(async transaction => {
    const inside = within(context, transaction);
    const locked = await lockSubscription(transaction, website.id, row.id);
    const renewal = await readOpenRenewal(transaction, website.id, row.id);
    const now = await lockPaymentsOf(transaction, website.id, order.id);
    const isStale = renewal?.order_id !== order.id || now.length !== payments.length;
    // Another process was here first.
    if (locked === null || renewal === null || isStale || renewal.tries >= now.length) return;
    if (now.some(({ state }) => isPaymentOpen(state) || state === 'captured' || state === 'authorised'))
      return;
    await releaseStock(inside, holderOf(order));
    const failed = now.filter(({ is_off_session }) => is_off_session).length;
    const before = now.slice(0, renewal.tries).filter(({ is_off_session }) => is_off_session).length;
    const isNews = failed > before;
    const days = retryDays[failed - 1];
    const { subscription_id, period } = renewal;
    const key = { subscription_id, period, tries: now.length };
    const amount = formatMoney(
      { amount: order.total, currency: order.currency },
      row.language || website.settings.language,
    );
    if (isNews) {
      const reason = now.at(-1)?.decline_reason ?? '';
      const text = [amount, reason].filter(Boolean).join(' · ');
      await noteOnSubscription(inside, { subscriptionId: row.id, kind: 'declined', text });
    }
    if (locked.state !== 'active' || !isNews) {
      await updateRenewal(transaction, website.id, key);
      const next = locked.next_charge_at > clock.now() ? lookAt(locked) : renewal.next_try_at;
      const look_at = locked.state === 'active' ? next : null;
      await updateSubscription(transaction, website.id, { id: row.id, look_at });
      return;
    }
    if (days === undefined) {
      await updateRenewal(transaction, website.id, key);
      await moveSubscription(inside, locked, 'pastDue');
      await mailPastDue(inside, locked, amount);
      return;
    }
    const next_try_at = new Date(clock.now().getTime() + days * dayMilliseconds);
    await updateRenewal(transaction, website.id, { ...key, next_try_at });
    await updateSubscription(transaction, website.id, { id: row.id, look_at: next_try_at });
    await mailFailed(inside, locked, { amount, next: next_try_at });
  });
}
