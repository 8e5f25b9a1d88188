import type { Id } from '@vitrine/core/id/id.ts';
import type { BestSeller, ChartPoint } from '@vitrine/core/overview/overview.ts';
import type { Database } from '../../database/database.ts';

export interface DaySum {
  /** `2026-03-02` */
  readonly day: string;
  readonly orders: number;
  /** Of its orders and of changes to orders, less discounts; what was taken back later does not reduce it. */
  readonly sold: number;
  readonly revenue: number;
  readonly takenBack: number;
  readonly products: readonly BestSeller[];
}

/** Days from the first to the last, both included. */
export interface SummedDays {
  readonly timeZone: string;
  readonly currency: string;
  readonly first: string;
  readonly last: string;
}

/** Without tax; what shops earn is posted as a credit, so its sign is turned. */
const sums = `
  SELECT (count(DISTINCT event) FILTER (WHERE kind = 'sale')
      - count(DISTINCT event) FILTER (WHERE kind = 'sale' AND account = 'donations'))::int AS orders,
    -coalesce(sum(amount) FILTER (WHERE kind IN ('sale', 'change') AND account IN ('sales', 'discounts', 'shipping')), 0) AS sold,
    -coalesce(sum(amount) FILTER (WHERE account IN ('sales', 'discounts', 'shipping', 'returns')), 0) AS revenue,
    coalesce(sum(amount) FILTER (WHERE account = 'returns'), 0) AS taken_back
  FROM ledger_postings WHERE website_id = $1 AND NOT is_test AND currency = $3 AND at >= from_at AND at < to_at`;

/** The latest title comes last, and wins. */
const products = `
  SELECT coalesce(jsonb_agg(jsonb_build_object('productId', id, 'title', title, 'quantity', quantity) ORDER BY id), '[]')
    AS products
  FROM (
    SELECT bought->>'productId' AS id, (array_agg(bought->>'title' ORDER BY postings.at DESC))[1] AS title,
      sum((bought->>'quantity')::int)::int AS quantity
    FROM ledger_postings postings
      JOIN orders ON orders.website_id = $1 AND orders.id = postings.order_id,
      jsonb_array_elements(orders.lines) AS bought
    WHERE postings.website_id = $1 AND NOT is_test AND postings.currency = $3 AND kind = 'sale' AND postings.line = 1
      AND at >= from_at AND at < to_at AND NOT coalesce(bought->'choices' ? 'donation', false)
    GROUP BY 1) AS pieces`;

/** $2 is the time zone, $3 the currency, $4 and $5 the first and the last day. */
const days = `
  SELECT day::date AS day, day::timestamp AT TIME ZONE $2 AS from_at,
    (day + interval '1 day')::timestamp AT TIME ZONE $2 AS to_at
  FROM generate_series($4::date, $5::date, interval '1 day') AS day`;

/** Counts and keeps the days that nobody asked for yet; call it in a transaction. All of them must be over. */
export async function keepDays(database: Database, websiteId: Id, asked: SummedDays): Promise<void> {
  await database.query(`SELECT pg_advisory_xact_lock(hashtextextended('ledger_days ' || $1, 0))`, [
    websiteId,
  ]);
  await database.query(
    `INSERT INTO ledger_days (website_id, time_zone, currency, day, from_at, to_at, orders, sold, revenue, taken_back,
       products)
     SELECT $1, $2, $3, day, from_at, to_at, orders, sold, revenue, taken_back, products
     FROM (${days}) AS days, LATERAL (${sums}) AS summed, LATERAL (${products}) AS sold_products
     WHERE NOT EXISTS (SELECT FROM ledger_days kept WHERE kept.website_id = $1 AND kept.time_zone = $2
       AND kept.currency = $3 AND kept.day = days.day)`,
    valuesOf(websiteId, asked),
  );
}

export async function readKeptDays(database: Database, websiteId: Id, asked: SummedDays): Promise<DaySum[]> {
  const rows = await database.query<StoredSum>(
    `SELECT day::text AS day, orders, sold, revenue, taken_back, products FROM ledger_days
     WHERE website_id = $1 AND time_zone = $2 AND currency = $3 AND day >= $4::date AND day <= $5::date ORDER BY day`,
    valuesOf(websiteId, asked),
  );
  return rows.map(sumOf);
}

/** From the postings themselves, of each day up to the moment. */
export async function sumDays(
  database: Database,
  websiteId: Id,
  { until, ...asked }: SummedDays & { readonly until: Date },
): Promise<DaySum[]> {
  const rows = await database.query<StoredSum>(
    `SELECT day::text AS day, orders, sold, revenue, taken_back, products
     FROM (SELECT day, from_at, least(to_at, $6::timestamptz) AS to_at FROM (${days}) AS whole) AS days,
       LATERAL (${sums}) AS summed, LATERAL (${products}) AS sold_products ORDER BY day`,
    [...valuesOf(websiteId, asked), until],
  );
  return rows.map(sumOf);
}

/** One day by its hours; an hour that is repeated at the end of summer time is one. */
export async function sumHours(
  database: Database,
  websiteId: Id,
  { timeZone, currency, day, until }: { timeZone: string; currency: string; day: string; until: Date },
): Promise<ChartPoint[]> {
  const rows = await database.query<{ hour: string; revenue: string; orders: number }>(
    `SELECT to_char(at AT TIME ZONE $2, 'YYYY-MM-DD"T"HH24') AS hour,
       -coalesce(sum(amount) FILTER (WHERE account IN ('sales', 'discounts', 'shipping', 'returns')), 0) AS revenue,
       (count(DISTINCT event) FILTER (WHERE kind = 'sale')
         - count(DISTINCT event) FILTER (WHERE kind = 'sale' AND account = 'donations'))::int AS orders
     FROM ledger_postings
     WHERE website_id = $1 AND NOT is_test AND currency = $3 AND at >= $4::date::timestamp AT TIME ZONE $2 AND at < $5
     GROUP BY 1 ORDER BY 1`,
    [websiteId, timeZone, currency, day, until],
  );
  return rows.map(({ hour, revenue, orders }) => ({ from: hour, revenue: Number(revenue), orders }));
}

/** The driver returns 64-bit numbers as text. */
interface StoredSum {
  day: string;
  orders: number;
  sold: string;
  revenue: string;
  taken_back: string;
  products: BestSeller[];
}

function sumOf({ day, orders, products: sold, ...row }: StoredSum): DaySum {
  return {
    day,
    orders,
    sold: Number(row.sold),
    revenue: Number(row.revenue),
    takenBack: Number(row.taken_back),
    products: sold,
  };
}

function valuesOf(websiteId: Id, { timeZone, currency, first, last }: SummedDays): unknown[] {
  return [websiteId, timeZone, currency, first, last];
}
