import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

export interface MethodRow {
  method: string;
  is_enabled: boolean;
  settings: Record<string, unknown>;
  /** When each of its secrets was set. */
  secrets: Record<string, string>;
}

export async function listMethodRows(
  database: Database,
  websiteId: Id,
): Promise<ReadonlyMap<string, MethodRow>> {
  const rows = await database.query<MethodRow & Record<string, unknown>>(
    `SELECT method, is_enabled, settings,
       (SELECT coalesce(jsonb_object_agg(name, set_at), '{}') FROM payment_secrets s
        WHERE s.website_id = $1 AND s.method = m.method) AS secrets
     FROM payment_methods m WHERE website_id = $1`,
    [websiteId],
  );
  return new Map(rows.map(row => [row.method, row]));
}

/** Of two concurrent changes, the second waits and sees what the first wrote. */
export async function lockMethodRow(
  database: Database,
  websiteId: Id,
  start: Pick<MethodRow, 'method' | 'is_enabled' | 'settings'> & { now: Date },
): Promise<Pick<MethodRow, 'is_enabled' | 'settings'>> {
  await database.query(
    `INSERT INTO payment_methods (website_id, method, is_enabled, settings, changed_at)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
    [websiteId, start.method, start.is_enabled, JSON.stringify(start.settings), start.now],
  );
  const [row] = await database.query<{ is_enabled: boolean; settings: Record<string, unknown> }>(
    'SELECT is_enabled, settings FROM payment_methods WHERE website_id = $1 AND method = $2 FOR UPDATE',
    [websiteId, start.method],
  );
  if (!row) throw new Error('The settings of a payment method are gone.');
  return row;
}

export async function updateMethodRow(
  database: Database,
  websiteId: Id,
  row: Pick<MethodRow, 'method' | 'is_enabled' | 'settings'> & { now: Date },
): Promise<void> {
  await database.query(
    `UPDATE payment_methods SET is_enabled = $3, settings = $4, changed_at = $5
     WHERE website_id = $1 AND method = $2`,
    [websiteId, row.method, row.is_enabled, JSON.stringify(row.settings), row.now],
  );
}

interface SecretName {
  readonly method: string;
  readonly name: string;
}

export async function upsertSecret(
  database: Database,
  websiteId: Id,
  { method, name, sealed, now }: SecretName & { sealed: string; now: Date },
): Promise<void> {
  await database.query(
    `INSERT INTO payment_secrets (website_id, method, name, sealed, set_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (website_id, method, name) DO UPDATE SET sealed = excluded.sealed, set_at = excluded.set_at`,
    [websiteId, method, name, sealed, now],
  );
}

/** False if there was none. */
export async function deleteSecret(
  database: Database,
  websiteId: Id,
  { method, name }: SecretName,
): Promise<boolean> {
  const rows = await database.query(
    'DELETE FROM payment_secrets WHERE website_id = $1 AND method = $2 AND name = $3 RETURNING name',
    [websiteId, method, name],
  );
  return rows.length === 1;
}

export async function readSealed(
  database: Database,
  websiteId: Id,
  { method, name }: SecretName,
): Promise<string | null> {
  const [row] = await database.query<{ sealed: string }>(
    'SELECT sealed FROM payment_secrets WHERE website_id = $1 AND method = $2 AND name = $3',
    [websiteId, method, name],
  );
  return row?.sealed ?? null;
}
