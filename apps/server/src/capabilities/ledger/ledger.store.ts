import type { Id } from '@vitrine/core/id/id.ts';
import type { LedgerPeriod } from '@vitrine/core/ledger/ledger.calls.ts';
import type { LedgerAccount, LedgerKind } from '@vitrine/core/ledger/ledger.ts';
import type { OrderChannel } from '@vitrine/core/orders/channels.ts';
import type { Database } from '../../database/database.ts';

export interface PostingRow {
  event: string;
  line: number;
  kind: LedgerKind;
  order_id: Id | null;
  account: LedgerAccount;
  detail: string;
  country: string;
  region: string;
  rate: number | null;
  base: number;
  amount: number;
  currency: string;
  is_test: boolean;
  at: Date;
}

/** The driver returns 64-bit numbers as text. */
type StoredRow<Row extends { base: number; amount: number } = PostingRow> = Omit<Row, 'base' | 'amount'> & {
  base: string;
  amount: string;
};

/** A posting on its way out of the books. */
export interface ListedPosting extends PostingRow {
  order_number: number | null;
  /** Its time as the database keeps it, more exact than a date. */
  exact_at: string;
}

/** The place of a posting in the books. */
export type PostingPlace = Pick<ListedPosting, 'exact_at' | 'event' | 'line'>;

export interface BookedPeriod extends LedgerPeriod {
  /** In which its days begin. */
  readonly timeZone: string;
}

/** Posts the sale of an order before it is paid, because its invoice is issued (rule LEDGER-3). */
export async function bookSale(
  database: Database,
  websiteId: Id,
  { orderId, at }: { orderId: Id; at: Date },
): Promise<void> {
  await database.query('SELECT book_order($1, $2, $3)', [websiteId, orderId, at]);
}

/** What each way to pay brought and gave back on a day, of the orders of a channel. */
export async function sumMoneyOfDay(
  database: Database,
  websiteId: Id,
  { channel, day, timeZone }: { channel: OrderChannel; day: string; timeZone: string },
): Promise<{ method: string; currency: string; taken: number; refunded: number }[]> {
  const rows = await database.query<{ method: string; currency: string; taken: string; refunded: string }>(
    `SELECT detail AS method, l.currency, coalesce(sum(amount) FILTER (WHERE amount > 0), 0) AS taken,
       coalesce(-sum(amount) FILTER (WHERE amount < 0), 0) AS refunded
     FROM ledger_postings l JOIN orders o ON o.website_id = $1 AND o.id = l.order_id AND o.channel = $4
     WHERE l.website_id = $1 AND NOT l.is_test AND account = 'money'
       AND l.at >= ($2::timestamp AT TIME ZONE $3) AND l.at < (($2::timestamp + interval '1 day') AT TIME ZONE $3)
     GROUP BY 1, 2 ORDER BY 1, 2`,
    [websiteId, day, timeZone, channel],
  );
  return rows.map(row => ({ ...row, taken: Number(row.taken), refunded: Number(row.refunded) }));
}

export async function listPostingsOf(database: Database, websiteId: Id, orderId: Id): Promise<PostingRow[]> {
  const rows = await database.query<StoredRow>(
    'SELECT * FROM ledger_postings WHERE website_id = $1 AND order_id = $2 ORDER BY at, event, line',
    [websiteId, orderId],
  );
  return rows.map(numbered);
}

/** Of all orders but test orders, with the number of each order; from the one after `after` on. */
export async function listPostings(
  database: Database,
  websiteId: Id,
  { period, after, limit }: { period: BookedPeriod; after: PostingPlace | null; limit: number },
): Promise<ListedPosting[]> {
  const [from, to] = spanOf(period);
  const rows = await database.query<StoredRow<ListedPosting>>(
    `SELECT l.*, l.at::text AS exact_at, o.number AS order_number FROM ledger_postings l
     LEFT JOIN orders o ON o.website_id = l.website_id AND o.id = l.order_id
     WHERE l.website_id = $1 AND NOT l.is_test AND l.at >= ($2::timestamp AT TIME ZONE $4)
       AND l.at < ($3::timestamp AT TIME ZONE $4)
       AND (l.at, l.event, l.line) > ($5::timestamptz, $6, $7)
     ORDER BY l.at, l.event, l.line LIMIT $8`,
    [
      websiteId,
      from,
      to,
      period.timeZone,
      ...(after ? [after.exact_at, after.event, after.line] : ['-infinity', '', 0]),
      limit,
    ],
  );
  return rows.map(numbered);
}

interface MonthSum {
  readonly month: string;
  readonly kind: LedgerKind;
  readonly account: LedgerAccount;
  readonly currency: string;
  readonly amount: number;
}

export async function sumMonths(
  database: Database,
  websiteId: Id,
  period: BookedPeriod,
): Promise<MonthSum[]> {
  const [from, to] = spanOf(period);
  const rows = await database.query<Omit<MonthSum, 'amount'> & { amount: string }>(
    `SELECT to_char(at AT TIME ZONE $4, 'YYYY-MM') AS month, kind, account, currency, sum(amount) AS amount
     FROM ledger_postings
     WHERE website_id = $1 AND NOT is_test AND at >= ($2::timestamp AT TIME ZONE $4) AND at < ($3::timestamp AT TIME ZONE $4)
     GROUP BY 1, 2, 3, 4 ORDER BY 1, 4`,
    [websiteId, from, to, period.timeZone],
  );
  return rows.map(row => ({ ...row, amount: Number(row.amount) }));
}

interface TaxSum extends Pick<PostingRow, 'country' | 'region' | 'detail' | 'rate' | 'currency'> {
  readonly base: number;
  readonly amount: number;
}

export async function sumTaxes(database: Database, websiteId: Id, period: BookedPeriod): Promise<TaxSum[]> {
  const [from, to] = spanOf(period);
  const rows = await database.query<StoredRow<TaxSum>>(
    `SELECT country, region, detail, rate, currency, sum(base) AS base, sum(amount) AS amount FROM ledger_postings
     WHERE website_id = $1 AND NOT is_test AND account = 'tax' AND at >= ($2::timestamp AT TIME ZONE $4)
       AND at < ($3::timestamp AT TIME ZONE $4)
     GROUP BY 1, 2, 3, 4, 5 ORDER BY country, region, rate DESC NULLS LAST, detail`,
    [websiteId, from, to, period.timeZone],
  );
  return rows.map(numbered);
}

/** The first day of the period, and the first after it. */
function spanOf({ year, quarter }: LedgerPeriod): [string, string] {
  const first = quarter === undefined ? 0 : (quarter - 1) * 3;
  const day = (month: number) => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  return [day(first), day(first + (quarter === undefined ? 12 : 3))];
}

function numbered<Row extends { base: string; amount: string }>(
  row: Row,
): Omit<Row, 'base' | 'amount'> & { base: number; amount: number } {
  return { ...row, base: Number(row.base), amount: Number(row.amount) };
}
