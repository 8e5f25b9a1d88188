import type { Id } from '@vitrine/core/id/id.ts';
import type { OrderLine } from '@vitrine/core/orders/order-line.ts';
import { isAllReturned } from '@vitrine/core/payments/order-payment.ts';
import { cyclesOf, type Plan } from '@vitrine/core/products/plan.ts';
import { renewalDate } from '@vitrine/core/subscriptions/renewal-date.ts';
import { type Context, within } from '../../context.ts';
import { lockOrder, type OrderRow, readOrder } from '../orders/index.ts';
import { keepMethodOf, readPaymentsOf } from '../payments/index.ts';
import { forgetMethod } from './forget-method.ts';
import { lookAt } from './look-at.ts';
import { moveSubscription } from './move-subscription.ts';
import { noteOnSubscription } from './notes.store.ts';
import { insertSubscription, type SubscriptionRow } from './subscriptions.store.ts';

/**
 * Begins one for each line with a plan of a paid order, once, however often it is called (rule SUBSCRIPTION-8); none of
 * an order that was cancelled or refunded before (rule SUBSCRIPTION-28).
 */
export async function beginSubscriptions(context: Context, orderId: Id): Promise<void> {
  const { database, website } = context;
  const order = await readOrder(database, website.id, orderId);
  if (order === null || order.subscription_id !== null || order.placed_at === null) return;
  if (order.is_without_effect) return;
  const payments = (await readPaymentsOf(database, website.id, [orderId])).get(orderId) ?? [];
  const paid = payments.findLast(({ is_kept, saved_method_id }) => is_kept || saved_method_id !== null);
  const savedMethodId = paid ? (paid.saved_method_id ?? (await keepMethodOf(context, paid.id))) : null;
  const siteUserId = paid?.site_user_id ?? null;
  await database.transaction(async transaction => {
    const inside = within(context, transaction);
    // It may have been cancelled or refunded meanwhile, and waits here while it is.
    const locked = await lockOrder(transaction, website.id, orderId);
    const known = (await readPaymentsOf(transaction, website.id, [orderId])).get(orderId) ?? [];
    if (locked === null || locked.state === 'cancelled' || isAllReturned(known))
      return forgetMethod(inside, savedMethodId);
    for (const line of order.lines) {
      const { plan } = line.choices;
      if (plan !== undefined) await begin(inside, { order, line, plan, savedMethodId, siteUserId });
    }
  });
}

interface Beginning {
  readonly order: OrderRow;
  readonly line: OrderLine;
  readonly plan: Plan;
  readonly savedMethodId: Id | null;
  readonly siteUserId: Id | null;
}

async function begin(context: Context, { order, line, plan, ...whose }: Beginning): Promise<void> {
  const { database, website } = context;
  const anchor = order.placed_at ?? order.created_at;
  const { timeZone } = website.settings;
  const cycles = cyclesOf(plan);
  const nextChargeAt = renewalDate({ anchor, period: plan.billingPeriod, timeZone }, 1);
  const row: Omit<SubscriptionRow, 'version' | 'stopped_at' | 'look_at' | 'delay' | 'delay_told_period'> = {
    id: line.id,
    order_id: order.id,
    site_user_id: whose.siteUserId,
    email: order.email,
    language: order.language,
    state: 'active',
    line,
    words: `${line.title} ${order.email} ${order.address.name} ${order.number ?? ''}`,
    currency: order.currency,
    address: order.address,
    billing_address: order.billing_address,
    vat_id: order.vat_id,
    shipping_name: order.shipping_name,
    consent: order.terms?.recurring ?? '',
    saved_method_id: whose.savedMethodId,
    anchor_at: anchor,
    time_zone: timeZone,
    period: 1,
    next_charge_at: nextChargeAt,
    cycles_left: cycles === null ? null : cycles - 1,
    reminded_period: 0,
    skipped_period: null,
    created_at: order.created_at,
  };
  if (!(await insertSubscription(database, website.id, { ...row, look_at: lookAt(row) }))) return;
  await noteOnSubscription(context, { subscriptionId: row.id, kind: 'begun' });
  // A plan of one payment.
  if (row.cycles_left === 0) await moveSubscription(context, row, 'ended');
}
