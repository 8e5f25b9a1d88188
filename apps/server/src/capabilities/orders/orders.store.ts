import type { Address } from '@vitrine/core/addresses/address.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { OrderChannel } from '@vitrine/core/orders/channels.ts';
import type { AgreedTerms, TimelineKind } from '@vitrine/core/orders/order.ts';
import { type OrderLine, readOrderLines, type StoredOrderLine } from '@vitrine/core/orders/order-line.ts';
import type { FulfilmentState, OrderState } from '@vitrine/core/orders/order-states.ts';
import {
  type OrderTotals,
  readOrderTotals,
  type StoredOrderTotals,
} from '@vitrine/core/orders/order-totals.ts';
import type { Delivery } from '@vitrine/core/shipping/shipping-settings.ts';
import { among as amongIds } from '../../database/among.ts';
import type { Database } from '../../database/database.ts';

export interface OrderRow {
  id: string;
  /** How often its items or its shipping were changed. */
  version: number;
  /** Null if it was not made from a cart. */
  cart_id: string | null;
  /** The subscription that it renews, or null. */
  subscription_id: string | null;
  channel: OrderChannel;
  number: number | null;
  state: OrderState;
  fulfilment_state: FulfilmentState;
  /** Placed by a test payment on a launched website (rule ORDER-51). */
  is_without_effect: boolean;
  email: string;
  /** The language of the buyer; empty is that of the website. */
  language: string;
  address: Address;
  /** What the invoice is made out to; null if it is the address. */
  billing_address: Address | null;
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
export type StoredOrder = Omit<OrderRow, 'total' | 'lines' | 'totals'> & {
  total: string;
  lines: StoredOrderLine[];
  totals: StoredOrderTotals;
};

const columns = [
  'id',
  'cart_id',
  'subscription_id',
  'channel',
  'number',
  'state',
  'fulfilment_state',
  'is_without_effect',
  'email',
  'language',
  'address',
  'billing_address',
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

const asJson = new Set<string>(['address', 'billing_address', 'delivery', 'terms', 'lines', 'totals']);
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
  const [row] = await database.query<StoredOrder>('SELECT * FROM orders WHERE website_id = $1 AND id = $2', [
    websiteId,
    orderId,
  ]);
  return row ? orderOf(row) : null;
}

/** Those with a number and one of these addresses, newest first. */
export async function listNewestOf(
  database: Database,
  websiteId: Id,
  { emails, limit }: { readonly emails: readonly string[]; readonly limit: number },
): Promise<OrderRow[]> {
  const rows = await database.query<StoredOrder>(
    `SELECT * FROM orders WHERE website_id = $1 AND lowered_email ${amongIds('$2')} AND number IS NOT NULL
     ORDER BY id DESC LIMIT $3`,
    [websiteId, emails, limit],
  );
  return rows.map(orderOf);
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
  const [row] = await database.query<StoredOrder>(
    'SELECT * FROM orders WHERE website_id = $1 AND id = $2 FOR UPDATE',
    [websiteId, orderId],
  );
  return row ? orderOf(row) : null;
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

export function orderOf(row: StoredOrder): OrderRow {
  return {
    ...row,
    total: Number(row.total),
    lines: readOrderLines(row.lines),
    totals: readOrderTotals(row.totals),
  };
}
