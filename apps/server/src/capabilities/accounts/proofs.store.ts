import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import type { KeptSecrets } from './mailed-secrets.ts';

/** A sign-up that waits for its address to be proved. */
export interface ProofRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly password_hash: string;
  /** True when the address already has an account. */
  readonly is_decoy: boolean;
  readonly code_signature: string;
  /** The language of the sign-up. */
  readonly language: string;
  /** Of the token in the browser that signed up; null for sign-ups from before it was kept. */
  readonly asker_hash: string | null;
}

const columns = 'id, email, name, password_hash, is_decoy, code_signature, language, asker_hash';

export async function insertProof(
  database: Database,
  proof: Omit<ProofRow, 'code_signature'> & KeptSecrets,
): Promise<void> {
  await database.query(
    `INSERT INTO email_proofs (id, email, name, password_hash, is_decoy, token_hash, code_signature, expires_at, language,
       asker_hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      proof.id,
      proof.email,
      proof.name,
      proof.password_hash,
      proof.is_decoy,
      proof.tokenHash,
      proof.codeSignature,
      proof.expiresAt,
      proof.language,
      proof.asker_hash,
    ],
  );
}

export async function readProof(database: Database, id: Id): Promise<ProofRow | null> {
  const [row] = await database.query<ProofRow>(`SELECT ${columns} FROM email_proofs WHERE id = $1`, [id]);
  return row ?? null;
}

/** A new link and code for the same sign-up; earlier ones no longer work. */
export async function updateProof(
  database: Database,
  id: Id,
  { tokenHash, codeSignature, expiresAt, isDecoy }: KeptSecrets & { isDecoy: boolean },
): Promise<void> {
  await database.query(
    `UPDATE email_proofs SET token_hash = $2, code_signature = $3, expires_at = $4, is_decoy = $5, tries = 0
     WHERE id = $1`,
    [id, tokenHash, codeSignature, expiresAt, isDecoy],
  );
}

/** Counts a try at the code before it is compared; null when no try is left, or there is no such proof. */
export async function tryProof(
  database: Database,
  id: Id,
  { maxTries, now }: { maxTries: number; now: Date },
): Promise<ProofRow | null> {
  const [row] = await database.query<ProofRow>(
    `UPDATE email_proofs SET tries = tries + 1 WHERE id = $1 AND tries < $2 AND expires_at > $3 RETURNING ${columns}`,
    [id, maxTries, now],
  );
  return row ?? null;
}

/** Reads a link without using it up. */
export async function findProofByToken(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<ProofRow | null> {
  const [row] = await database.query<ProofRow>(
    `SELECT ${columns} FROM email_proofs WHERE token_hash = $1 AND expires_at > $2 AND NOT is_decoy`,
    [tokenHash, now],
  );
  return row ?? null;
}

/**
 * Locks all sign-ups of an address in one order and before its account: of two that are used at one moment the later
 * waits here, and then finds that it is used up (rule ACCOUNT-15).
 */
export async function lockProofs(database: Database, email: string): Promise<void> {
  await database.query('SELECT FROM email_proofs WHERE email = $1 ORDER BY id FOR UPDATE', [email]);
}

/** Sign-ups that wait for the address can no longer be confirmed. */
export async function deleteProofsOf(database: Database, email: string): Promise<void> {
  await database.query('DELETE FROM email_proofs WHERE email = $1', [email]);
}

/** False when another request was faster. */
export async function deleteProof(database: Database, id: Id): Promise<boolean> {
  const rows = await database.query('DELETE FROM email_proofs WHERE id = $1 RETURNING id', [id]);
  return rows.length === 1;
}
