import { accountErrors } from '@vitrine/core/accounts/accounts.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { type PlatformContext, within } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { isEqualText } from '../../secrets/secrets.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { recordAct } from '../audit/index.ts';
import { putVerifiedAccount } from './accounts.store.ts';
import { proofPurpose } from './begin-proof.ts';
import { codeSignature, maxCodeTries } from './mailed-secrets.ts';
import { deleteProof, type ProofRow, takeProofByToken, tryProof } from './proofs.store.ts';
import { endSessions } from './reset-password.ts';

export type GivenProof = { readonly token: string } | { readonly proofId: Id; readonly code: string };

/** Makes the account of a sign-up whose address is proved by the emailed link or code, once (rule ACCOUNT-11). */
export async function confirmEmail(
  context: PlatformContext,
  given: GivenProof,
): Promise<Result<{ accepted: true }>> {
  return 'token' in given ? confirmByToken(context, given.token) : confirmByCode(context, given);
}

async function confirmByToken(context: PlatformContext, token: string): Promise<Result<{ accepted: true }>> {
  return context.database.transaction(async transaction => {
    const proof = await takeProofByToken(transaction, hashToken(token), context.clock.now());
    return settle(context, transaction, proof);
  });
}

/** A wrong try counts although it is refused. It is counted before it is compared, so parallel tries count too. */
async function confirmByCode(
  context: PlatformContext,
  { proofId, code }: { proofId: Id; code: string },
): Promise<Result<{ accepted: true }>> {
  const { database, clock } = context;
  const proof = await tryProof(database, proofId, { maxTries: maxCodeTries, now: clock.now() });
  if (proof === null) return fail(accountErrors.proofOver);
  const isRight = isEqualText(
    proof.code_signature,
    codeSignature(context, { purpose: proofPurpose, proofId }, code),
  );
  if (!isRight || proof.is_decoy) {
    return fail(accountErrors.wrongCode, {}, { errors: { code: phrase('fields.wrongCode') } });
  }
  return database.transaction(async transaction =>
    settle(context, transaction, (await deleteProof(transaction, proofId)) ? proof : null),
  );
}

async function settle(
  context: PlatformContext,
  transaction: Database,
  proof: ProofRow | null,
): Promise<Result<{ accepted: true }>> {
  if (proof === null || proof.is_decoy) return fail(accountErrors.proofOver);
  const inside = within(context, transaction);
  const accountId = await putVerifiedAccount(transaction, {
    email: proof.email,
    name: proof.name,
    passwordHash: proof.password_hash,
    now: context.clock.now(),
  });
  if (accountId === null) return fail(accountErrors.proofOver);
  // Anything opened before the address was proved does not belong to its owner.
  await endSessions(inside, accountId, null);
  await recordAct(inside, 'account.verified', { accountId, email: proof.email });
  return succeed({ accepted: true });
}
