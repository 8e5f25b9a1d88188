import type { Id } from '@vitrine/core/id/id.ts';
import { acrossWebsites, type Database } from '../../database/database.ts';

export interface NoteRow {
  id: string;
  customer_id: string;
  text: string;
  actor: string;
  at: Date;
}

export async function insertNote(database: Database, websiteId: Id, row: NoteRow): Promise<void> {
  await database.query(
    'INSERT INTO customer_notes (website_id, id, customer_id, text, actor, at) VALUES ($1, $2, $3, $4, $5, $6)',
    [websiteId, row.id, row.customer_id, row.text, row.actor, row.at],
  );
}

/** Newest first. */
export async function listNotes(
  database: Database,
  websiteId: Id,
  customerIds: readonly Id[],
): Promise<NoteRow[]> {
  return database.query<NoteRow & Record<string, unknown>>(
    `SELECT id, customer_id, text, actor, at FROM customer_notes
     WHERE website_id = $1 AND customer_id = ANY ($2) AND deleted_at IS NULL ORDER BY id DESC`,
    [websiteId, customerIds],
  );
}

/** With a time it is deleted, with null restored; false if that was done before or there is no such note. */
export async function setNoteDeleted(
  database: Database,
  websiteId: Id,
  { id, customerIds, at }: { readonly id: Id; readonly customerIds: readonly Id[]; readonly at: Date | null },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE customer_notes SET deleted_at = $4 WHERE website_id = $1 AND id = $2 AND customer_id = ANY ($3)
       AND (deleted_at IS NULL) = ($4::timestamptz IS NOT NULL) RETURNING id`,
    [websiteId, id, customerIds, at],
  );
  return rows.length > 0;
}

export async function deleteNotesOf(
  database: Database,
  websiteId: Id,
  customerIds: readonly Id[],
): Promise<void> {
  await database.query('DELETE FROM customer_notes WHERE website_id = $1 AND customer_id = ANY ($2)', [
    websiteId,
    customerIds,
  ]);
}

/** For all websites. */
export async function deleteOldNotes(database: Database, before: Date): Promise<void> {
  await acrossWebsites(database).query('DELETE FROM customer_notes WHERE deleted_at <= $1', [before]);
}
