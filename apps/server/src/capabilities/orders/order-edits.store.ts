import type { Id } from '@vitrine/core/id/id.ts';
import { readOrderLines, storedLineSchema } from '@vitrine/core/orders/order-line.ts';
import { readOrderTotals, storedTotalsSchema } from '@vitrine/core/orders/order-totals.ts';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { OrderRow } from './orders.store.ts';

/** What a change replaces of an order. */
export type OrderFigures = Pick<
  OrderRow,
  'lines' | 'totals' | 'total' | 'quantity' | 'requires_shipping' | 'shipping_name'
>;

/** In any form in which orders were stored. */
const storedFiguresSchema = z.object({
  lines: storedLineSchema.array(),
  totals: storedTotalsSchema,
  total: z.number().int(),
  quantity: z.number().int(),
  requires_shipping: z.boolean(),
  shipping_name: z.string(),
});

export interface OrderEditRow {
  id: Id;
  order_id: Id;
  /** The version that it made. */
  version: number;
  before: OrderFigures;
  reason: string;
  at: Date;
}

/** Replaces the figures of an order and keeps the former ones; call it in a transaction, with the order locked. */
export async function changeFigures(
  database: Database,
  websiteId: Id,
  { edit, to }: { edit: OrderEditRow; to: OrderFigures },
): Promise<void> {
  await database.query(
    `UPDATE orders SET lines = $3, totals = $4, total = $5, quantity = $6, requires_shipping = $7, shipping_name = $8,
       version = $9
     WHERE website_id = $1 AND id = $2`,
    [
      websiteId,
      edit.order_id,
      JSON.stringify(to.lines),
      JSON.stringify(to.totals),
      to.total,
      to.quantity,
      to.requires_shipping,
      to.shipping_name,
      edit.version,
    ],
  );
  await database.query(
    `INSERT INTO order_edits (website_id, id, order_id, version, before, reason, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      websiteId,
      edit.id,
      edit.order_id,
      edit.version,
      JSON.stringify(figuresOf(edit.before)),
      edit.reason,
      edit.at,
    ],
  );
}

/** In the order in which they were made. */
export async function listEdits(database: Database, websiteId: Id, orderId: Id): Promise<OrderEditRow[]> {
  const rows = await database.query<OrderEditRow & Record<string, unknown>>(
    `SELECT id, order_id, version, before, reason, at FROM order_edits
     WHERE website_id = $1 AND order_id = $2 ORDER BY version`,
    [websiteId, orderId],
  );
  return rows.map(row => {
    const { lines, totals, ...before } = storedFiguresSchema.parse(row.before);
    return {
      ...row,
      before: { ...before, lines: readOrderLines(lines), totals: readOrderTotals(totals) },
    };
  });
}

/** The order that a change with this id was made to; null if there is none. */
export async function readOrderOfEdit(database: Database, websiteId: Id, id: Id): Promise<Id | null> {
  const [row] = await database.query<{ order_id: Id }>(
    'SELECT order_id FROM order_edits WHERE website_id = $1 AND id = $2',
    [websiteId, id],
  );
  return row?.order_id ?? null;
}

function figuresOf(order: OrderFigures): OrderFigures {
  const { lines, totals, total, quantity, requires_shipping, shipping_name } = order;
  return { lines, totals, total, quantity, requires_shipping, shipping_name };
}
