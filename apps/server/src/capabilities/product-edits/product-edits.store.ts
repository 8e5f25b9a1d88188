import type { Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type {
  EditState,
  ProductEdit,
  ProductEditChange,
  ProductSelection,
} from '@vitrine/core/product-edits/product-edit.ts';
import type { Database } from '../../database/database.ts';
import { type KeysetPage, type PageWanted, readPage } from '../../database/keyset.ts';

export interface EditRow {
  readonly id: Id;
  readonly change: ProductEditChange;
  readonly selection: ProductSelection;
  readonly state: EditState;
  readonly total: number;
  readonly done: number;
  readonly changed: number;
  readonly kept: number;
  readonly undone: number;
  readonly undo_kept: number;
  readonly actor: string;
  readonly account_id: Id | null;
  readonly created_at: Date;
  readonly finished_at: Date | null;
}

export function editOf(row: EditRow): ProductEdit {
  return {
    id: row.id,
    change: row.change,
    state: row.state,
    total: row.total,
    done: row.done,
    changed: row.changed,
    kept: row.kept,
    undone: row.undone,
    undoKept: row.undo_kept,
    actor: row.actor,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

/** Null while another is under way. */
export async function insertEdit(
  database: Database,
  websiteId: Id,
  edit: Pick<EditRow, 'id' | 'change' | 'selection' | 'actor' | 'account_id' | 'created_at'>,
): Promise<EditRow | null> {
  const [row] = await database.query<EditRow>(
    `INSERT INTO product_edits (website_id, id, change, selection, state, actor, account_id, created_at)
     VALUES ($1, $2, $3, $4, 'waiting', $5, $6, $7) ON CONFLICT DO NOTHING RETURNING *`,
    [
      websiteId,
      edit.id,
      JSON.stringify(edit.change),
      JSON.stringify(edit.selection),
      edit.actor,
      edit.account_id,
      edit.created_at,
    ],
  );
  return row ?? null;
}

export async function readEdit(database: Database, websiteId: Id, id: Id): Promise<EditRow | null> {
  const [row] = await database.query<EditRow>(
    'SELECT * FROM product_edits WHERE website_id = $1 AND id = $2',
    [websiteId, id],
  );
  return row ?? null;
}

/** Locked until the transaction ends: a request to stop waits for the batch, and no other process works on it. */
export async function lockEdit(database: Database, websiteId: Id, id: Id): Promise<EditRow | null> {
  const [row] = await database.query<EditRow>(
    'SELECT * FROM product_edits WHERE website_id = $1 AND id = $2 FOR UPDATE',
    [websiteId, id],
  );
  return row ?? null;
}

/** Null if it is in none of these states. */
export async function moveEdit(
  database: Database,
  websiteId: Id,
  {
    id,
    from,
    to,
    finishedAt,
  }: { id: Id; from: readonly EditState[]; to: EditState; finishedAt: Date | null },
): Promise<EditRow | null> {
  const [row] = await database.query<EditRow>(
    `UPDATE product_edits SET state = $4, finished_at = $5 WHERE website_id = $1 AND id = $2 AND state = ANY ($3)
     RETURNING *`,
    [websiteId, id, from, to, finishedAt],
  );
  return row ?? null;
}

export async function isUnderWay(database: Database, websiteId: Id): Promise<boolean> {
  const rows = await database.query(
    `SELECT FROM product_edits WHERE website_id = $1 AND state IN ('waiting', 'running', 'undoing')`,
    [websiteId],
  );
  return rows.length > 0;
}

export interface Tally {
  readonly done: number;
  readonly changed: number;
  readonly kept: number;
  readonly undone: number;
  readonly undoKept: number;
}

export async function addToTally(
  database: Database,
  websiteId: Id,
  { id, ...more }: Tally & { id: Id },
): Promise<void> {
  await database.query(
    `UPDATE product_edits SET done = done + $3, changed = changed + $4, kept = kept + $5, undone = undone + $6,
       undo_kept = undo_kept + $7 WHERE website_id = $1 AND id = $2`,
    [websiteId, id, more.done, more.changed, more.kept, more.undone, more.undoKept],
  );
}

export async function pageEdits(
  database: Database,
  websiteId: Id,
  wanted: PageWanted,
): Promise<Result<KeysetPage<EditRow>>> {
  return readPage<EditRow>(
    database,
    {
      select: 'product_edits.*',
      from: 'product_edits',
      where: 'website_id = $1',
      values: [websiteId],
      order: { name: 'newest', column: 'created_at', type: 'timestamptz', id: 'id', isDescending: true },
    },
    wanted,
  );
}

export async function countEdits(database: Database, websiteId: Id): Promise<number> {
  const [row] = await database.query<{ total: number }>(
    'SELECT count(*)::int AS total FROM product_edits WHERE website_id = $1',
    [websiteId],
  );
  return row?.total ?? 0;
}

export async function deleteEdits(database: Database, websiteId: Id, before: Date): Promise<void> {
  await database.query(
    `DELETE FROM product_edits WHERE website_id = $1 AND created_at < $2
       AND state NOT IN ('waiting', 'running', 'undoing')`,
    [websiteId, before],
  );
}
