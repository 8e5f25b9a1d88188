import { type Customer, type CustomerListing, mostShown } from '@vitrine/core/customers/customer.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { donationsOfDonor } from '../donations/index.ts';
import { cardsOfOrders } from '../gift-cards/index.ts';
import { ordersOfCustomer } from '../orders/index.ts';
import { returnsOfBuyer } from '../returns/index.ts';
import { findListings } from '../site-users/index.ts';
import { subscriptionsOfCustomer } from '../subscriptions/index.ts';
import { listNotes, type NoteRow } from './customer-notes.store.ts';
import { type CustomerRow, readFamily } from './customers.store.ts';
import { settleCustomers } from './settle-customers.ts';

/** Everything that a customer and those merged into them did; null if there is no such customer (rule CUSTOMER-3). */
export async function customerView(context: Context, id: Id): Promise<Customer | null> {
  const { clock, database, website } = context;
  await settleCustomers(context);
  const family = await readFamily(database, website.id, id);
  const [main, ...merged] = family;
  if (main === undefined) return null;
  const of = { emails: family.map(({ email }) => email), limit: mostShown };
  const ids = family.map(one => one.id);
  const { orders, addresses } = await ordersOfCustomer(context, of);
  const orderIds = orders.map(order => order.id);
  const [accounts, notes, subscriptions, donations, returns, giftCards] = await Promise.all([
    findListings(context, of.emails),
    listNotes(database, website.id, ids),
    subscriptionsOfCustomer(context, of),
    donationsOfDonor(context, of),
    returnsOfBuyer(context, of),
    cardsOfOrders(context, { orderIds, now: clock.now() }),
  ]);
  return {
    ...customerListing(main),
    merged: merged.map(one => ({ id: one.id, email: one.email })),
    accounts,
    addresses,
    notes: notes.map(noteView),
    latestOrders: orders,
    ...{ subscriptions, donations, giftCards },
    returns: returns.map(one => ({
      ...{ id: one.id, orderId: one.orderId, name: one.name, state: one.state },
      askedAt: one.askedAt,
    })),
  };
}

export function customerListing(row: CustomerRow): CustomerListing {
  return {
    ...{ id: row.id, email: row.email, name: row.name, hasAccount: row.has_account, orders: row.orders },
    spent: Object.entries(row.spent)
      .map(([currency, amount]) => ({ currency, amount }))
      .toSorted((a, b) => a.currency.localeCompare(b.currency)),
    firstOrderAt: row.first_order_at?.toISOString() ?? null,
    lastOrderAt: row.last_order_at?.toISOString() ?? null,
  };
}

export function noteView({ id, text, actor, at }: NoteRow) {
  return { id, text, actor, at: at.toISOString() };
}
