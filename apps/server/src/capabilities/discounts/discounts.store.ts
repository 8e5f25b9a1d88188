import type { DiscountValue } from '@vitrine/core/cart/discount-rules.ts';
import type { DiscountState } from '@vitrine/core/discounts/discount.ts';
import type { discountSorts } from '@vitrine/core/discounts/discounts.calls.ts';
import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { containing } from '../../database/containing.ts';
import { type CountedPage, readCountedPage } from '../../database/counted-page.ts';
import { acrossWebsites, type Database } from '../../database/database.ts';
import type { PageWanted } from '../../database/keyset.ts';

export interface DiscountRow {
  id: string;
  name: string;
  code: string | null;
  value: DiscountValue;
  is_combined: boolean;
  minimum_subtotal: number;
  product_ids: string[];
  categories: string[];
  emails: string[];
  max_uses: number | null;
  max_uses_per_customer: number | null;
  starts_at: Date | null;
  ends_at: Date | null;
  is_paused: boolean;
  used: number;
  version: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

type Stored = Omit<DiscountRow, 'minimum_subtotal'> & { minimum_subtotal: string };

/** Amounts in minor units fit a number. */
export function rowOf<Row extends Stored>(row: Row): Row & DiscountRow {
  return { ...row, minimum_subtotal: Number(row.minimum_subtotal) };
}

const settings = [
  'name',
  'code',
  'value',
  'is_combined',
  'minimum_subtotal',
  'product_ids',
  'categories',
  'emails',
  'max_uses',
  'max_uses_per_customer',
  'starts_at',
  'ends_at',
  'is_paused',
] as const;
export type DiscountSettings = Pick<DiscountRow, (typeof settings)[number]>;

const valuesOf = (row: DiscountSettings) =>
  settings.map(name => (name === 'value' ? JSON.stringify(row.value) : row[name]));

/** Including one in the trash; locked until the transaction ends if that is asked for. */
export async function readDiscount(
  database: Database,
  websiteId: Id,
  id: Id,
  { isLocked = false } = {},
): Promise<DiscountRow | null> {
  const [row] = await database.query<Stored>(
    `SELECT * FROM discounts WHERE website_id = $1 AND id = $2 ${isLocked ? 'FOR UPDATE' : ''}`,
    [websiteId, id],
  );
  return row ? rowOf(row) : null;
}

export async function insertDiscount(
  database: Database,
  websiteId: Id,
  { id, now, ...row }: DiscountSettings & { id: Id; now: Date },
): Promise<void> {
  await database.query(
    `INSERT INTO discounts (website_id, id, created_at, updated_at, ${settings.join(', ')})
     VALUES ($1, $2, $3, $3, ${settings.map((_, at) => `$${at + 4}`).join(', ')})`,
    [websiteId, id, now, ...valuesOf(row)],
  );
}

export async function updateDiscount(
  database: Database,
  websiteId: Id,
  { id, now, ...row }: DiscountSettings & { id: Id; now: Date },
): Promise<void> {
  await database.query(
    `UPDATE discounts SET version = version + 1, updated_at = $3,
       ${settings.map((name, at) => `${name} = $${at + 4}`).join(', ')}
     WHERE website_id = $1 AND id = $2`,
    [websiteId, id, now, ...valuesOf(row)],
  );
}

/** How many apply by themselves, now or later, besides one. */
export async function countAutomatic(
  database: Database,
  websiteId: Id,
  { besides, now }: { besides: Id; now: Date },
): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM discounts WHERE website_id = $1 AND id <> $2 AND code IS NULL
       AND NOT is_paused AND deleted_at IS NULL AND (ends_at IS NULL OR ends_at > $3)`,
    [websiteId, besides, now],
  );
  return row?.count ?? 0;
}

/** `$2` is now. */
const isIn: Readonly<Record<DiscountState, string>> = {
  paused: 'is_paused',
  ended: 'NOT is_paused AND ends_at <= $2',
  usedUp: 'NOT is_paused AND (ends_at IS NULL OR ends_at > $2) AND used >= max_uses',
  scheduled:
    'NOT is_paused AND (ends_at IS NULL OR ends_at > $2) AND (max_uses IS NULL OR used < max_uses) AND starts_at > $2',
  active:
    'NOT is_paused AND (ends_at IS NULL OR ends_at > $2) AND (max_uses IS NULL OR used < max_uses) AND (starts_at IS NULL OR starts_at <= $2)',
};

export interface DiscountFilter extends PageWanted {
  readonly search: string;
  readonly state?: DiscountState | undefined;
  readonly sort: (typeof discountSorts)[number];
  readonly now: Date;
}

export async function listDiscountRows(
  database: Database,
  websiteId: Id,
  { search, state, sort, now, ...wanted }: DiscountFilter,
): Promise<Result<CountedPage<DiscountRow>>> {
  const pattern = containing(search);
  const where = `website_id = $1 AND deleted_at IS NULL AND $2::timestamptz IS NOT NULL
    AND ($3 = '%%' OR name || ' ' || coalesce(code, '') ILIKE $3) ${state ? `AND ${isIn[state]}` : ''}`;
  const values = [websiteId, now, pattern];
  const order =
    sort === 'name'
      ? ({ name: 'name', column: 'name', type: 'text', id: 'id', isDescending: false } as const)
      : ({
          name: 'newest',
          column: 'created_at',
          type: 'timestamptz',
          id: 'id',
          isDescending: true,
        } as const);
  const list = { select: '*', from: 'discounts', where, values, order };
  const page = await readCountedPage<Stored>(database, list, wanted);
  return page.ok ? succeed({ ...page.value, rows: page.value.rows.map(rowOf) }) : page;
}

/** Into the trash; false if it is not there, or already in the trash. */
export async function markDeleted(
  database: Database,
  websiteId: Id,
  { id, at, by }: { id: Id; at: Date; by: string },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE discounts SET deleted_at = $3, deleted_by = $4 WHERE website_id = $1 AND id = $2
       AND deleted_at IS NULL RETURNING id`,
    [websiteId, id, at, by],
  );
  return rows.length > 0;
}

export async function unmarkDeleted(database: Database, websiteId: Id, id: Id): Promise<void> {
  await database.query(
    `UPDATE discounts SET deleted_at = NULL, deleted_by = '' WHERE website_id = $1 AND id = $2`,
    [websiteId, id],
  );
}

/** Removes one from the trash for good; false if it is not there. */
export async function deleteDiscount(database: Database, websiteId: Id, id: Id): Promise<boolean> {
  const rows = await database.query(
    'DELETE FROM discounts WHERE website_id = $1 AND id = $2 AND deleted_at IS NOT NULL RETURNING id',
    [websiteId, id],
  );
  return rows.length > 0;
}

/** For all websites. */
export async function deleteOldDiscounts(database: Database, before: Date): Promise<void> {
  await acrossWebsites(database).query('DELETE FROM discounts WHERE deleted_at <= $1', [before]);
}
