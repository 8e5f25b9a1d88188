import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { priceIn } from '@vitrine/core/money/price-in.ts';
import type { Plan } from '@vitrine/core/products/plan.ts';
import type { Context } from '../../../context.ts';
import type { OrderRow } from '../../orders/index.ts';
import {
  mailDelayedTo,
  mailFailed,
  mailPastDue,
  mailSubscriptionCancelled,
  mailSubscriptionEnded,
  mailSubscriptionLink,
  mailUpcoming,
} from '../../subscriptions/index.ts';

const month = 30 * 86_400_000;
const monthly: Plan = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 };

export const subscriptionSamples = {
  'subscriptions.upcoming': (context: Context, order: OrderRow) =>
    mailUpcoming(context, subscribed(order), amountOf(context, order)),
  'subscriptions.failed': (context: Context, order: OrderRow) =>
    mailFailed(context, subscribed(order), { amount: amountOf(context, order), next: nextOf(order) }),
  'subscriptions.delayed': (context: Context, order: OrderRow) =>
    mailDelayedTo(context, subscribed(order), 'address'),
  'subscriptions.pastDue': (context: Context, order: OrderRow) =>
    mailPastDue(context, subscribed(order), amountOf(context, order)),
  'subscriptions.cancelled': (context: Context, order: OrderRow) =>
    mailSubscriptionCancelled(context, subscribed(order)),
  'subscriptions.ended': (context: Context, order: OrderRow) =>
    mailSubscriptionEnded(context, subscribed(order)),
  'subscriptions.link': (context: Context, order: OrderRow) =>
    mailSubscriptionLink(context, subscribed(order)),
};

function subscribed(order: OrderRow) {
  const sold = lineOf(order);
  const line = { ...sold, choices: { ...sold.choices, plan: monthly } };
  const { address, email, language } = order;
  return { id: line.id, email, line, address, language, next_charge_at: nextOf(order) };
}

function nextOf({ created_at }: OrderRow): Date {
  return new Date(created_at.getTime() + month);
}

function amountOf({ website }: Context, order: OrderRow): string {
  const { language, store } = website.settings;
  return formatMoney(priceIn(store, lineOf(order).unitPrice), language);
}

function lineOf({ lines: [line] }: OrderRow) {
  if (!line) throw new Error('The sample order has no line.');
  return line;
}
