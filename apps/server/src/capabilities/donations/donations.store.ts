import type { Frequency, FundInput } from '@vitrine/core/donations/donation-fund.ts';
import type { Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { containing } from '../../database/containing.ts';
import { type CountedPage, readCountedPage } from '../../database/counted-page.ts';
import type { Database } from '../../database/database.ts';
import type { PageWanted } from '../../database/keyset.ts';

export interface FundRow {
  id: string;
  title: string;
  text: string;
  suggested: number[];
  least: number;
  most: number;
  frequencies: Frequency[];
  goal: number | null;
  shows_donors: boolean;
  is_open: boolean;
  version: number;
}

export interface DonationRow {
  order_id: string;
  fund_id: string;
  amount: string;
  refunded: string;
  currency: string;
  frequency: Frequency;
  email: string;
  name: string;
  shown_name: string;
  message: string;
  is_shown: boolean;
  is_test: boolean;
  given_at: Date;
}

export async function readFund(database: Database, websiteId: Id, id: Id): Promise<FundRow | null> {
  const [row] = await database.query<FundRow>(
    'SELECT * FROM donation_funds WHERE website_id = $1 AND id = $2',
    [websiteId, id],
  );
  return row ?? null;
}

export async function readFundBySource(
  database: Database,
  websiteId: Id,
  sourceKey: string,
): Promise<Id | null> {
  const [row] = await database.query<{ id: Id }>(
    'SELECT id FROM donation_funds WHERE website_id = $1 AND source_key = $2',
    [websiteId, sourceKey],
  );
  return row?.id ?? null;
}

const valuesOf = (fund: FundInput) => [
  fund.title,
  fund.text,
  fund.suggested.toSorted((a, b) => a - b),
  fund.least,
  fund.most,
  fund.frequencies,
  fund.goal,
  fund.showsDonors,
  fund.isOpen,
];

/** With the variants of all frequencies, so that those offered later have theirs. */
export async function insertFund(
  database: Database,
  websiteId: Id,
  {
    id,
    now,
    variants,
    sourceKey = null,
    ...fund
  }: FundInput & {
    id: Id;
    now: Date;
    variants: readonly { id: Id; frequency: Frequency }[];
    sourceKey?: string | null;
  },
): Promise<void> {
  await database.query(
    `WITH fund AS (
       INSERT INTO donation_funds (website_id, id, created_at, title, text, suggested, least, most, frequencies, goal,
         shows_donors, is_open, source_key) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $15))
     INSERT INTO donation_variants (website_id, fund_id, id, frequency)
     SELECT $1, $2, * FROM unnest($13::text[], $14::text[])`,
    [
      websiteId,
      id,
      now,
      ...valuesOf(fund),
      variants.map(one => one.id),
      variants.map(({ frequency }) => frequency),
      sourceKey,
    ],
  );
}

/** False if it is another version by now. */
export async function updateFund(
  database: Database,
  websiteId: Id,
  { id, version, ...fund }: FundInput & { id: Id; version: number },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE donation_funds SET title = $4, text = $5, suggested = $6, least = $7, most = $8, frequencies = $9,
       goal = $10, shows_donors = $11, is_open = $12, version = version + 1
     WHERE website_id = $1 AND id = $2 AND version = $3 RETURNING id`,
    [websiteId, id, version, ...valuesOf(fund)],
  );
  return rows.length > 0;
}

export async function listFundRows(
  database: Database,
  websiteId: Id,
  { search, ...wanted }: PageWanted & { readonly search: string },
): Promise<Result<CountedPage<FundRow>>> {
  const where = `website_id = $1 AND ($2 = '%%' OR title ILIKE $2)`;
  const values = [websiteId, containing(search)];
  const order = {
    name: 'newest',
    column: 'created_at',
    type: 'timestamptz',
    id: 'id',
    isDescending: true,
  } as const;
  const list = { select: '*', from: 'donation_funds', where, values, order };
  return readCountedPage<FundRow>(database, list, wanted);
}

/** By fund: what was given and not refunded, without tests. */
export async function readGiven(
  database: Database,
  websiteId: Id,
  { fundIds, currency }: { fundIds: readonly Id[]; currency: string },
): Promise<ReadonlyMap<Id, { readonly given: number; readonly donations: number }>> {
  const rows = await database.query<{ fund_id: Id; given: string; donations: number }>(
    `SELECT fund_id, given, donations FROM donation_sums
     WHERE website_id = $1 AND fund_id = ANY ($2) AND currency = $3`,
    [websiteId, fundIds, currency],
  );
  return new Map(rows.map(row => [row.fund_id, { given: Number(row.given), donations: row.donations }]));
}

export interface FundVariantRow extends FundRow {
  variant_id: string;
  frequency: Frequency;
}

export function readFundVariants(
  database: Database,
  websiteId: Id,
  of: { readonly ids: readonly Id[] } | { readonly fundId: Id },
): Promise<FundVariantRow[]> {
  const isByFund = 'fundId' in of;
  return database.query<FundVariantRow>(
    `SELECT f.*, v.id AS variant_id, v.frequency FROM donation_variants v
     JOIN donation_funds f ON f.website_id = v.website_id AND f.id = v.fund_id
     WHERE v.website_id = $1 AND ${isByFund ? 'v.fund_id = $2' : 'v.id = ANY ($2)'}`,
    [websiteId, isByFund ? of.fundId : of.ids],
  );
}

/** Once, however often the order is found paid; false if it is known. */
export async function insertDonation(
  database: Database,
  websiteId: Id,
  row: Omit<DonationRow, 'amount' | 'refunded'> & { amount: number },
): Promise<boolean> {
  const rows = await database.query(
    `INSERT INTO donations (website_id, order_id, fund_id, amount, currency, frequency, email, name, shown_name,
       message, is_shown, is_test, given_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     ON CONFLICT DO NOTHING RETURNING order_id`,
    [
      websiteId,
      row.order_id,
      row.fund_id,
      row.amount,
      row.currency,
      row.frequency,
      row.email,
      row.name,
      row.shown_name,
      row.message,
      row.is_shown,
      row.is_test,
      row.given_at,
    ],
  );
  return rows.length > 0;
}

export async function updateRefunded(
  database: Database,
  websiteId: Id,
  { orderId, refunded }: { orderId: Id; refunded: number },
): Promise<void> {
  await database.query(
    'UPDATE donations SET refunded = least(amount, $3) WHERE website_id = $1 AND order_id = $2',
    [websiteId, orderId, refunded],
  );
}

/** Who gave it and what they wrote; the amount stays with its fund and its order (rule DONATE-11). */
export async function forgetDonor(database: Database, websiteId: Id, email: string): Promise<void> {
  await database.query(
    `UPDATE donations SET email = '', name = '', shown_name = '', message = '', is_shown = false
     WHERE website_id = $1 AND lowered_email = $2`,
    [websiteId, email.toLowerCase()],
  );
}

export function listDonationsOf(
  database: Database,
  websiteId: Id,
  { emails, limit }: { readonly emails: readonly string[]; readonly limit: number },
): Promise<DonationRow[]> {
  return database.query<DonationRow & Record<string, unknown>>(
    `SELECT * FROM donations WHERE website_id = $1 AND lowered_email = ANY ($2)
     ORDER BY given_at DESC, order_id DESC LIMIT $3`,
    [websiteId, emails, limit],
  );
}

export async function listDonationRows(
  database: Database,
  websiteId: Id,
  { search, fundId, ...wanted }: PageWanted & { readonly search: string; readonly fundId?: Id | undefined },
): Promise<Result<CountedPage<DonationRow>>> {
  const where = `website_id = $1 AND ($2 = '%%' OR name || ' ' || email || ' ' || message ILIKE $2)
    ${fundId === undefined ? '' : 'AND fund_id = $3'}`;
  const values = [websiteId, containing(search), ...(fundId === undefined ? [] : [fundId])];
  const order = {
    name: 'newest',
    column: 'given_at',
    type: 'timestamptz',
    id: 'order_id',
    isDescending: true,
  } as const;
  const list = { select: '*', from: 'donations', where, values, order };
  return readCountedPage<DonationRow>(database, list, wanted);
}

/** The newest donations whose donors want to be named. */
export function readShownDonors(
  database: Database,
  websiteId: Id,
  { fundId, limit }: { fundId: Id; limit: number },
): Promise<DonationRow[]> {
  return database.query<DonationRow>(
    `SELECT * FROM donations WHERE website_id = $1 AND fund_id = $2 AND is_shown AND NOT is_test
       AND refunded < amount ORDER BY given_at DESC, order_id DESC LIMIT $3`,
    [websiteId, fundId, limit],
  );
}
