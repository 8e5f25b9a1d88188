import type { Id } from '@vitrine/core/id/id.ts';
import { acrossWebsites, type Database } from '../../database/database.ts';

export async function insertPasswordToken(
  database: Database,
  token: { tokenHash: string; accountId: Id; expiresAt: Date },
): Promise<void> {
  await database.query(
    'INSERT INTO password_tokens (token_hash, account_id, expires_at) VALUES ($1, $2, $3)',
    [token.tokenHash, token.accountId, token.expiresAt],
  );
}

/** The address of the account that a token is for; null when it is unknown. */
export async function emailOfPasswordToken(database: Database, tokenHash: string): Promise<string | null> {
  const [row] = await database.query<{ email: string }>(
    `SELECT email FROM accounts WHERE id = (SELECT account_id FROM password_tokens WHERE token_hash = $1)`,
    [tokenHash],
  );
  return row?.email ?? null;
}

/** Uses the token up, and every other token of the account; null when it is unknown, used or expired. */
export async function takePasswordToken(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<Id | null> {
  // The account is locked before its tokens, so that two tokens used at the same moment wait for each other.
  await database.query(
    `SELECT FROM accounts WHERE id = (SELECT account_id FROM password_tokens WHERE token_hash = $1) FOR UPDATE`,
    [tokenHash],
  );
  const [row] = await database.query<{ account_id: string }>(
    'DELETE FROM password_tokens WHERE token_hash = $1 AND expires_at > $2 RETURNING account_id',
    [tokenHash, now],
  );
  if (!row) return null;
  await deletePasswordTokens(database, row.account_id);
  return row.account_id;
}

export async function deletePasswordTokens(database: Database, accountId: Id): Promise<void> {
  await database.query('DELETE FROM password_tokens WHERE account_id = $1', [accountId]);
}

export async function insertTicket(
  database: Database,
  websiteId: Id,
  ticket: { tokenHash: string; accountId: Id; isRemembered: boolean; expiresAt: Date },
): Promise<void> {
  await database.query(
    `INSERT INTO entry_tickets (website_id, token_hash, account_id, is_remembered, expires_at)
     VALUES ($1, $2, $3, $4, $5)`,
    [websiteId, ticket.tokenHash, ticket.accountId, ticket.isRemembered, ticket.expiresAt],
  );
}

/** Uses the ticket up; null when it is unknown, used, expired or for another website. */
export async function takeTicket(
  database: Database,
  websiteId: Id,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<{ accountId: Id; isRemembered: boolean } | null> {
  const [row] = await database.query<{ account_id: string; is_remembered: boolean }>(
    `DELETE FROM entry_tickets WHERE website_id = $1 AND token_hash = $2 AND expires_at > $3
     RETURNING account_id, is_remembered`,
    [websiteId, tokenHash, now],
  );
  return row ? { accountId: row.account_id, isRemembered: row.is_remembered } : null;
}

export async function deleteTickets(database: Database, accountId: Id): Promise<void> {
  await acrossWebsites(database).query('DELETE FROM entry_tickets WHERE account_id = $1', [accountId]);
}
