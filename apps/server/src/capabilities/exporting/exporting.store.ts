import type { Refusal } from '@vitrine/core/errors/result.ts';
import { type ArchiveView, archiveDays } from '@vitrine/core/exporting/exporting.calls.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { acrossWebsites, type Database } from '../../database/database.ts';

const millisecondsADay = 86_400_000;

interface ArchiveRow {
  readonly id: Id;
  readonly state: ArchiveView['state'];
  readonly file_name: string;
  /** The driver returns 64-bit numbers as text. */
  readonly done_bytes: string;
  readonly total_bytes: string;
  readonly bytes: string;
  readonly missing_files: number;
  readonly error: string;
  readonly refusal: Refusal | null;
  readonly created_at: Date;
  readonly finished_at: Date | null;
}

/** An archive as it is stored: the reason of a failure is worded when it is read. */
export interface StoredArchive extends Omit<ArchiveView, 'error'> {
  /** Text if an earlier version wrote it; empty while nothing failed. */
  readonly error: Refusal | string;
}

/** Null when another archive of the website is in progress. */
export async function insertArchive(
  database: Database,
  websiteId: Id,
  { id, fileName, now }: { id: Id; fileName: string; now: Date },
): Promise<StoredArchive | null> {
  const rows = await database.query<ArchiveRow>(
    `INSERT INTO archives (website_id, id, state, file_name, created_at) VALUES ($1, $2, 'waiting', $3, $4)
     ON CONFLICT DO NOTHING RETURNING *`,
    [websiteId, id, fileName, now],
  );
  return rows[0] ? viewOf(rows[0]) : null;
}

export async function readArchive(database: Database, websiteId: Id, id: Id): Promise<StoredArchive | null> {
  const rows = await database.query<ArchiveRow>('SELECT * FROM archives WHERE website_id = $1 AND id = $2', [
    websiteId,
    id,
  ]);
  return rows[0] ? viewOf(rows[0]) : null;
}

/** Newest first. */
export async function readArchives(database: Database, websiteId: Id): Promise<StoredArchive[]> {
  const rows = await database.query<ArchiveRow>(
    'SELECT * FROM archives WHERE website_id = $1 ORDER BY id DESC LIMIT 20',
    [websiteId],
  );
  return rows.map(viewOf);
}

export interface ArchiveProgress {
  readonly doneBytes: number;
  readonly totalBytes: number;
}

/** Records progress; false when it was cancelled and must stop. */
export async function saveProgress(
  database: Database,
  websiteId: Id,
  { id, doneBytes, totalBytes }: ArchiveProgress & { readonly id: Id },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE archives SET state = 'running', done_bytes = $3, total_bytes = $4
     WHERE website_id = $1 AND id = $2 AND state IN ('waiting', 'running') RETURNING id`,
    [websiteId, id, doneBytes, totalBytes],
  );
  return rows.length > 0;
}

export interface ArchiveOutcome {
  readonly id: Id;
  readonly state: 'done' | 'failed' | 'cancelled';
  readonly bytes?: number;
  readonly missingFiles?: number;
  readonly refusal?: Refusal;
  readonly now: Date;
}

/** False when it had already ended. */
export async function saveOutcome(
  database: Database,
  websiteId: Id,
  { id, state, bytes = 0, missingFiles = 0, refusal, now }: ArchiveOutcome,
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE archives SET state = $3, bytes = $4, missing_files = $5, refusal = $6, finished_at = $7
     WHERE website_id = $1 AND id = $2 AND state IN ('waiting', 'running') RETURNING id`,
    [websiteId, id, state, bytes, missingFiles, refusal === undefined ? null : JSON.stringify(refusal), now],
  );
  return rows.length > 0;
}

/** Finished archives beyond the newest few. */
export async function listAllButNewest(database: Database, websiteId: Id, kept: number): Promise<Id[]> {
  const rows = await database.query<{ id: Id }>(
    `SELECT id FROM archives WHERE website_id = $1 AND state = 'done' ORDER BY id DESC OFFSET $2`,
    [websiteId, kept],
  );
  return rows.map(row => row.id);
}

/** Archives of all websites that ended before one time, or began before another and never ended. */
export async function listOld(
  database: Database,
  { endedBefore, begunBefore }: { readonly endedBefore: Date; readonly begunBefore: Date },
): Promise<{ websiteId: Id; id: Id }[]> {
  const rows = await acrossWebsites(database).query<{ website_id: Id; id: Id }>(
    'SELECT website_id, id FROM archives WHERE finished_at < $1 OR (finished_at IS NULL AND created_at < $2)',
    [endedBefore, begunBefore],
  );
  return rows.map(row => ({ websiteId: row.website_id, id: row.id }));
}

export async function deleteArchive(database: Database, websiteId: Id, id: Id): Promise<void> {
  await database.query('DELETE FROM archives WHERE website_id = $1 AND id = $2', [websiteId, id]);
}

function viewOf(row: ArchiveRow): StoredArchive {
  const expiresAt =
    row.state === 'done' && row.finished_at
      ? new Date(row.finished_at.getTime() + archiveDays * millisecondsADay).toISOString()
      : null;
  return {
    id: row.id,
    state: row.state,
    fileName: row.file_name,
    doneBytes: Number(row.done_bytes),
    totalBytes: Number(row.total_bytes),
    bytes: Number(row.bytes),
    missingFiles: row.missing_files,
    error: row.refusal ?? row.error,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    expiresAt,
  };
}
