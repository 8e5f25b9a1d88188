import type { Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { type KeysetPage, type PageWanted, readPage } from '../../database/keyset.ts';
import type { PricedBuyer } from '../../price-rules.ts';
import { type DiscountRow, rowOf } from './discounts.store.ts';

export interface RowWithUses extends DiscountRow {
  readonly by_customer: number;
  readonly is_own: boolean;
}

/** Those that apply by themselves, the oldest first, and those of the codes; `limit` of the former. */
export async function readForCart(
  database: Database,
  websiteId: Id,
  { codes, email, orderId, now, limit }: PricedBuyer & { readonly now: Date; readonly limit: number },
): Promise<RowWithUses[]> {
  const rows = await database.query<RowWithUses & { minimum_subtotal: never }>(
    `SELECT found.*,
       (SELECT count(*)::int FROM discount_uses used WHERE used.website_id = $1 AND used.discount_id = found.id
          AND used.email = $3 AND used.order_id <> coalesce($4, '')) AS by_customer,
       EXISTS (SELECT FROM discount_uses used WHERE used.website_id = $1 AND used.discount_id = found.id
          AND used.order_id = $4) AS is_own
     FROM (
       (SELECT * FROM discounts WHERE website_id = $1 AND code IS NULL AND NOT is_paused AND deleted_at IS NULL
          AND (ends_at IS NULL OR ends_at > $5) ORDER BY created_at, id LIMIT $6)
       UNION ALL
       SELECT * FROM discounts WHERE website_id = $1 AND code = ANY ($2::text[]) AND NOT is_paused
         AND deleted_at IS NULL
     ) AS found`,
    [websiteId, codes, email, orderId, now, limit],
  );
  return rows.map(row => ({ ...row, ...rowOf(row) }));
}

/** Whether there is a code that a buyer could enter, now or later. */
export async function readHasCodes(database: Database, websiteId: Id): Promise<boolean> {
  const rows = await database.query(
    `SELECT FROM discounts WHERE website_id = $1 AND code IS NOT NULL AND deleted_at IS NULL AND NOT is_paused LIMIT 1`,
    [websiteId],
  );
  return rows.length > 0;
}

/** One use more, unless that was the last; false if it cannot be used any more. It stays locked. */
export async function raiseUsed(database: Database, websiteId: Id, id: Id): Promise<boolean> {
  const rows = await database.query(
    `UPDATE discounts SET used = used + 1 WHERE website_id = $1 AND id = $2 AND NOT is_paused
       AND deleted_at IS NULL AND (max_uses IS NULL OR used < max_uses) RETURNING id`,
    [websiteId, id],
  );
  return rows.length > 0;
}

export interface NewUse {
  readonly id: Id;
  readonly orderId: Id;
  readonly email: string;
  readonly amount: number;
  readonly now: Date;
}

/** False if the customer has no use left. Call it while the discount is locked. */
export async function insertUse(
  database: Database,
  websiteId: Id,
  { id, orderId, email, amount, now }: NewUse,
): Promise<boolean> {
  const rows = await database.query(
    `INSERT INTO discount_uses (website_id, discount_id, order_id, email, amount, used_at)
     SELECT $1, id, $3, $4, $5, $6 FROM discounts WHERE website_id = $1 AND id = $2
       AND (max_uses_per_customer IS NULL OR max_uses_per_customer > (
         SELECT count(*) FROM discount_uses WHERE website_id = $1 AND discount_id = $2 AND email = $4))
     RETURNING discount_id`,
    [websiteId, id, orderId, email, amount, now],
  );
  return rows.length > 0;
}

/** Locks these and those that an order used, in the order of their ids, until the transaction ends. */
export async function lockDiscounts(
  database: Database,
  websiteId: Id,
  { ids, orderId }: { readonly ids: readonly Id[]; readonly orderId: Id },
): Promise<void> {
  await database.query(
    `SELECT id FROM discounts WHERE website_id = $1 AND (id = ANY ($2::text[]) OR id IN (
       SELECT discount_id FROM discount_uses WHERE website_id = $1 AND order_id = $3)) ORDER BY id FOR UPDATE`,
    [websiteId, ids, orderId],
  );
}

/** Those of this capability; a discount can come from another one, too. */
export async function readKnown(
  database: Database,
  websiteId: Id,
  ids: readonly Id[],
): Promise<ReadonlySet<Id>> {
  const rows = await database.query<{ id: Id }>(
    'SELECT id FROM discounts WHERE website_id = $1 AND id = ANY ($2::text[])',
    [websiteId, ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Gives the uses of an order back, once. */
export async function deleteUses(database: Database, websiteId: Id, orderId: Id): Promise<void> {
  await database.query(
    `WITH gone AS (
       DELETE FROM discount_uses WHERE website_id = $1 AND order_id = $2 RETURNING discount_id),
     locked AS (
       SELECT id FROM discounts WHERE website_id = $1 AND id IN (SELECT discount_id FROM gone) ORDER BY id FOR UPDATE)
     UPDATE discounts SET used = used - 1 FROM locked WHERE website_id = $1 AND discounts.id = locked.id`,
    [websiteId, orderId],
  );
}

export interface UseRow {
  readonly order_id: string;
  readonly email: string;
  readonly amount: string;
  readonly used_at: Date;
}

export function listUseRows(
  database: Database,
  websiteId: Id,
  { discountId, ...wanted }: PageWanted & { readonly discountId: Id },
): Promise<Result<KeysetPage<UseRow>>> {
  return readPage<UseRow>(
    database,
    {
      select: 'order_id, email, amount, used_at',
      from: 'discount_uses',
      where: 'website_id = $1 AND discount_id = $2',
      values: [websiteId, discountId],
      order: { name: 'used', column: 'used_at', type: 'timestamptz', id: 'order_id', isDescending: true },
    },
    wanted,
  );
}
