import type { Refusal } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { type ImportReport, storedReportSchema } from '@vitrine/core/importing/import-report.ts';
import type { ImportChoice, ImportView } from '@vitrine/core/importing/importing.calls.ts';
import type { Database } from '../../database/database.ts';
import { readChoices } from './choices.store.ts';

interface ImportRow {
  readonly id: Id;
  readonly file_name: string;
  readonly format: string;
  readonly state: ImportView['state'];
  readonly phase: ImportView['phase'];
  readonly done: number;
  readonly total: number;
  readonly report: unknown;
  readonly redirects: number;
  readonly error: string;
  readonly refusal: Refusal | null;
  readonly created_at: Date;
  readonly finished_at: Date | null;
}

/** Null when another import into the website is in progress. */
export async function insertImport(
  database: Database,
  websiteId: Id,
  { id, fileName, isCommand, now }: { id: Id; fileName: string; isCommand: boolean; now: Date },
): Promise<StoredImport | null> {
  const rows = await database.query<ImportRow>(
    `INSERT INTO imports (website_id, id, file_name, is_command, state, phase, created_at)
     VALUES ($1, $2, $3, $4, 'waiting', 'reading', $5) ON CONFLICT DO NOTHING RETURNING *`,
    [websiteId, id, fileName.slice(0, 300), isCommand, now],
  );
  return rows[0] ? viewOf(rows[0], []) : null;
}

/** Closes an import of a command that no longer reports. */
export async function closeInterrupted(
  database: Database,
  websiteId: Id,
  { refusal, now, seenBefore }: { refusal: Refusal; now: Date; seenBefore: Date },
): Promise<void> {
  await database.query(
    `UPDATE imports SET state = 'failed', phase = 'finished', refusal = $2, finished_at = $3
     WHERE website_id = $1 AND is_command AND state IN ('waiting', 'running') AND COALESCE(seen_at, created_at) <= $4`,
    [websiteId, JSON.stringify(refusal), now, seenBefore],
  );
}

export async function saveSeen(
  database: Database,
  websiteId: Id,
  { id, now }: { id: Id; now: Date },
): Promise<void> {
  await database.query('UPDATE imports SET seen_at = $3 WHERE website_id = $1 AND id = $2', [
    websiteId,
    id,
    now,
  ]);
}

export async function readImportRow(database: Database, websiteId: Id, id: Id): Promise<StoredImport | null> {
  const rows = await database.query<ImportRow>('SELECT * FROM imports WHERE website_id = $1 AND id = $2', [
    websiteId,
    id,
  ]);
  if (!rows[0]) return null;
  const choices = await readChoices(database, websiteId);
  return viewOf(rows[0], choices.get(id) ?? []);
}

export async function readImportRows(database: Database, websiteId: Id): Promise<StoredImport[]> {
  const rows = await database.query<ImportRow>(
    'SELECT * FROM imports WHERE website_id = $1 ORDER BY id DESC LIMIT 100',
    [websiteId],
  );
  const choices = await readChoices(database, websiteId);
  return rows.map(row => viewOf(row, choices.get(row.id) ?? []));
}

export interface Progress {
  readonly phase: ImportView['phase'];
  readonly done: number;
  readonly total: number;
}

/** Records progress; false when it was cancelled and must stop. */
export async function saveProgress(
  database: Database,
  websiteId: Id,
  { id, format, phase, done, total }: Progress & { id: Id; format?: string },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE imports SET state = 'running', phase = $3, done = $4, total = $5, format = COALESCE($6, format)
     WHERE website_id = $1 AND id = $2 AND state IN ('waiting', 'running') RETURNING id`,
    [websiteId, id, phase, done, total, format ?? null],
  );
  return rows.length > 0;
}

export interface Outcome {
  readonly id: Id;
  readonly state: 'done' | 'failed';
  readonly report: ImportReport | null;
  readonly redirects: number;
  readonly refusal: Refusal | null;
  readonly now: Date;
}

/** An import as it is stored: its messages are worded when it is read. */
export interface StoredImport extends Omit<ImportView, 'report' | 'error'> {
  readonly report: ImportReport | null;
  /** Text if an earlier version wrote it; empty while nothing failed. */
  readonly error: Refusal | string;
}

export async function saveOutcome(database: Database, websiteId: Id, outcome: Outcome): Promise<void> {
  await database.query(
    `UPDATE imports SET state = $3, phase = 'finished', report = $4, redirects = $5, refusal = $6, finished_at = $7
     WHERE website_id = $1 AND id = $2 AND state IN ('waiting', 'running')`,
    [
      websiteId,
      outcome.id,
      outcome.state,
      outcome.report === null ? null : JSON.stringify(outcome.report),
      outcome.redirects,
      outcome.refusal === null ? null : JSON.stringify(outcome.refusal),
      outcome.now,
    ],
  );
}

/** Only before content is written; afterwards it is too late to stop. */
export async function cancelRow(
  database: Database,
  websiteId: Id,
  { id, now }: { id: Id; now: Date },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE imports SET state = 'cancelled', phase = 'finished', finished_at = $3
     WHERE website_id = $1 AND id = $2 AND state IN ('waiting', 'running') AND phase <> 'content' RETURNING id`,
    [websiteId, id, now],
  );
  return rows.length > 0;
}

export async function readMedia(
  database: Database,
  websiteId: Id,
  addresses: readonly string[],
): Promise<Map<string, Id>> {
  const rows = await database.query<{ source_address: string; asset_id: Id }>(
    'SELECT source_address, asset_id FROM import_media WHERE website_id = $1 AND source_address = ANY($2)',
    [websiteId, [...addresses]],
  );
  return new Map(rows.map(row => [row.source_address, row.asset_id]));
}

export async function saveMedia(
  database: Database,
  websiteId: Id,
  { address, assetId }: { address: string; assetId: Id },
): Promise<void> {
  await database.query(
    `INSERT INTO import_media (website_id, source_address, asset_id) VALUES ($1, $2, $3)
     ON CONFLICT (website_id, source_address) DO UPDATE SET asset_id = excluded.asset_id`,
    [websiteId, address, assetId],
  );
}

export async function isUnderWay(database: Database, websiteId: Id): Promise<boolean> {
  const rows = await database.query(
    "SELECT FROM imports WHERE website_id = $1 AND state IN ('waiting', 'running')",
    [websiteId],
  );
  return rows.length > 0;
}

function viewOf(row: ImportRow, choices: ImportChoice[]): StoredImport {
  return {
    id: row.id,
    fileName: row.file_name,
    format: row.format,
    state: row.state,
    phase: row.phase,
    done: row.done,
    total: row.total,
    report: row.report === null ? null : storedReportSchema.parse(row.report),
    choices,
    redirects: row.redirects,
    error: row.refusal ?? row.error,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}
