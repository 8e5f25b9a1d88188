import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { nextPeriod, renewalDate } from '@vitrine/core/subscriptions/renewal-date.ts';
import { type Context, within } from '../../context.ts';
import type { OrderRow } from '../orders/index.ts';
import { keepMethodOf, type PaymentRow } from '../payments/index.ts';
import { mailEnded } from './emails/subscription-mails.ts';
import { forgetMethod } from './forget-method.ts';
import { lookAt, rhythmOf } from './look-at.ts';
import { moveSubscription } from './move-subscription.ts';
import { noteOnSubscription } from './notes.store.ts';
import { type RenewalRow, readOpenRenewal, updateRenewal } from './renewals.store.ts';
import { lockSubscription, type SubscriptionRow, updateSubscription } from './subscriptions.store.ts';

interface Settled {
  readonly row: SubscriptionRow;
  readonly renewal: RenewalRow;
  readonly order: OrderRow;
  readonly payments: readonly PaymentRow[];
}

/**
 * The order of a period is paid, or was cancelled by the shop: the next period that is still to come follows, so that
 * what was missed while nobody could charge is not charged afterwards (rule SUBSCRIPTION-7). Returns false: nothing
 * more is due.
 */
export async function settleRenewal(
  context: Context,
  { row, renewal, order, payments }: Settled,
): Promise<boolean> {
  const { clock, database, website } = context;
  const isPaid = order.state !== 'cancelled';
  const kept = payments.findLast(({ is_kept, captured }) => is_kept && captured > 0);
  const newMethod = isPaid && kept ? await keepMethodOf(context, kept.id) : null;
  await database.transaction(async transaction => {
    const inside = within(context, transaction);
    const locked = await lockSubscription(transaction, website.id, row.id);
    const open = await readOpenRenewal(transaction, website.id, row.id);
    if (locked === null || open?.period !== renewal.period) return;
    const { subscription_id, period } = renewal;
    const state = isPaid ? 'paid' : 'skipped';
    await updateRenewal(transaction, website.id, { subscription_id, period, state });
    const cycles_left = locked.cycles_left === null || !isPaid ? locked.cycles_left : locked.cycles_left - 1;
    const next = nextPeriod(rhythmOf(locked), { from: period + 1, after: clock.now() });
    const following = {
      ...locked,
      period: next,
      next_charge_at: renewalDate(rhythmOf(locked), next),
      cycles_left,
      saved_method_id: newMethod ?? locked.saved_method_id,
    };
    const amount = formatMoney({ amount: order.total, currency: order.currency }, website.settings.language);
    await noteOnSubscription(inside, {
      subscriptionId: row.id,
      kind: isPaid ? 'renewed' : 'skipped',
      text: isPaid ? amount : '',
    });
    if (locked.state === 'pastDue' && cycles_left !== 0) await moveSubscription(inside, locked, 'active');
    const isOver = cycles_left === 0 && (locked.state === 'active' || locked.state === 'pastDue');
    const isRunning = locked.state === 'active' || locked.state === 'pastDue';
    await updateSubscription(transaction, website.id, {
      id: row.id,
      period: following.period,
      skipped_period: null,
      delay: null,
      next_charge_at: following.next_charge_at,
      cycles_left,
      saved_method_id: following.saved_method_id,
      look_at: isRunning && !isOver ? lookAt(following) : null,
    });
    const { saved_method_id: former } = locked;
    if (newMethod !== null && newMethod !== former) await forgetMethod(inside, former);
    if (!isOver) return;
    await moveSubscription(inside, locked, 'ended');
    await mailEnded(inside, locked);
    await forgetMethod(inside, following.saved_method_id);
  });
  return false;
}
