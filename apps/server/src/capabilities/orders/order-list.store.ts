import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { OrderChannel } from '@vitrine/core/orders/channels.ts';
import type { FulfilmentFilter, PaymentFilter } from '@vitrine/core/orders/order-list.calls.ts';
import type { OrderState } from '@vitrine/core/orders/order-states.ts';
import { containing } from '../../database/containing.ts';
import type { Database } from '../../database/database.ts';
import { type KeysetList, type KeysetPage, type PageWanted, readPage } from '../../database/keyset.ts';
import { type ListedPage, readListedPage } from '../../database/listed-page.ts';
import { readWithParts } from '../../database/read-with-parts.ts';
import { type OrderRow, orderOf, type StoredOrder } from './orders.store.ts';

export interface OrderFilter {
  readonly search?: string;
  readonly state?: OrderState | undefined;
  readonly payment?: PaymentFilter | undefined;
  readonly fulfilment?: FulfilmentFilter | undefined;
  /** Placed in this time. */
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  readonly isRefundDue?: boolean | undefined;
  readonly tag?: string | undefined;
  readonly channel?: OrderChannel | undefined;
  /** Only those after this one. */
  readonly before?: Id | undefined;
}

/** Written out, as the conditions of partial indexes. */
export const among = {
  listed: 'is_listed',
  unpaid: `is_listed AND payment IN ('unpaid', 'authorised', 'partlyPaid')`,
  toSend: 'is_listed AND is_to_send',
  refundDue: 'is_refund_due',
} as const;

const fulfilments = {
  toSend: among.toSend,
  partlySent: `fulfilment = 'partly'`,
  sent: `fulfilment = 'fulfilled'`,
};

/** The list of these orders, newest first; unfinished ones only on request (rules ORDER-11 and ORDER-45). */
export async function orderList(database: Database, websiteId: Id, filter: OrderFilter): Promise<KeysetList> {
  const { search = '', before } = filter;
  const withParts = await readWithParts(database, websiteId, {
    table: 'order_parts',
    id: 'order_id',
    search,
  });
  const place = before === undefined ? null : await readPlace(database, websiteId, before);
  const { where, values } = conditionOf(websiteId, { ...filter, search, place, withParts });
  return {
    select: 'orders.*',
    from: 'listed_orders AS listed JOIN orders ON orders.website_id = listed.website_id AND orders.id = order_id',
    where,
    values,
    order: { name: 'placed', column: 'at', type: 'timestamptz', id: 'order_id', isDescending: true },
  };
}

export async function readOrders(
  database: Database,
  list: KeysetList,
  wanted: PageWanted,
): Promise<Result<KeysetPage<OrderRow>>> {
  const page = await readPage<StoredOrder & Record<string, unknown>>(database, list, wanted);
  return page.ok ? succeed({ ...page.value, rows: page.value.rows.map(orderOf) }) : page;
}

export async function listOrders(
  database: Database,
  websiteId: Id,
  { cursor, limit, ...filter }: OrderFilter & PageWanted,
): Promise<Result<ListedPage<OrderRow>>> {
  const list = await orderList(database, websiteId, filter);
  const page = await readListedPage<StoredOrder & Record<string, unknown>>(database, list, { cursor, limit });
  return page.ok ? succeed({ ...page.value, rows: page.value.rows.map(orderOf) }) : page;
}

interface Place {
  readonly at: string;
  readonly order_id: Id;
}

async function readPlace(database: Database, websiteId: Id, orderId: Id): Promise<Place> {
  const [row] = await database.query<Place & Record<string, unknown>>(
    'SELECT at::text AS at, order_id FROM listed_orders WHERE website_id = $1 AND order_id = $2',
    [websiteId, orderId],
  );
  return row ?? { at: '-infinity', order_id: orderId };
}

/**
 * Only the requested conditions, so that each combination gets its own plan. A search of three letters or more first
 * finds the few orders with all parts of its words; if they are many, so are those on each page.
 */
function conditionOf(
  websiteId: Id,
  filter: OrderFilter & { search: string; place: Place | null; withParts: readonly Id[] | null },
): { where: string; values: unknown[] } {
  const { search, state, payment, fulfilment, since, until, isRefundDue, tag, channel, withParts } = filter;
  const values: unknown[] = [websiteId];
  const conditions = ['listed.website_id = $1'];
  const place = (value: unknown) => `$${values.push(value)}`;
  if (isRefundDue) conditions.push(among.refundDue);
  else if (state === undefined) conditions.push(among.listed);
  // Written out, so that the index of the state is used, and planned by how many there are.
  if (state !== undefined) conditions.push(`listed.state = '${state}'`);
  if (payment !== undefined)
    conditions.push(
      payment === 'unpaid' ? among.unpaid : `listed.is_listed AND listed.payment = '${payment}'`,
    );
  if (fulfilment !== undefined) conditions.push(fulfilments[fulfilment]);
  if (channel !== undefined) conditions.push(`listed.channel = '${channel}'`);
  if (since !== undefined) conditions.push(`at >= ${place(since)}`);
  if (until !== undefined) conditions.push(`at < ${place(until)}`);
  if (tag !== undefined)
    conditions.push(
      `order_id IN (SELECT order_id FROM order_tags WHERE website_id = $1 AND folded = ${place(tag.toLowerCase())})`,
    );
  if (filter.place !== null)
    conditions.push(
      `(at, order_id) < (${place(filter.place.at)}::timestamptz, ${place(filter.place.order_id)})`,
    );
  if (search !== '') {
    const number = `number = ${place(/^#?\d{1,9}$/.test(search) ? Number(search.replace('#', '')) : null)}`;
    const pattern = place(containing(search));
    conditions.push(
      `(${number} OR email ILIKE ${pattern} OR address->>'name' ILIKE ${pattern} OR EXISTS (
         SELECT FROM jsonb_array_elements(lines) AS line WHERE line->>'title' ILIKE ${pattern} OR line->>'sku' ILIKE ${pattern}))`,
    );
    if (withParts !== null)
      conditions.push(
        `order_id = ANY (ARRAY(SELECT unnest(${place(withParts)}::text[])
           UNION ALL SELECT id FROM orders WHERE website_id = $1 AND ${number}))`,
      );
  }
  return { where: conditions.join(' AND '), values };
}
