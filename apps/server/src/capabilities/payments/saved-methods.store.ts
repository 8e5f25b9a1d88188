import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { listDueWebsites } from '../../database/list-due-websites.ts';
import type { WebsitePortion } from '../../jobs/jobs.ts';

/** A payment method that a site user saved on a website; its id is that of the payment it was saved with. */
export interface SavedMethodRow {
  id: string;
  /** Null for a buyer without an account: it is charged for a subscription, and never offered. */
  site_user_id: string | null;
  method: string;
  /** Its reference at the service; it is sent only to that service. */
  reference: string;
  label: string;
  /** The month a card expires in, such as `2027-08`; empty if its service does not say. */
  expires: string;
  /** The one that its owner is offered first. */
  is_default: boolean;
  saved_at: Date;
}

/** Its id, or that of the same method if it was saved before; null for a deleted site user. */
export async function insertSavedMethod(
  database: Database,
  websiteId: Id,
  row: Omit<SavedMethodRow, 'expires' | 'is_default'> & { expires?: string },
): Promise<Id | null> {
  const [saved] = await database.query<{ id: Id }>(
    `WITH saved AS (
       INSERT INTO saved_payment_methods (website_id, id, site_user_id, method, reference, label, saved_at, expires)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8 WHERE $3::text IS NULL
         OR EXISTS (SELECT FROM site_users WHERE website_id = $1 AND id = $3 AND deleted_at IS NULL)
       ON CONFLICT DO NOTHING RETURNING id)
     SELECT id FROM saved UNION ALL SELECT id FROM saved_payment_methods
       WHERE website_id = $1 AND site_user_id IS NOT DISTINCT FROM $3 AND method = $4 AND reference = $5 LIMIT 1`,
    [
      websiteId,
      row.id,
      row.site_user_id,
      row.method,
      row.reference,
      row.label,
      row.saved_at,
      row.expires ?? '',
    ],
  );
  return saved?.id ?? null;
}

/** Of a buyer without an account, once nothing is charged to it any more. */
export async function deleteGuestMethod(database: Database, websiteId: Id, id: Id): Promise<void> {
  await database.query(
    'DELETE FROM saved_payment_methods WHERE website_id = $1 AND id = $2 AND site_user_id IS NULL',
    [websiteId, id],
  );
}

/** The default one, then newest first. */
export function listSavedMethods(
  database: Database,
  websiteId: Id,
  siteUserId: Id,
): Promise<SavedMethodRow[]> {
  return database.query<SavedMethodRow & Record<string, unknown>>(
    'SELECT * FROM saved_payment_methods WHERE website_id = $1 AND site_user_id = $2 ORDER BY is_default DESC, id DESC',
    [websiteId, siteUserId],
  );
}

/**
 * Those of all site users who paid for an order, or signed up with the address of its buyer; newest first. `email`
 * in lower case.
 */
export function listSavedOfBuyer(
  database: Database,
  websiteId: Id,
  { siteUserIds, email }: { siteUserIds: readonly Id[]; email: string },
): Promise<SavedMethodRow[]> {
  return database.query<SavedMethodRow & Record<string, unknown>>(
    `SELECT m.* FROM site_users u
     JOIN saved_payment_methods m ON m.website_id = u.website_id AND m.site_user_id = u.id
     WHERE u.website_id = $1 AND u.deleted_at IS NULL AND (u.id = ANY ($2) OR u.email = $3)
     ORDER BY m.id DESC`,
    [websiteId, siteUserIds, email],
  );
}

export async function readSavedMethod(
  database: Database,
  websiteId: Id,
  id: Id,
): Promise<SavedMethodRow | null> {
  const [row] = await database.query<SavedMethodRow & Record<string, unknown>>(
    'SELECT * FROM saved_payment_methods WHERE website_id = $1 AND id = $2',
    [websiteId, id],
  );
  return row ?? null;
}

/** False if it does not belong to this person. */
export async function deleteSavedMethod(
  database: Database,
  websiteId: Id,
  { id, siteUserId }: { id: Id; siteUserId: Id },
): Promise<boolean> {
  const rows = await database.query(
    'DELETE FROM saved_payment_methods WHERE website_id = $1 AND id = $2 AND site_user_id = $3 RETURNING id',
    [websiteId, id, siteUserId],
  );
  return rows.length === 1;
}

/** Its owner is offered this one first, and no other; false if it does not belong to them. */
export async function makeDefault(
  database: Database,
  websiteId: Id,
  { id, siteUserId }: { id: Id; siteUserId: Id },
): Promise<boolean> {
  const rows = await database.query<{ id: Id }>(
    'SELECT id FROM saved_payment_methods WHERE website_id = $1 AND site_user_id = $2 ORDER BY id FOR UPDATE',
    [websiteId, siteUserId],
  );
  if (!rows.some(row => row.id === id)) return false;
  for (const isDefault of [false, true])
    await database.query(
      `UPDATE saved_payment_methods SET is_default = $4 WHERE website_id = $1 AND site_user_id = $2
       AND (id = $3) = $4 AND is_default <> $4`,
      [websiteId, siteUserId, id, isDefault],
    );
  return true;
}

export type ForgottenRow = Pick<SavedMethodRow, 'id' | 'method' | 'reference'>;

/** Saved methods that services still have to delete. */
export function listForgotten(database: Database, websiteId: Id): Promise<ForgottenRow[]> {
  return database.query<ForgottenRow & Record<string, unknown>>(
    'SELECT id, method, reference FROM forgotten_payment_methods WHERE website_id = $1 ORDER BY id LIMIT 500',
    [websiteId],
  );
}

export async function deleteForgotten(database: Database, websiteId: Id, id: Id): Promise<void> {
  await database.query('DELETE FROM forgotten_payment_methods WHERE website_id = $1 AND id = $2', [
    websiteId,
    id,
  ]);
}

export function listWithForgotten(database: Database, portion: WebsitePortion): Promise<Id[]> {
  return listDueWebsites(database, portion, { table: 'forgotten_payment_methods' });
}
