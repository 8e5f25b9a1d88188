import type { Id } from '@vitrine/core/id/id.ts';
import { acrossWebsites, type Database } from '../../database/database.ts';

export interface InvitationRow {
  readonly website_id: string;
  readonly id: string;
  readonly email: string;
  readonly roles: readonly number[];
  readonly invited_at: Date;
  readonly expires_at: Date;
}

const columns = 'website_id, id, email, roles, invited_at, expires_at';

/** A new invitation of the same person replaces the previous one, whose link no longer works. */
export async function saveInvitation(
  database: Database,
  websiteId: Id,
  row: Omit<InvitationRow, 'website_id'> & { readonly tokenHash: string; readonly invitedBy: Id | null },
): Promise<InvitationRow> {
  const [saved] = await database.query<InvitationRow>(
    `INSERT INTO invitations (website_id, id, email, roles, invited_by, token_hash, invited_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (website_id, email) DO UPDATE SET roles = excluded.roles, invited_by = excluded.invited_by,
       token_hash = excluded.token_hash, invited_at = excluded.invited_at, expires_at = excluded.expires_at
     RETURNING ${columns}`,
    [websiteId, row.id, row.email, row.roles, row.invitedBy, row.tokenHash, row.invited_at, row.expires_at],
  );
  if (!saved) throw new Error('An insert that returns its row has one.');
  return saved;
}

export async function listInvitations(database: Database, websiteId: Id): Promise<InvitationRow[]> {
  return database.query<InvitationRow>(
    `SELECT ${columns} FROM invitations WHERE website_id = $1 ORDER BY invited_at, id`,
    [websiteId],
  );
}

export async function readInvitation(
  database: Database,
  websiteId: Id,
  id: Id,
): Promise<InvitationRow | null> {
  const [row] = await database.query<InvitationRow>(
    `SELECT ${columns} FROM invitations WHERE website_id = $1 AND id = $2 FOR UPDATE`,
    [websiteId, id],
  );
  return row ?? null;
}

/** Finds it by its emailed link, on any website; null if it is unknown or expired. */
export async function findInvitation(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<InvitationRow | null> {
  const [row] = await acrossWebsites(database).query<InvitationRow>(
    `SELECT ${columns} FROM invitations WHERE token_hash = $1 AND expires_at > $2 FOR UPDATE`,
    [tokenHash, now],
  );
  return row ?? null;
}

export async function updateInvitation(
  database: Database,
  websiteId: Id,
  { id, roles }: { id: Id; roles: readonly number[] },
): Promise<void> {
  await database.query('UPDATE invitations SET roles = $3 WHERE website_id = $1 AND id = $2', [
    websiteId,
    id,
    roles,
  ]);
}

export async function deleteInvitation(database: Database, websiteId: Id, id: Id): Promise<void> {
  await database.query('DELETE FROM invitations WHERE website_id = $1 AND id = $2', [websiteId, id]);
}

/** Removes invitations by a person who may no longer invite. */
export async function deleteInvitationsBy(database: Database, websiteId: Id, accountId: Id): Promise<void> {
  await database.query('DELETE FROM invitations WHERE website_id = $1 AND invited_by = $2', [
    websiteId,
    accountId,
  ]);
}
