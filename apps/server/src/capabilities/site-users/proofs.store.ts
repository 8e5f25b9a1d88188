import type { Id } from '@vitrine/core/id/id.ts';
import type { ProofPurpose } from '@vitrine/core/site-users/account-view.ts';
import { acrossWebsites, type Database } from '../../database/database.ts';
import type { KeptSecrets } from '../accounts/index.ts';

/** A request of a person who first has to read the mail of an address. */
export interface ProofRow {
  readonly id: string;
  readonly purpose: ProofPurpose;
  readonly email: string;
  readonly name: string;
  readonly password_hash: string | null;
  readonly origin: string;
  /** The site user whose email will change; null for other purposes. */
  readonly site_user_id: string | null;
  /** True for an address that gets no link. */
  readonly is_decoy: boolean;
  readonly code_signature: string;
  /** Of the token in the browser that asked; null if it makes no difference which one that was. */
  readonly asker_hash: string | null;
}

const columns =
  'id, purpose, email, name, password_hash, origin, site_user_id, is_decoy, code_signature, asker_hash';

export async function insertProof(
  database: Database,
  websiteId: Id,
  proof: Omit<ProofRow, 'code_signature' | 'is_decoy'> & KeptSecrets,
): Promise<void> {
  await database.query(
    `INSERT INTO site_user_proofs (website_id, id, purpose, email, name, password_hash, origin, is_decoy, token_hash, code_signature,
       expires_at, site_user_id, asker_hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, false, $8, $9, $10, $11, $12)`,
    [
      websiteId,
      proof.id,
      proof.purpose,
      proof.email,
      proof.name,
      proof.password_hash,
      proof.origin,
      proof.tokenHash,
      proof.codeSignature,
      proof.expiresAt,
      proof.site_user_id,
      proof.asker_hash,
    ],
  );
}

export async function readProof(database: Database, websiteId: Id, id: Id): Promise<ProofRow | null> {
  const [row] = await database.query<ProofRow>(
    `SELECT ${columns} FROM site_user_proofs WHERE website_id = $1 AND id = $2`,
    [websiteId, id],
  );
  return row ?? null;
}

/** A new link and code for the same request; earlier ones no longer work. */
export async function updateProof(
  database: Database,
  websiteId: Id,
  { id, isDecoy, ...kept }: KeptSecrets & { id: Id; isDecoy: boolean },
): Promise<void> {
  await database.query(
    `UPDATE site_user_proofs SET token_hash = $3, code_signature = $4, expires_at = $5, is_decoy = $6, tries = 0
     WHERE website_id = $1 AND id = $2`,
    [websiteId, id, kept.tokenHash, kept.codeSignature, kept.expiresAt, isDecoy],
  );
}

/** Counts a try at the code before it is compared; null if no try is left, or there is no such proof. */
export async function tryProof(
  database: Database,
  websiteId: Id,
  { id, maxTries, now }: { id: Id; maxTries: number; now: Date },
): Promise<ProofRow | null> {
  const [row] = await database.query<ProofRow>(
    `UPDATE site_user_proofs SET tries = tries + 1
     WHERE website_id = $1 AND id = $2 AND tries < $3 AND expires_at > $4 RETURNING ${columns}`,
    [websiteId, id, maxTries, now],
  );
  return row ?? null;
}

/** Reads a link without using it up. */
export async function findProofByToken(
  database: Database,
  websiteId: Id,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<ProofRow | null> {
  const [row] = await database.query<ProofRow>(
    `SELECT ${columns} FROM site_user_proofs
     WHERE website_id = $1 AND token_hash = $2 AND expires_at > $3 AND NOT is_decoy`,
    [websiteId, tokenHash, now],
  );
  return row ?? null;
}

/**
 * Locks all proofs of an address, or of a site user and their address, in one order and before the site user: of
 * two that are used at one moment the later waits here, and then finds that it is used up (rule SITEUSER-17).
 */
export async function lockProofs(
  database: Database,
  websiteId: Id,
  { email = null, siteUserId = null }: { email?: string | null; siteUserId?: Id | null },
): Promise<void> {
  await database.query(
    `SELECT FROM site_user_proofs WHERE website_id = $1 AND (email = $2 OR site_user_id = $3
       OR email = (SELECT email FROM site_users WHERE website_id = $1 AND id = $3)) ORDER BY id FOR UPDATE`,
    [websiteId, email, siteUserId],
  );
}

/** Uses it up; false if another request was faster. */
export async function deleteProof(database: Database, websiteId: Id, id: Id): Promise<boolean> {
  const rows = await database.query(
    'DELETE FROM site_user_proofs WHERE website_id = $1 AND id = $2 RETURNING id',
    [websiteId, id],
  );
  return rows.length === 1;
}

/** Links mailed to the address no longer work. */
export async function deleteProofsOf(database: Database, websiteId: Id, email: string): Promise<void> {
  await database.query('DELETE FROM site_user_proofs WHERE website_id = $1 AND email = $2', [
    websiteId,
    email,
  ]);
}

/** Pending changes of an email address. */
export async function deleteProofsBy(database: Database, websiteId: Id, siteUserId: Id): Promise<void> {
  await database.query('DELETE FROM site_user_proofs WHERE website_id = $1 AND site_user_id = $2', [
    websiteId,
    siteUserId,
  ]);
}

/** For all websites. */
export async function deleteExpiredProofs(database: Database, now: Date): Promise<void> {
  await acrossWebsites(database).query('DELETE FROM site_user_proofs WHERE expires_at <= $1', [now]);
}
