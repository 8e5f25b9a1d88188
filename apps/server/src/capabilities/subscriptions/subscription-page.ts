import { addressLines } from '@vitrine/core/addresses/address.ts';
import { addressFields } from '@vitrine/core/addresses/read-address.ts';
import type { CheckoutFieldView } from '@vitrine/core/checkout/checkout-view.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Phrase } from '@vitrine/core/messages/phrase.ts';
import { wordAll } from '@vitrine/core/messages/word-phrase.ts';
import { priceIn } from '@vitrine/core/money/price-in.ts';
import { isPaymentOpen } from '@vitrine/core/payments/payment-states.ts';
import { subscriptionText } from '@vitrine/core/products/subscription-text.ts';
import {
  type AddressFieldName,
  addressFieldNames,
  type DoneAct,
  type OwnSubscription,
  type SubscriptionPageView,
} from '@vitrine/core/subscriptions/subscription-page.ts';
import { type DelayReason, isLive } from '@vitrine/core/subscriptions/subscription-states.ts';
import type { Context } from '../../context.ts';
import { inLanguage } from '../../in-language.ts';
import { isShipped } from '../cart/index.ts';
import { findAssets } from '../media/index.ts';
import {
  ordersOfSubscription,
  statusPath,
  subscriptionIdOfToken,
  subscriptionPath,
} from '../orders/index.ts';
import { listSavedMethods, methodsForOrders, readPaymentsOf, readSavedMethod } from '../payments/index.ts';
import { planOf, skippedPeriod } from './look-at.ts';
import { expiryOf } from './method-expiry.ts';
import { readOpenRenewal } from './renewals.store.ts';
import { listOfBuyer, readSubscription, type SubscriptionRow } from './subscriptions.store.ts';

export interface PageState {
  readonly siteUserId: Id | null;
  readonly isCancelAsked?: boolean;
  readonly done?: DoneAct | null;
  readonly problem?: string | null;
  /** An address that was refused. */
  readonly typed?: Partial<Record<AddressFieldName, string>>;
  readonly errors?: Partial<Record<AddressFieldName, Phrase>>;
}

/** For the page of a subscription, which its customer opens by its token (rule ORDER-43). */
export async function inLanguageOfSubscription(context: Context, token: string): Promise<Context> {
  const id = subscriptionIdOfToken(context, token);
  const row = id && (await readSubscription(context.database, context.website.id, id));
  return inLanguage(context, row ? row.language : '');
}

/** A subscription for anyone with its link; null for any other token (rule SUBSCRIPTION-14). */
export async function subscriptionPage(
  context: Context,
  token: string,
  state: PageState,
): Promise<SubscriptionPageView | null> {
  const { database, website } = context;
  const id = subscriptionIdOfToken(context, token);
  const row = id && (await readSubscription(database, website.id, id));
  if (!row) return null;
  const { language, store } = website.settings;
  const { line } = row;
  const [renewal, saved, mine, offered, assets, orders] = await Promise.all([
    readOpenRenewal(database, website.id, row.id),
    row.saved_method_id === null ? null : readSavedMethod(database, website.id, row.saved_method_id),
    state.siteUserId === null ? [] : listSavedMethods(database, website.id, state.siteUserId),
    methodsForOrders(context),
    findAssets(context, line.imageId === null ? [] : [line.imageId]),
    ordersOfSubscription(context, { id: row.id, firstOrderId: row.order_id }),
  ]);
  const payments =
    renewal && (await readPaymentsOf(database, website.id, [renewal.order_id])).get(renewal.order_id);
  const isDue = row.next_charge_at <= context.clock.now();
  const isFailed =
    isDue && renewal !== null && renewal.tries > 0 && !payments?.some(({ state: one }) => isPaymentOpen(one));
  const waiting = orders.find(({ id: orderId }) => orderId === renewal?.order_id);
  const isRunning = isLive(row.state);
  const notation = { ...store, currency: row.currency };
  const canCharge = row.state === 'active' || row.state === 'pastDue';
  const due = isFailed && isRunning && waiting ? priceIn(notation, waiting.total) : null;
  return {
    address: subscriptionPath(context, row.id),
    title: line.title,
    options: line.options,
    quantity: line.quantity,
    image: line.imageId === null ? null : (assets.get(line.imageId) ?? null),
    rhythm: subscriptionText(planOf(row), language),
    price: priceIn(notation, line.unitPrice * line.quantity),
    state: row.state,
    nextAt: nextAtOf(row, renewal?.next_try_at ?? null)?.toISOString() ?? null,
    due,
    delay: delayOf(row),
    paymentsLeft: isRunning ? row.cycles_left : null,
    methodLabel: saved?.label ?? '',
    ...expiryOf(saved, context.clock.now()),
    actions: actionsOf(row, context.clock.now()),
    isCancelAsked: state.isCancelAsked === true && isRunning,
    savedMethods: mine
      .filter(
        method => canCharge && method.id !== row.saved_method_id && row.site_user_id === state.siteUserId,
      )
      .map(({ id: savedId, label }) => ({ id: savedId, label })),
    setUps: isRunning
      ? offered
          .filter(({ method }) => method.saving?.setUp !== undefined)
          .map(({ method }) => ({ id: method.id, name: method.wordsIn(language).name }))
      : [],
    methods: canCharge
      ? offered
          // What can be changed without paying is not paid for ahead of its time.
          .filter(({ method: { saving } }) => saving !== undefined && (due !== null || !saving.setUp))
          .map(({ method }) => ({ id: method.id, name: method.wordsIn(language).name }))
      : [],
    fields: hasAddress(row) ? fieldsOf(context, row, state) : null,
    sentTo: isShipped(line.productType) ? addressLines(row.address, language) : [],
    orders: orders.flatMap(({ id: orderId, number, placed_at, created_at, total }) =>
      number === null
        ? []
        : [
            {
              number,
              placedAt: (placed_at ?? created_at).toISOString(),
              total: priceIn(notation, total),
              address: statusPath(context, orderId),
            },
          ],
    ),
    done: state.done ?? null,
    problem: state.problem ?? null,
  };
}

/** The next charge by itself, or the next try of one that waits. */
export function nextAtOf(
  { state, next_charge_at, delay, look_at }: NextTry,
  nextTryAt: Date | null,
): Date | null {
  if (state !== 'active') return null;
  return nextTryAt ?? (delay === null ? null : look_at) ?? next_charge_at;
}

type NextTry = Pick<SubscriptionRow, 'state' | 'next_charge_at' | 'delay' | 'look_at'>;

/** Why what is due waits, while it is not stopped. */
export function delayOf({ state, delay }: Pick<SubscriptionRow, 'state' | 'delay'>): DelayReason | null {
  return state === 'active' ? delay : null;
}

/** Whether something will still be sent, so that its address can be changed (rule SUBSCRIPTION-16). */
export function hasAddress({ line, state }: Pick<SubscriptionRow, 'line' | 'state'>): boolean {
  return isShipped(line.productType) && isLive(state);
}

/** What its customer and the shop can do with it now. */
export function actionsOf(row: SubscriptionRow, now: Date): SubscriptionPageView['actions'] {
  if (row.state === 'active')
    return ['pause', 'skip', ...(skippedPeriod(row, now) === null ? [] : (['unskip'] as const)), 'cancel'];
  if (row.state === 'paused') return ['resume', 'cancel'];
  return row.state === 'pastDue' ? ['cancel'] : [];
}

function fieldsOf(
  { website }: Context,
  { address }: SubscriptionRow,
  { typed, errors = {} }: PageState,
): NonNullable<SubscriptionPageView['fields']> {
  const { language } = website.settings;
  const rules = addressFields(address.country, language);
  const worded = wordAll(errors, language);
  const fields: Partial<Record<AddressFieldName, CheckoutFieldView>> = {};
  for (const name of addressFieldNames) {
    const rule = rules[name];
    if (rule) fields[name] = { ...rule, value: typed?.[name] ?? address[name], error: worded[name] ?? null };
  }
  return fields;
}

/** The subscriptions of a signed-in site user, by their account or their verified email (rule SUBSCRIPTION-15). */
export async function subscriptionsOfBuyer(
  context: Context,
  buyer: { siteUserId: Id; email: string },
): Promise<OwnSubscription[]> {
  const { database, website } = context;
  const rows = await listOfBuyer(database, website.id, buyer);
  return rows.map(row => ({
    title: row.line.title,
    rhythm: subscriptionText(planOf(row), website.settings.language),
    state: row.state,
    nextAt: nextAtOf(row, null)?.toISOString() ?? null,
    address: subscriptionPath(context, row.id),
  }));
}
