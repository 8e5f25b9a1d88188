import type { Address } from '@vitrine/core/addresses/address.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { AgreedTerms, TimelineKind } from '@vitrine/core/orders/order.ts';
import { type OrderLine, readOrderLines, type StoredOrderLine } from '@vitrine/core/orders/order-line.ts';
import { type FulfilmentState, type OrderState, orderStates } from '@vitrine/core/orders/order-states.ts';
import {
  type OrderTotals,
  readOrderTotals,
  type StoredOrderTotals,
} from '@vitrine/core/orders/order-totals.ts';
import type { Delivery } from '@vitrine/core/shipping/shipping-settings.ts';
import { among as amongIds } from '../../database/among.ts';
import type { Database } from '../../database/database.ts';
import { readWithParts } from '../../database/read-with-parts.ts';

export interface OrderRow {
  id: string;
  /** Null if it was not made from a cart. */
  cart_id: string | null;
  /** The subscription that it renews, or null. */
  subscription_id: string | null;
  number: number | null;
  state: OrderState;
  fulfilment_state: FulfilmentState;
  email: string;
  address: Address;
  note: string;
  terms: AgreedTerms | null;
  vat_id: string;
  lines: OrderLine[];
  totals: OrderTotals;
  currency: string;
  total: number;
  quantity: number;
  requires_shipping: boolean;
  shipping_name: string;
  delivery: Delivery;
  created_at: Date;
  placed_at: Date | null;
  fulfilled_at: Date | null;
  cancelled_at: Date | null;
}

/** The driver returns 64-bit numbers as text; lines and totals have the form in which they were written. */
type StoredRow = Omit<OrderRow, 'total' | 'lines' | 'totals'> & {
  total: string;
  lines: StoredOrderLine[];
  totals: StoredOrderTotals;
};

const columns = [
  'id',
  'cart_id',
  'subscription_id',
  'number',
  'state',
  'fulfilment_state',
  'email',
  'address',
  'note',
  'terms',
  'vat_id',
  'lines',
  'totals',
  'currency',
  'total',
  'quantity',
  'requires_shipping',
  'shipping_name',
  'delivery',
  'created_at',
  'placed_at',
  'fulfilled_at',
  'cancelled_at',
] as const satisfies readonly (keyof OrderRow)[];

const asJson = new Set<string>(['address', 'delivery', 'terms', 'lines', 'totals']);
const insert = `WITH noted AS (
    INSERT INTO order_timeline (website_id, id, order_id, at, kind, text, actor) VALUES ($1, $${columns.length + 2}, $2, $${columns.indexOf('created_at') + 2}, $${columns.length + 3}, '', $${columns.length + 4}))
  INSERT INTO orders (website_id, ${columns.join(', ')}) VALUES ($1, ${columns
    .map((_, at) => `$${at + 2}`)
    .join(', ')})`;

/** With the first entry of its timeline, in one statement. */
export async function insertOrder(
  database: Database,
  websiteId: Id,
  { row, first }: { row: OrderRow; first: { id: Id; kind: TimelineKind; actor: string } },
): Promise<void> {
  await database.query(insert, [
    websiteId,
    ...columns.map(name => (asJson.has(name) && row[name] !== null ? JSON.stringify(row[name]) : row[name])),
    first.id,
    first.kind,
    first.actor,
  ]);
}

export async function readOrder(database: Database, websiteId: Id, orderId: Id): Promise<OrderRow | null> {
  const [row] = await database.query<StoredRow>('SELECT * FROM orders WHERE website_id = $1 AND id = $2', [
    websiteId,
    orderId,
  ]);
  return row ? rowOf(row) : null;
}

/** Those with a number and one of these addresses, newest first. */
export async function listNewestOf(
  database: Database,
  websiteId: Id,
  { emails, limit }: { readonly emails: readonly string[]; readonly limit: number },
): Promise<OrderRow[]> {
  const rows = await database.query<StoredRow>(
    `SELECT * FROM orders WHERE website_id = $1 AND lowered_email ${amongIds('$2')} AND number IS NOT NULL
     ORDER BY id DESC LIMIT $3`,
    [websiteId, emails, limit],
  );
  return rows.map(rowOf);
}

/** Those of the variants that were ordered since then; ids rise with time. */
export async function readOrderedVariants(
  database: Database,
  websiteId: Id,
  { variantIds, since }: { variantIds: readonly Id[]; since: Id },
): Promise<ReadonlySet<Id>> {
  if (variantIds.length === 0) return new Set();
  const rows = await database.query<{ id: Id }>(
    `SELECT DISTINCT line->>'variantId' AS id FROM orders, jsonb_array_elements(lines) AS line
     WHERE website_id = $1 AND orders.id > $2 AND line->>'variantId' = ANY ($3)`,
    [websiteId, since, variantIds],
  );
  return new Set(rows.map(row => row.id));
}

export async function lockOrder(database: Database, websiteId: Id, orderId: Id): Promise<OrderRow | null> {
  const [row] = await database.query<StoredRow>(
    'SELECT * FROM orders WHERE website_id = $1 AND id = $2 FOR UPDATE',
    [websiteId, orderId],
  );
  return row ? rowOf(row) : null;
}

export interface OrderMove {
  readonly orderId: Id;
  /** Only from this one. */
  readonly from: OrderState;
  readonly to: OrderState;
  readonly fulfilment: FulfilmentState;
  readonly number: number | null;
  readonly now: Date;
}

/** False if the order is in another state: then nothing is changed. */
export async function updateOrderState(database: Database, websiteId: Id, move: OrderMove): Promise<boolean> {
  const rows = await database.query(
    `UPDATE orders SET state = $4, fulfilment_state = $5, number = coalesce(number, $6),
       placed_at = CASE WHEN $4 IN ('placed', 'held') THEN coalesce(placed_at, $7) ELSE placed_at END,
       fulfilled_at = CASE WHEN $4 = 'completed' THEN $7 END,
       cancelled_at = CASE WHEN $4 = 'cancelled' THEN $7 ELSE cancelled_at END
     WHERE website_id = $1 AND id = $2 AND state = $3 RETURNING id`,
    [websiteId, move.orderId, move.from, move.to, move.fulfilment, move.number, move.now],
  );
  return rows.length === 1;
}

export async function updateFulfilment(
  database: Database,
  websiteId: Id,
  { orderId, to }: { readonly orderId: Id; readonly to: FulfilmentState },
): Promise<void> {
  await database.query('UPDATE orders SET fulfilment_state = $3 WHERE website_id = $1 AND id = $2', [
    websiteId,
    orderId,
    to,
  ]);
}

export interface OrderFilter {
  readonly search: string;
  readonly state: OrderState | null;
  readonly limit: number;
  readonly before: Id | null;
  /** Only these, whatever their state; null takes all. */
  readonly among: readonly Id[] | null;
  readonly tag: string | null;
}

/**
 * Newest first; one more than the limit if there are more. Unfinished ones only on request. A search of three letters or
 * more first finds the few orders with all parts of its words; if they are many, so are those on each page.
 */
export async function listOrders(
  database: Database,
  websiteId: Id,
  { search, ...filter }: OrderFilter,
): Promise<OrderRow[]> {
  const withParts = await readWithParts(database, websiteId, {
    ...{ table: 'order_parts', id: 'order_id' },
    search,
  });
  const { where, values } = conditionOf(websiteId, { search, withParts, ...filter });
  const rows = await database.query<StoredRow>(
    `SELECT * FROM orders WHERE ${where} ORDER BY id DESC LIMIT ${filter.limit + 1}`,
    values,
  );
  return rows.map(rowOf);
}

/** Only the requested conditions, so that each combination gets its own plan. */
function conditionOf(
  websiteId: Id,
  { search, state, before, among, tag, withParts }: OrderFilter & { withParts: readonly Id[] | null },
): { where: string; values: unknown[] } {
  const values: unknown[] = [websiteId];
  const conditions = ['website_id = $1'];
  const place = (value: unknown) => `$${values.push(value)}`;
  if (state !== null) conditions.push(`state = ${place(state)}`);
  else if (among === null) conditions.push(`state <> 'pending' AND number IS NOT NULL`);
  if (among !== null) conditions.push(`id ${amongIds(place(among))}`);
  if (tag !== null)
    conditions.push(
      `id IN (SELECT order_id FROM order_tags WHERE website_id = $1 AND folded = ${place(tag.toLowerCase())})`,
    );
  if (before !== null) conditions.push(`id < ${place(before)}`);
  if (search !== '') {
    const number = `number = ${place(/^#?\d{1,9}$/.test(search) ? Number(search.replace('#', '')) : null)}`;
    const pattern = place(`%${search.replace(/[\\%_]/g, letter => `\\${letter}`)}%`);
    conditions.push(
      `(${number} OR email ILIKE ${pattern} OR address->>'name' ILIKE ${pattern} OR EXISTS (
         SELECT FROM jsonb_array_elements(lines) AS line WHERE line->>'title' ILIKE ${pattern} OR line->>'sku' ILIKE ${pattern}))`,
    );
    if (withParts !== null)
      conditions.push(
        `id = ANY (ARRAY(SELECT unnest(${place(withParts)}::text[])
           UNION ALL SELECT id FROM orders WHERE website_id = $1 AND ${number}))`,
      );
  }
  return { where: conditions.join(' AND '), values };
}

export async function countByState(database: Database, websiteId: Id): Promise<Record<OrderState, number>> {
  const rows = await database.query<{ state: OrderState; count: number }>(
    'SELECT state, count(*)::int AS count FROM orders WHERE website_id = $1 GROUP BY state',
    [websiteId],
  );
  const counts = Object.fromEntries(orderStates.map(state => [state, 0])) as Record<OrderState, number>;
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

/**
 * The next number of the website. Taken in a separate statement, so that orders do not wait for each other; it
 * need not reach the disk before its order does, because the log is written in order (rule ORDER-3).
 */
export async function nextNumber(database: Database, websiteId: Id): Promise<number> {
  const [row] = await database.query<{ last: number }>(
    `WITH quick AS (SELECT set_config('synchronous_commit', 'off', true))
     INSERT INTO order_counters (website_id, last) SELECT $1, 1 FROM quick
     ON CONFLICT (website_id) DO UPDATE SET last = order_counters.last + 1 RETURNING last`,
    [websiteId],
  );
  if (!row) throw new Error('The order number could not be taken.');
  return row.last;
}

/** An unused number is issued again, unless a later one was already issued. */
export async function giveBackNumber(database: Database, websiteId: Id, number: number): Promise<void> {
  await database.query('UPDATE order_counters SET last = last - 1 WHERE website_id = $1 AND last = $2', [
    websiteId,
    number,
  ]);
}

function rowOf(row: StoredRow): OrderRow {
  return {
    ...row,
    total: Number(row.total),
    lines: readOrderLines(row.lines),
    totals: readOrderTotals(row.totals),
  };
}
