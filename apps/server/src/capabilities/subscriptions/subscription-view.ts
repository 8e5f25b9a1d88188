import { addressLines } from '@vitrine/core/addresses/address.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type {
  Subscription,
  SubscriptionListing,
  SubscriptionOfOrder,
} from '@vitrine/core/subscriptions/subscription.ts';
import type { Context } from '../../context.ts';
import { ordersOfSubscription, readOrder } from '../orders/index.ts';
import { readSavedMethod } from '../payments/index.ts';
import { listOfEmails, listRenewals } from './list-subscriptions.store.ts';
import { planOf } from './look-at.ts';
import { expiryOf } from './method-expiry.ts';
import { listNotes } from './notes.store.ts';
import { actionsOf, delayOf, hasAddress, nextAtOf } from './subscription-page.ts';
import { listOfOrder, readSubscription, type SubscriptionRow } from './subscriptions.store.ts';

export function listingOf(row: SubscriptionRow): SubscriptionListing {
  const { line } = row;
  return {
    id: row.id,
    state: row.state,
    title: line.title,
    options: line.options,
    quantity: line.quantity,
    plan: planOf(row),
    amount: line.unitPrice * line.quantity,
    currency: row.currency,
    email: row.email,
    name: row.address.name,
    nextChargeAt: nextAtOf(row, null)?.toISOString() ?? null,
    delay: delayOf(row),
    cyclesLeft: row.cycles_left,
    createdAt: row.created_at.toISOString(),
  };
}

/** As the studio shows it; null if there is none. */
export async function subscriptionView(context: Context, id: Id): Promise<Subscription | null> {
  const { database, website } = context;
  const row = await readSubscription(database, website.id, id);
  if (row === null) return null;
  const [orders, renewals, notes, saved] = await Promise.all([
    ordersOfSubscription(context, { id, firstOrderId: row.order_id }),
    listRenewals(database, website.id, id),
    listNotes(database, website.id, id),
    row.saved_method_id === null ? null : readSavedMethod(database, website.id, row.saved_method_id),
  ]);
  const open = renewals.find(({ state }) => state === 'open');
  const now = context.clock.now();
  const canCharge = row.state === 'active' || row.state === 'pastDue';
  const isDeclined = canCharge && row.next_charge_at <= now && open !== undefined && open.tries > 0;
  return {
    ...listingOf(row),
    nextChargeAt: nextAtOf(row, open?.next_try_at ?? null)?.toISOString() ?? null,
    address: row.address,
    addressLines: addressLines(row.address, website.settings.language),
    consent: row.consent,
    methodLabel: saved?.label ?? '',
    ...expiryOf(saved, now),
    stoppedAt: row.stopped_at?.toISOString() ?? null,
    actions: [
      ...actionsOf(row, now),
      ...(isDeclined ? (['charge'] as const) : []),
      ...(hasAddress(row) ? (['changeAddress'] as const) : []),
    ],
    orders: orders.map(({ id: orderId, number, state, total, created_at }) => {
      const renewal = renewals.find(({ order_id }) => order_id === orderId);
      return {
        id: orderId,
        number,
        state,
        total,
        renewal: renewal?.state ?? null,
        createdAt: created_at.toISOString(),
        nextTryAt: renewal?.state === 'open' ? renewal.next_try_at.toISOString() : null,
      };
    }),
    timeline: notes.map(({ id: noteId, at, kind, text, actor }) => ({
      id: noteId,
      at: at.toISOString(),
      kind,
      text,
      actor,
    })),
  };
}

/** Those that it began, or the one that it renews; null if there is no such order. */
export async function subscriptionsOfOrder(
  { database, website }: Context,
  orderId: Id,
): Promise<SubscriptionOfOrder[] | null> {
  const order = await readOrder(database, website.id, orderId);
  if (order === null) return null;
  const rows = await listOfOrder(database, website.id, order);
  return rows.map(row => ({ ...listingOf(row), isFirst: row.order_id === orderId }));
}

export async function subscriptionsOfCustomer(
  { database, website }: Context,
  of: { readonly emails: readonly string[]; readonly limit: number },
): Promise<SubscriptionListing[]> {
  return (await listOfEmails(database, website.id, of)).map(listingOf);
}
