import type { DraftInput } from '@vitrine/core/draft-orders/draft-order.ts';
import type { Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { acrossWebsites, type Database } from '../../database/database.ts';
import { type KeysetPage, type PageWanted, readPage } from '../../database/keyset.ts';

export interface DraftRow {
  id: string;
  content: DraftInput;
  name: string;
  email: string;
  quantity: number;
  total: number;
  version: number;
  updated_at: Date;
  deleted_at: Date | null;
  /** The order that its cart became; null while it is a draft. */
  order_id: string | null;
}

type Stored = Omit<DraftRow, 'total'> & { total: string };

const rowOf = (row: Stored): DraftRow => ({ ...row, total: Number(row.total) });

const withOrder = `draft_orders.*, (SELECT cart.order_id FROM carts cart
  WHERE cart.website_id = draft_orders.website_id AND cart.id = draft_orders.id AND cart.state = 'ordered') AS order_id`;

/** Including one in the trash. */
export async function readDraft(database: Database, websiteId: Id, id: Id): Promise<DraftRow | null> {
  const [row] = await database.query<Stored>(
    `SELECT ${withOrder} FROM draft_orders WHERE website_id = $1 AND id = $2`,
    [websiteId, id],
  );
  return row ? rowOf(row) : null;
}

export type DraftFacts = Pick<DraftRow, 'id' | 'content' | 'name' | 'email' | 'quantity' | 'total'> & {
  readonly now: Date;
};

const valuesOf = ({ id, content, name, email, quantity, total, now }: DraftFacts) => [
  id,
  JSON.stringify(content),
  name,
  email,
  quantity,
  total,
  now,
];

export async function insertDraft(database: Database, websiteId: Id, draft: DraftFacts): Promise<void> {
  await database.query(
    `INSERT INTO draft_orders (website_id, id, content, name, email, quantity, total, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [websiteId, ...valuesOf(draft)],
  );
}

/** False if it has another version, or is in the trash. */
export async function updateDraftOrder(
  database: Database,
  websiteId: Id,
  draft: DraftFacts & { readonly version: number },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE draft_orders SET content = $3, name = $4, email = $5, quantity = $6, total = $7, updated_at = $8,
       version = version + 1
     WHERE website_id = $1 AND id = $2 AND version = $9 AND deleted_at IS NULL RETURNING id`,
    [websiteId, ...valuesOf(draft), draft.version],
  );
  return rows.length > 0;
}

export async function listDrafts(
  database: Database,
  websiteId: Id,
  { search, ...wanted }: PageWanted & { readonly search: string },
): Promise<Result<KeysetPage<DraftRow> & { readonly total: number }>> {
  const pattern = `%${search.replace(/[\\%_]/g, letter => `\\${letter}`)}%`;
  const where = `website_id = $1 AND deleted_at IS NULL AND ($2 = '%%' OR name || ' ' || email ILIKE $2)`;
  const values = [websiteId, pattern];
  const order = {
    name: 'changed',
    column: 'updated_at',
    type: 'timestamptz',
    id: 'id',
    isDescending: true,
  } as const;
  const page = await readPage<Stored>(
    database,
    { select: withOrder, from: 'draft_orders', where, values, order },
    wanted,
  );
  if (!page.ok) return page;
  const [counted] = await database.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM draft_orders WHERE ${where}`,
    values,
  );
  return { ok: true, value: { ...page.value, rows: page.value.rows.map(rowOf), total: counted?.total ?? 0 } };
}

/** Into the trash; false if it is not there, or has become an order. */
export async function markDraftDeleted(
  database: Database,
  websiteId: Id,
  { id, at, by }: { id: Id; at: Date; by: string },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE draft_orders SET deleted_at = $3, deleted_by = $4 WHERE website_id = $1 AND id = $2 AND deleted_at IS NULL
       AND EXISTS (SELECT 1 FROM carts WHERE carts.website_id = $1 AND carts.id = $2 AND carts.state = 'open')
     RETURNING id`,
    [websiteId, id, at, by],
  );
  return rows.length > 0;
}

/** False if it is not in the trash. */
export async function unmarkDraftDeleted(
  database: Database,
  websiteId: Id,
  { id, since }: { id: Id; since: Date },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE draft_orders SET deleted_at = NULL, deleted_by = '' WHERE website_id = $1 AND id = $2 AND deleted_at > $3
     RETURNING id`,
    [websiteId, id, since],
  );
  return rows.length > 0;
}

/** Removes one from the trash for good; false if it is not there. */
export async function deleteDraft(database: Database, websiteId: Id, id: Id): Promise<boolean> {
  const rows = await database.query(
    'DELETE FROM draft_orders WHERE website_id = $1 AND id = $2 AND deleted_at IS NOT NULL RETURNING id',
    [websiteId, id],
  );
  return rows.length > 0;
}

/** For all websites, with their carts. */
export async function deleteOldDrafts(database: Database, before: Date): Promise<void> {
  await acrossWebsites(database).query(
    `WITH gone AS (DELETE FROM draft_orders WHERE deleted_at <= $1 RETURNING website_id, id)
     DELETE FROM carts USING gone WHERE carts.website_id = gone.website_id AND carts.id = gone.id`,
    [before],
  );
}
