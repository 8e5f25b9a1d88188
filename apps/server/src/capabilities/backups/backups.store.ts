import { newId } from '@vitrine/core/id/id.ts';
import type { ClientBase, Pool } from 'pg';

export interface BackupRun {
  readonly place: string;
  readonly isDone: boolean;
  readonly bytes: number;
  /** Why it failed; empty when it is done. */
  readonly error: string;
  readonly startedAt: Date;
  readonly endedAt: Date;
}

/** A database that is not migrated yet has no table for the record; the backup is valid without it. */
export async function recordRun(client: Queryable, run: BackupRun): Promise<void> {
  if (!(await hasTable(client))) return;
  await client.query(
    `INSERT INTO backup_runs (id, place, state, bytes, error, started_at, ended_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [newId(), run.place, run.isDone ? 'done' : 'failed', run.bytes, run.error, run.startedAt, run.endedAt],
  );
  await client.query(
    `DELETE FROM backup_runs WHERE id IN (SELECT id FROM backup_runs ORDER BY ended_at DESC, id DESC OFFSET 1000)`,
  );
}

export interface LastRuns {
  readonly last: {
    readonly isDone: boolean;
    readonly error: string;
    readonly place: string;
    readonly endedAt: Date;
  } | null;
  readonly lastDoneAt: Date | null;
}

export async function readLastRuns(client: Queryable): Promise<LastRuns> {
  if (!(await hasTable(client))) return { last: null, lastDoneAt: null };
  const { rows } = await client.query(
    `SELECT state, error, place, ended_at,
       (SELECT max(started_at) FROM backup_runs WHERE state = 'done') AS done_at
     FROM backup_runs ORDER BY ended_at DESC, id DESC LIMIT 1`,
  );
  const [row] = rows;
  if (row === undefined) return { last: null, lastDoneAt: null };
  return {
    last: { isDone: row.state === 'done', error: row.error, place: row.place, endedAt: row.ended_at },
    lastDoneAt: row.done_at,
  };
}

type Queryable = Pick<ClientBase, 'query'> | Pick<Pool, 'query'>;

async function hasTable(client: Queryable): Promise<boolean> {
  const { rows } = await client.query(`SELECT to_regclass('public.backup_runs') IS NOT NULL AS is_there`);
  return rows[0]?.is_there === true;
}
