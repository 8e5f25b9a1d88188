import { addressLines } from '@vitrine/core/addresses/address.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type {
  Subscription,
  SubscriptionAction,
  SubscriptionListing,
} from '@vitrine/core/subscriptions/subscription.ts';
import type { Context } from '../../context.ts';
import { ordersOfSubscription } from '../orders/index.ts';
import { readSavedMethod } from '../payments/index.ts';
import { listOfEmails, listRenewals } from './list-subscriptions.store.ts';
import { planOf } from './look-at.ts';
import { listNotes } from './notes.store.ts';
import type { RenewalRow } from './renewals.store.ts';
import { nextAtOf } from './subscription-page.ts';
import { readSubscription, type SubscriptionRow } from './subscriptions.store.ts';

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
  return {
    ...listingOf(row),
    nextChargeAt: nextAtOf(row, open?.next_try_at ?? null)?.toISOString() ?? null,
    address: row.address,
    addressLines: addressLines(row.address, website.settings.language),
    consent: row.consent,
    methodLabel: saved?.label ?? '',
    stoppedAt: row.stopped_at?.toISOString() ?? null,
    actions: actionsOf(row, row.next_charge_at <= context.clock.now() ? open : undefined),
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

function actionsOf({ state }: SubscriptionRow, open: RenewalRow | undefined): SubscriptionAction[] {
  const charge: SubscriptionAction[] = open !== undefined && open.tries > 0 ? ['charge'] : [];
  if (state === 'active') return ['pause', 'skip', 'cancel', ...charge];
  if (state === 'paused') return ['resume', 'cancel'];
  return state === 'pastDue' ? ['cancel', ...charge] : [];
}

export async function subscriptionsOfCustomer(
  { database, website }: Context,
  of: { readonly emails: readonly string[]; readonly limit: number },
): Promise<SubscriptionListing[]> {
  return (await listOfEmails(database, website.id, of)).map(listingOf);
}
