import type { DraftInput, DraftState } from '@vitrine/core/draft-orders/draft-order.ts';
import type { Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { type KeysetPage, type PageWanted, readPage } from '../../database/keyset.ts';
import { listDueWebsites } from '../../database/list-due-websites.ts';
import type { WebsitePortion } from '../../jobs/jobs.ts';

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
  /** The order that it became; null while it is a draft. */
  order_id: string | null;
  /** When a payment link was last sent, and for which version; null if none was. */
  link_sent_at: Date | null;
  link_version: number | null;
}

type Stored = Omit<DraftRow, 'total'> & { total: string };

const rowOf = (row: Stored): DraftRow => ({ ...row, total: Number(row.total) });

/** Including one in the trash. */
export async function readDraft(database: Database, websiteId: Id, id: Id): Promise<DraftRow | null> {
  const [row] = await database.query<Stored>('SELECT * FROM draft_orders WHERE website_id = $1 AND id = $2', [
    websiteId,
    id,
  ]);
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

/** False if it has another version, is in the trash, or has become an order. */
export async function updateDraftOrder(
  database: Database,
  websiteId: Id,
  draft: DraftFacts & { readonly version: number },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE draft_orders SET content = $3, name = $4, email = $5, quantity = $6, total = $7, updated_at = $8,
       version = version + 1
     WHERE website_id = $1 AND id = $2 AND version = $9 AND deleted_at IS NULL AND order_id IS NULL
     RETURNING id`,
    [websiteId, ...valuesOf(draft), draft.version],
  );
  return rows.length > 0;
}

/** Drafts of the customer with this address, also those in the trash and those that became orders. */
export async function listDraftsOf(database: Database, websiteId: Id, email: string): Promise<Id[]> {
  const rows = await database.query<{ id: Id }>(
    'SELECT id FROM draft_orders WHERE website_id = $1 AND lowered_email = $2 ORDER BY id',
    [websiteId, email.trim().toLowerCase()],
  );
  return rows.map(({ id }) => id);
}

/** What was typed about the customer, except the country and the region, by which it is taxed. */
export async function forgetDraftCustomer(database: Database, websiteId: Id, id: Id): Promise<void> {
  await database.query(
    `UPDATE draft_orders SET name = '', email = '', version = version + 1,
       content = jsonb_set(content, '{customer}', (
         SELECT jsonb_object_agg(field, CASE WHEN field IN ('country', 'region') THEN value ELSE '""' END)
         FROM jsonb_each(content->'customer') AS typed (field, value)))
     WHERE website_id = $1 AND id = $2`,
    [websiteId, id],
  );
}

export async function listDrafts(
  database: Database,
  websiteId: Id,
  { search, state, ...wanted }: PageWanted & { readonly search: string; readonly state: DraftState },
): Promise<Result<KeysetPage<DraftRow> & { readonly total: number }>> {
  const pattern = `%${search.replace(/[\\%_]/g, letter => `\\${letter}`)}%`;
  const where = `website_id = $1 AND deleted_at IS NULL AND order_id IS ${state === 'open' ? '' : 'NOT '}NULL
    AND ($2 = '%%' OR name || ' ' || email ILIKE $2)`;
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
    { select: '*', from: 'draft_orders', where, values, order },
    wanted,
  );
  if (!page.ok) return page;
  const [counted] = await database.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM draft_orders WHERE ${where}`,
    values,
  );
  return { ok: true, value: { ...page.value, rows: page.value.rows.map(rowOf), total: counted?.total ?? 0 } };
}

/**
 * False if it has another version, is in the trash, or has become another order. The database notes the order of a
 * draft together with its cart.
 */
export async function isDraftStill(
  database: Database,
  websiteId: Id,
  { id, version, orderId }: { id: Id; version: number; orderId: Id },
): Promise<boolean> {
  const rows = await database.query(
    `SELECT id FROM draft_orders WHERE website_id = $1 AND id = $2 AND version = $3 AND deleted_at IS NULL
       AND (order_id IS NULL OR order_id = $4)`,
    [websiteId, id, version, orderId],
  );
  return rows.length > 0;
}

/** Notes that a payment link was sent; false if it has another version, is in the trash, or has become an order. */
export async function markLinkSent(
  database: Database,
  websiteId: Id,
  { id, version, at }: { id: Id; version: number; at: Date },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE draft_orders SET link_sent_at = $4, link_version = $3
     WHERE website_id = $1 AND id = $2 AND version = $3 AND deleted_at IS NULL AND order_id IS NULL RETURNING id`,
    [websiteId, id, version, at],
  );
  return rows.length > 0;
}

/** Into the trash; false if it is not there, or has become an order. */
export async function markDraftDeleted(
  database: Database,
  websiteId: Id,
  { id, at, by }: { id: Id; at: Date; by: string },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE draft_orders SET deleted_at = $3, deleted_by = $4
     WHERE website_id = $1 AND id = $2 AND deleted_at IS NULL AND order_id IS NULL RETURNING id`,
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

/** Those in the trash since before that time. */
export async function listOldDrafts(
  database: Database,
  websiteId: Id,
  { before, limit }: { before: Date; limit: number },
): Promise<Id[]> {
  const rows = await database.query<{ id: Id }>(
    'SELECT id FROM draft_orders WHERE website_id = $1 AND deleted_at <= $2 ORDER BY deleted_at LIMIT $3',
    [websiteId, before, limit],
  );
  return rows.map(({ id }) => id);
}

export function listWithOldDrafts(database: Database, portion: WebsitePortion, before: Date): Promise<Id[]> {
  return listDueWebsites(database, portion, {
    table: 'draft_orders',
    among: 'deleted_at IS NOT NULL',
    isDue: 'deleted_at <= $3',
    values: [before],
  });
}
