import type { Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { type KeysetPage, type PageWanted, readPage } from '../../database/keyset.ts';

export interface CounterSaleRow {
  order_id: Id;
  method: string;
  /** Cash that was given, in minor units; null for a card. */
  received: number | null;
  /** What the card reader printed. */
  reference: string;
  sold_by: string;
  sold_at: Date;
}

/** In the transaction that places the order. */
export async function insertCounterSale(
  database: Database,
  websiteId: Id,
  { order_id, method, received, reference, sold_by, sold_at }: CounterSaleRow,
): Promise<void> {
  await database.query(
    `INSERT INTO counter_sales (website_id, order_id, method, received, reference, sold_by, sold_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [websiteId, order_id, method, received, reference, sold_by, sold_at],
  );
}

export async function readCounterSale(
  database: Database,
  websiteId: Id,
  orderId: Id,
): Promise<CounterSaleRow | null> {
  const [row] = await database.query<Omit<CounterSaleRow, 'received'> & { received: string | null }>(
    'SELECT * FROM counter_sales WHERE website_id = $1 AND order_id = $2',
    [websiteId, orderId],
  );
  return row ? { ...row, received: row.received === null ? null : Number(row.received) } : null;
}

/** A day in the time zone of the website. */
export interface Day {
  /** `2026-03-02`. */
  readonly day: string;
  readonly timeZone: string;
}

const ofDay = `sold_at >= ($2::timestamp AT TIME ZONE $3) AND sold_at < (($2::timestamp + interval '1 day') AT TIME ZONE $3)`;

export async function countSalesOfDay(
  database: Database,
  websiteId: Id,
  { day, timeZone }: Day,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database.query<{ method: string; sales: number }>(
    `SELECT method, count(*)::int AS sales FROM counter_sales WHERE website_id = $1 AND ${ofDay} GROUP BY method`,
    [websiteId, day, timeZone],
  );
  return new Map(rows.map(({ method, sales }) => [method, sales]));
}

export interface SaleOfDay extends Pick<CounterSaleRow, 'order_id' | 'method' | 'sold_by' | 'sold_at'> {
  number: number;
  total: string;
  currency: string;
}

/** The newest first. */
export function listSalesOfDay(
  database: Database,
  websiteId: Id,
  { day, timeZone, ...wanted }: Day & PageWanted,
): Promise<Result<KeysetPage<SaleOfDay>>> {
  return readPage<SaleOfDay & Record<string, unknown>>(
    database,
    {
      select: 'order_id, method, sold_by, sold_at, number, total, currency',
      from: 'counter_sales JOIN orders ON orders.website_id = $1 AND orders.id = counter_sales.order_id',
      where: `counter_sales.website_id = $1 AND ${ofDay}`,
      values: [websiteId, day, timeZone],
      order: { name: 'sold', column: 'sold_at', type: 'timestamptz', id: 'order_id', isDescending: true },
    },
    wanted,
  );
}
