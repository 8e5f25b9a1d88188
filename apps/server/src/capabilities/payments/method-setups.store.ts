import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { listDueWebsites } from '../../database/list-due-websites.ts';
import type { WebsitePortion } from '../../jobs/jobs.ts';

/** A payment method that is saved at its service without a payment (rule PAYMENT-30). */
export interface MethodSetupRow {
  id: string;
  method: string;
  /** The signed-in buyer who keeps it in their account; null for one without. */
  site_user_id: string | null;
  subscription_id: string;
  /** Of its buyer. */
  language: string;
  state: 'open' | 'saved' | 'refused' | 'abandoned';
  /** The service's id of it. */
  reference: string | null;
  /** Why it was refused, in the words of the service. */
  reason: string;
  saved_method_id: string | null;
  created_at: Date;
}

const columns =
  'id, method, site_user_id, subscription_id, language, state, reference, reason, saved_method_id, created_at';

export async function insertSetup(
  database: Database,
  websiteId: Id,
  row: Pick<MethodSetupRow, 'id' | 'method' | 'site_user_id' | 'subscription_id' | 'language' | 'created_at'>,
): Promise<void> {
  await database.query(
    `INSERT INTO method_setups (website_id, id, method, site_user_id, subscription_id, language, state, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'open', $7)`,
    [websiteId, row.id, row.method, row.site_user_id, row.subscription_id, row.language, row.created_at],
  );
}

export function readSetup(database: Database, websiteId: Id, id: Id): Promise<MethodSetupRow | null> {
  return select(database, websiteId, { id, isLocked: false });
}

export function lockSetup(database: Database, websiteId: Id, id: Id): Promise<MethodSetupRow | null> {
  return select(database, websiteId, { id, isLocked: true });
}

async function select(
  database: Database,
  websiteId: Id,
  { id, isLocked }: { id: Id; isLocked: boolean },
): Promise<MethodSetupRow | null> {
  const [row] = await database.query<MethodSetupRow & Record<string, unknown>>(
    `SELECT ${columns} FROM method_setups WHERE website_id = $1 AND id = $2 ${isLocked ? 'FOR UPDATE' : ''}`,
    [websiteId, id],
  );
  return row ?? null;
}

export async function updateReference(
  database: Database,
  websiteId: Id,
  { id, reference }: { id: Id; reference: string },
): Promise<void> {
  await database.query(
    'UPDATE method_setups SET reference = $3 WHERE website_id = $1 AND id = $2 AND reference IS NULL',
    [websiteId, id, reference],
  );
}

/** Call it in a transaction, with the row locked. */
export async function endSetup(
  database: Database,
  websiteId: Id,
  ended: Pick<MethodSetupRow, 'id' | 'state' | 'reason' | 'saved_method_id'>,
): Promise<void> {
  await database.query(
    `UPDATE method_setups SET state = $3, reason = $4, saved_method_id = $5 WHERE website_id = $1 AND id = $2`,
    [websiteId, ended.id, ended.state, ended.reason.slice(0, 500), ended.saved_method_id],
  );
}

/** True once, for the caller that gives a subscription what was saved. */
export async function takeSetup(database: Database, websiteId: Id, id: Id): Promise<boolean> {
  const rows = await database.query(
    `UPDATE method_setups SET is_applied = true
     WHERE website_id = $1 AND id = $2 AND state = 'saved' AND NOT is_applied RETURNING id`,
    [websiteId, id],
  );
  return rows.length === 1;
}

/** Begun before then, oldest first. */
export function listSetupsBefore(
  database: Database,
  websiteId: Id,
  { before, limit }: { before: Date; limit: number },
): Promise<MethodSetupRow[]> {
  return database.query<MethodSetupRow & Record<string, unknown>>(
    `SELECT ${columns} FROM method_setups WHERE website_id = $1 AND created_at < $2
     ORDER BY created_at LIMIT $3`,
    [websiteId, before, limit],
  );
}

export async function deleteSetup(database: Database, websiteId: Id, id: Id): Promise<void> {
  await database.query('DELETE FROM method_setups WHERE website_id = $1 AND id = $2', [websiteId, id]);
}

export function listWithSetupsBefore(
  database: Database,
  portion: WebsitePortion,
  before: Date,
): Promise<Id[]> {
  const isDue = 'created_at < $3';
  return listDueWebsites(database, portion, { table: 'method_setups', isDue, values: [before] });
}
