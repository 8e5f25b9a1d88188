import type { Account } from '@vitrine/core/accounts/account.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

export interface AccountRow extends Account {
  readonly password_hash: string | null;
  readonly created_at: Date;
  /** Null until the address is proved: nobody can sign in with it and no role counts (rule ACCOUNT-11). */
  readonly verified_at: Date | null;
  /** Null follows the browser. */
  readonly language: string | null;
}

const columns = 'id, email, name, password_hash, created_at, verified_at, language';

export async function readAccount(database: Database, accountId: Id): Promise<AccountRow | null> {
  const [row] = await database.query<AccountRow>(`SELECT ${columns} FROM accounts WHERE id = $1`, [
    accountId,
  ]);
  return row ?? null;
}

/** `email` in lower case, as `emailSchema` returns it. */
export async function findAccount(database: Database, email: string): Promise<AccountRow | null> {
  const [row] = await database.query<AccountRow>(`SELECT ${columns} FROM accounts WHERE email = $1`, [email]);
  return row ?? null;
}

export async function listAccounts(database: Database): Promise<AccountRow[]> {
  return database.query<AccountRow>(`SELECT ${columns} FROM accounts ORDER BY email`);
}

export async function readAccounts(database: Database, ids: readonly Id[]): Promise<AccountRow[]> {
  return database.query<AccountRow>(`SELECT ${columns} FROM accounts WHERE id = ANY ($1)`, [ids]);
}

/**
 * Creates an account whose address is verified or vouched for by the operator. False if the email already has an
 * account.
 */
export async function insertAccount(
  database: Database,
  account: Account & { passwordHash: string | null; createdAt: Date },
): Promise<boolean> {
  const rows = await database.query(
    `INSERT INTO accounts (id, email, name, password_hash, created_at, verified_at) VALUES ($1, $2, $3, $4, $5, $5)
     ON CONFLICT (email) DO NOTHING RETURNING id`,
    [account.id, account.email, account.name, account.passwordHash, account.createdAt],
  );
  return rows.length === 1;
}

export async function updatePassword(database: Database, accountId: Id, passwordHash: string): Promise<void> {
  await database.query('UPDATE accounts SET password_hash = $2 WHERE id = $1', [accountId, passwordHash]);
}

export async function updateLanguage(
  database: Database,
  accountId: Id,
  language: string | null,
): Promise<void> {
  await database.query('UPDATE accounts SET language = $2 WHERE id = $1', [accountId, language]);
}

/**
 * The account of an address that was just proved. An account that nobody had proved, or that has no password, becomes
 * that of the person who proved it, with their password; null when it already belongs to somebody.
 */
export async function putVerifiedAccount(
  database: Database,
  { email, name, passwordHash, now }: { email: string; name: string; passwordHash: string; now: Date },
): Promise<Id | null> {
  const [row] = await database.query<{ id: string }>(
    `INSERT INTO accounts (id, email, name, password_hash, created_at, verified_at) VALUES ($1, $2, $3, $4, $5, $5)
     ON CONFLICT (email) DO UPDATE SET password_hash = excluded.password_hash, verified_at = excluded.verified_at,
       name = CASE WHEN excluded.name = '' THEN accounts.name ELSE excluded.name END
       WHERE accounts.verified_at IS NULL OR accounts.password_hash IS NULL
     RETURNING id`,
    [newId(), email, name, passwordHash, now],
  );
  return row?.id ?? null;
}

/** For a person who has used an emailed link, or for whom the operator vouches. */
export async function markVerified(database: Database, accountId: Id, now: Date): Promise<void> {
  await database.query('UPDATE accounts SET verified_at = coalesce(verified_at, $2) WHERE id = $1', [
    accountId,
    now,
  ]);
}
