import type { SessionKind } from '@vitrine/core/calls/session-kinds.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { acrossWebsites, type Database } from '../../database/database.ts';

export interface SessionRow {
  id: string;
  /** The website whose host the session is on, or 'platform'. */
  website_id: string;
  kind: SessionKind;
  is_remembered: boolean;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  address: string;
  user_agent: string;
}

/** A session of an account has its permissions on this host; a session of a site user has none. */
export interface FoundSession extends SessionRow {
  account_id: string | null;
  site_user_id: string | null;
  email: string | null;
  roles: number[] | null;
}

/** The owner of a session; a site user’s session is on the host of its website. */
export interface SessionOwner {
  readonly kind: SessionKind;
  readonly id: Id;
}

const ownerColumns: Readonly<Record<SessionKind, string>> = {
  account: 'account_id',
  siteUser: 'site_user_id',
};

export async function insertSession(
  database: Database,
  session: SessionRow & { ownerId: Id; tokenHash: string },
): Promise<void> {
  await database.query(
    `INSERT INTO sessions (website_id, token_hash, id, kind, ${ownerColumns[session.kind]}, is_remembered, created_at, last_seen_at, expires_at, address, user_agent)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      session.website_id,
      session.tokenHash,
      session.id,
      session.kind,
      session.ownerId,
      session.is_remembered,
      session.created_at,
      session.last_seen_at,
      session.expires_at,
      session.address,
      session.user_agent,
    ],
  );
}

/** Found only on its own host; roles are read on each request, so that losing one takes effect immediately. */
export async function findSession(
  database: Database,
  websiteId: string,
  { kind, tokenHash, now }: { kind: SessionKind; tokenHash: string; now: Date },
): Promise<FoundSession | null> {
  const [row] = await database.query<FoundSession>(
    `SELECT sessions.*, accounts.email, website_members.roles
     FROM sessions LEFT JOIN accounts ON accounts.id = sessions.account_id
     LEFT JOIN website_members ON website_members.website_id = sessions.website_id
       AND website_members.account_id = sessions.account_id AND accounts.verified_at IS NOT NULL
     WHERE sessions.website_id = $1 AND token_hash = $2 AND kind = $3 AND expires_at > $4`,
    [websiteId, tokenHash, kind, now],
  );
  return row ?? null;
}

export async function extendSession(
  database: Database,
  websiteId: string,
  { tokenHash, now, expiresAt }: { tokenHash: string; now: Date; expiresAt: Date },
): Promise<void> {
  await database.query(
    'UPDATE sessions SET last_seen_at = $3, expires_at = $4 WHERE website_id = $1 AND token_hash = $2',
    [websiteId, tokenHash, now, expiresAt],
  );
}

export async function listSessions(database: Database, accountId: Id, now: Date): Promise<SessionRow[]> {
  return acrossWebsites(database).query<SessionRow>(
    'SELECT * FROM sessions WHERE account_id = $1 AND expires_at > $2 ORDER BY id DESC',
    [accountId, now],
  );
}

export async function deleteSession(
  database: Database,
  owner: SessionOwner,
  sessionId: Id,
): Promise<boolean> {
  const rows = await whereSignedIn(database, owner).query(
    `DELETE FROM sessions WHERE ${ownerColumns[owner.kind]} = $1 AND id = $2 RETURNING id`,
    [owner.id, sessionId],
  );
  return rows.length === 1;
}

/** Ends every session of its owner except one; all of them when `except` is null. */
export async function deleteSessions(
  database: Database,
  owner: SessionOwner,
  except: Id | null,
): Promise<void> {
  await whereSignedIn(database, owner).query(
    `DELETE FROM sessions WHERE ${ownerColumns[owner.kind]} = $1 AND id IS DISTINCT FROM $2`,
    [owner.id, except],
  );
}

/** An account is signed in on many hosts, a site user on one. */
function whereSignedIn(database: Database, { kind }: SessionOwner): Database {
  return kind === 'account' ? acrossWebsites(database) : database;
}

export async function deleteSessionsOn(database: Database, websiteId: Id, accountId: Id): Promise<void> {
  await database.query('DELETE FROM sessions WHERE website_id = $1 AND account_id = $2', [
    websiteId,
    accountId,
  ]);
}

export async function deleteExpired(database: Database, now: Date): Promise<void> {
  const everywhere = acrossWebsites(database);
  await everywhere.query('DELETE FROM sessions WHERE expires_at <= $1', [now]);
  await everywhere.query('DELETE FROM entry_tickets WHERE expires_at <= $1', [now]);
  await database.query('DELETE FROM password_tokens WHERE expires_at <= $1', [now]);
  await database.query('DELETE FROM email_proofs WHERE expires_at <= $1', [now]);
}
