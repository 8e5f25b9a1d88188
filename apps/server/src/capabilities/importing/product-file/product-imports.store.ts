import type { Refusal, Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { ProductImportState } from '@vitrine/core/product-files/product-import.ts';
import type { Database } from '../../../database/database.ts';
import { type KeysetPage, type PageWanted, readPage } from '../../../database/keyset.ts';

/** A page of products that a file names and that is not here. */
export interface NewShop {
  readonly id: Id;
  readonly slug: string;
}

export interface ImportRow {
  readonly id: Id;
  readonly file_name: string;
  readonly state: ProductImportState;
  readonly total: number;
  readonly read: number;
  readonly new_count: number;
  readonly changed_count: number;
  readonly same_count: number;
  readonly faulty_count: number;
  readonly done: number;
  readonly kept: number;
  readonly undone: number;
  readonly undo_kept: number;
  readonly unread: readonly string[];
  readonly new_shops: readonly NewShop[];
  /** When they were created; null if they were not. */
  readonly shops_made_at: Date | null;
  /** The shop of new products that name none; null for the main one. */
  readonly shop_id: Id | null;
  readonly refusal: Refusal | null;
  readonly actor: string;
  readonly account_id: Id | null;
  readonly created_at: Date;
  readonly finished_at: Date | null;
}

const counts = [
  'read',
  'new_count',
  'changed_count',
  'same_count',
  'faulty_count',
  'done',
  'kept',
  'undone',
  'undo_kept',
] as const;
export type Tally = Readonly<Partial<Record<(typeof counts)[number], number>>>;

/** Null while another is under way. */
export async function insertImport(
  database: Database,
  websiteId: Id,
  row: Pick<ImportRow, 'id' | 'file_name' | 'actor' | 'account_id' | 'created_at'>,
): Promise<ImportRow | null> {
  const [inserted] = await database.query<ImportRow>(
    `INSERT INTO product_imports (website_id, id, file_name, state, actor, account_id, created_at)
     VALUES ($1, $2, $3, 'waiting', $4, $5, $6) ON CONFLICT DO NOTHING RETURNING *`,
    [websiteId, row.id, row.file_name, row.actor, row.account_id, row.created_at],
  );
  return inserted ?? null;
}

export async function readImport(database: Database, websiteId: Id, id: Id): Promise<ImportRow | null> {
  const [row] = await database.query<ImportRow>(
    'SELECT * FROM product_imports WHERE website_id = $1 AND id = $2',
    [websiteId, id],
  );
  return row ?? null;
}

/** Locked until the transaction ends: a request to stop waits, and no other process works on it. */
export async function lockImport(database: Database, websiteId: Id, id: Id): Promise<ImportRow | null> {
  const [row] = await database.query<ImportRow>(
    'SELECT * FROM product_imports WHERE website_id = $1 AND id = $2 FOR UPDATE',
    [websiteId, id],
  );
  return row ?? null;
}

interface Move {
  readonly id: Id;
  readonly from: readonly ProductImportState[];
  readonly to: ProductImportState;
  readonly finishedAt: Date | null;
  readonly refusal?: Refusal;
}

/** Null if it is in none of these states. */
export async function moveImport(
  database: Database,
  websiteId: Id,
  { id, from, to, finishedAt, refusal }: Move,
): Promise<ImportRow | null> {
  const [row] = await database.query<ImportRow>(
    `UPDATE product_imports SET state = $4, finished_at = $5, refusal = coalesce($6::jsonb, refusal)
     WHERE website_id = $1 AND id = $2 AND state = ANY ($3) RETURNING *`,
    [websiteId, id, from, to, finishedAt, refusal === undefined ? null : JSON.stringify(refusal)],
  );
  return row ?? null;
}

/** Forgets what a process that died had read of it. */
export async function beginReading(
  database: Database,
  websiteId: Id,
  { id, total, unread }: { id: Id; total: number; unread: readonly string[] },
): Promise<void> {
  await database.query('DELETE FROM imported_products WHERE website_id = $1 AND import_id = $2', [
    websiteId,
    id,
  ]);
  await database.query(
    `UPDATE product_imports SET total = $3, unread = $4, new_shops = '[]', ${counts.map(name => `${name} = 0`).join(', ')}
     WHERE website_id = $1 AND id = $2`,
    [websiteId, id, total, JSON.stringify(unread)],
  );
}

export async function saveNewShops(
  database: Database,
  websiteId: Id,
  { id, shops }: { id: Id; shops: readonly NewShop[] },
): Promise<void> {
  await database.query('UPDATE product_imports SET new_shops = $3 WHERE website_id = $1 AND id = $2', [
    websiteId,
    id,
    JSON.stringify(shops),
  ]);
}

/** Where the products of an import go, once its owner has said so. */
export async function saveShopsChosen(
  database: Database,
  websiteId: Id,
  { id, shopId, madeAt }: { id: Id; shopId: Id | null; madeAt: Date | null },
): Promise<void> {
  await database.query(
    'UPDATE product_imports SET shop_id = $3, shops_made_at = $4 WHERE website_id = $1 AND id = $2',
    [websiteId, id, shopId, madeAt],
  );
}

export async function addToTally(
  database: Database,
  websiteId: Id,
  { id, ...more }: Tally & { id: Id },
): Promise<void> {
  const changed = counts.filter(name => (more[name] ?? 0) > 0);
  if (changed.length === 0) return;
  await database.query(
    `UPDATE product_imports SET ${changed.map((name, at) => `${name} = ${name} + $${at + 3}`).join(', ')}
     WHERE website_id = $1 AND id = $2`,
    [websiteId, id, ...changed.map(name => more[name])],
  );
}

export async function isUnderWay(database: Database, websiteId: Id): Promise<boolean> {
  const rows = await database.query(
    `SELECT FROM product_imports WHERE website_id = $1 AND state IN ('waiting', 'reading', 'running', 'undoing')`,
    [websiteId],
  );
  return rows.length > 0;
}

export async function pageImports(
  database: Database,
  websiteId: Id,
  wanted: PageWanted,
): Promise<Result<KeysetPage<ImportRow>>> {
  return readPage<ImportRow>(
    database,
    {
      select: 'product_imports.*',
      from: 'product_imports',
      where: 'website_id = $1',
      values: [websiteId],
      order: { name: 'newest', column: 'created_at', type: 'timestamptz', id: 'id', isDescending: true },
    },
    wanted,
  );
}

export async function countImports(database: Database, websiteId: Id): Promise<number> {
  const [row] = await database.query<{ total: number }>(
    'SELECT count(*)::int AS total FROM product_imports WHERE website_id = $1',
    [websiteId],
  );
  return row?.total ?? 0;
}

export async function deleteImports(database: Database, websiteId: Id, before: Date): Promise<void> {
  await database.query(
    `DELETE FROM product_imports WHERE website_id = $1 AND created_at < $2
       AND state NOT IN ('waiting', 'reading', 'running', 'undoing')`,
    [websiteId, before],
  );
}
