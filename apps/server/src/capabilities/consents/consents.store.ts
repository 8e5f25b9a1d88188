import type { ConsentPurpose } from '@vitrine/core/consents/consent.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

export interface ConsentRow {
  readonly id: Id;
  /** In lower case. */
  readonly email: string;
  readonly site_user_id: Id | null;
  readonly purpose: ConsentPurpose;
  readonly is_given: boolean;
  readonly words: string;
  readonly version: string;
  readonly language: string;
  readonly place: string;
  readonly at: Date;
}

const columns = [
  'id',
  'email',
  'site_user_id',
  'purpose',
  'is_given',
  'words',
  'version',
  'language',
  'place',
  'at',
] as const satisfies readonly (keyof ConsentRow)[];

export async function insertConsent(database: Database, websiteId: Id, row: ConsentRow): Promise<void> {
  await database.query(
    `INSERT INTO consents (website_id, ${columns.join(', ')}) VALUES ($1, ${columns.map((_, at) => `$${at + 2}`).join(', ')})`,
    [websiteId, ...columns.map(name => row[name])],
  );
}

export async function readConsent(database: Database, websiteId: Id, id: Id): Promise<ConsentRow | null> {
  const [row] = await database.query<ConsentRow>(
    `SELECT ${columns.join(', ')} FROM consents WHERE website_id = $1 AND id = $2`,
    [websiteId, id],
  );
  return row ?? null;
}

/** The person’s newest for a purpose, given or withdrawn. */
export async function readNewest(
  database: Database,
  websiteId: Id,
  { email, purpose }: Pick<ConsentRow, 'email' | 'purpose'>,
): Promise<ConsentRow | null> {
  const [row] = await database.query<ConsentRow>(
    `SELECT ${columns.join(', ')} FROM consents WHERE website_id = $1 AND email = $2 AND purpose = $3 ORDER BY id DESC LIMIT 1`,
    [websiteId, email, purpose],
  );
  return row ?? null;
}

/** Those of the addresses, in lower case, whose newest record for a purpose was not withdrawn. */
export async function agreedTo(
  database: Database,
  websiteId: Id,
  { emails, purpose }: { readonly emails: readonly string[]; readonly purpose: ConsentPurpose },
): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ email: string; is_given: boolean }>(
    `SELECT DISTINCT ON (email) email, is_given FROM consents
     WHERE website_id = $1 AND email = ANY ($2) AND purpose = $3 ORDER BY email, id DESC`,
    [websiteId, emails, purpose],
  );
  return new Set(rows.filter(row => row.is_given).map(({ email }) => email));
}

/** Newest first. */
export async function listConsents(database: Database, websiteId: Id, email: string): Promise<ConsentRow[]> {
  return database.query<ConsentRow>(
    `SELECT ${columns.join(', ')} FROM consents WHERE website_id = $1 AND email = $2 ORDER BY id DESC LIMIT 200`,
    [websiteId, email],
  );
}

/** Of a person who is erased. */
export async function deleteConsents(database: Database, websiteId: Id, email: string): Promise<void> {
  await database.query('DELETE FROM consents WHERE website_id = $1 AND email = $2', [websiteId, email]);
}
