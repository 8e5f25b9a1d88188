import type { Database } from '../../database/database.ts';

export interface Window {
  readonly used: number;
  readonly ends_at: Date;
}

/** Counts one use in the current window, or begins one; returns the new count. */
export async function countOne(
  database: Database,
  { keyHash, now, endsAt }: { keyHash: string; now: Date; endsAt: Date },
): Promise<Window> {
  const [row] = await database.query<Window>(
    `INSERT INTO guards (key_hash, used, ends_at) VALUES ($1, 1, $3)
     ON CONFLICT (key_hash) DO UPDATE SET
       used = CASE WHEN guards.ends_at > $2 THEN guards.used + 1 ELSE 1 END,
       ends_at = CASE WHEN guards.ends_at > $2 THEN guards.ends_at ELSE excluded.ends_at END
     RETURNING used, ends_at`,
    [keyHash, now, endsAt],
  );
  return row ?? { used: 1, ends_at: endsAt };
}

export async function countOneLess(database: Database, keyHash: string): Promise<void> {
  await database.query('UPDATE guards SET used = used - 1 WHERE key_hash = $1 AND used > 0', [keyHash]);
}

/** How many windows that ended were removed, up to a limit. */
export async function deleteEnded(
  database: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const rows = await database.query(
    `DELETE FROM guards WHERE key_hash IN (
       SELECT key_hash FROM guards WHERE ends_at <= $1 ORDER BY ends_at LIMIT $2 FOR UPDATE SKIP LOCKED)
     RETURNING key_hash`,
    [now, limit],
  );
  return rows.length;
}
