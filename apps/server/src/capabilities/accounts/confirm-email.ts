import { accountErrors } from '@vitrine/core/accounts/accounts.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { type PlatformContext, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import type { CallExtras } from '../../http/bind-call.ts';
import { isEqualText } from '../../secrets/secrets.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { recordAct } from '../audit/index.ts';
import { putVerifiedAccount } from './accounts.store.ts';
import { forgetAsking, isAsking } from './asking-browser.ts';
import { proofPurpose } from './begin-proof.ts';
import { rememberDevice } from './known-device.ts';
import { codeSignature, maxCodeTries } from './mailed-secrets.ts';
import {
  deleteProof,
  deleteProofsOf,
  findProofByToken,
  lockProofs,
  type ProofRow,
  tryProof,
} from './proofs.store.ts';
import { endSessions } from './reset-password.ts';
import { tryPassword } from './try-password.ts';

export type GivenProof = ({ readonly token: string } | { readonly proofId: Id; readonly code: string }) & {
  /** That of the sign-up; only needed in another browser than the one that signed up. */
  readonly password?: string | undefined;
};

/**
 * Makes the account of a sign-up whose address is proved by the emailed link or code, once, to the browser that
 * signed up or to a person who knows its password (rules ACCOUNT-11 and ACCOUNT-16).
 */
export async function confirmEmail(
  context: PlatformContext,
  given: GivenProof,
  extras: CallExtras,
): Promise<Result<{ accepted: true }>> {
  const found = 'token' in given ? await byToken(context, given.token) : await byCode(context, given);
  if (!found.ok) return found;
  const refused = await refusalOfBrowser(context, found.value, given, extras);
  if (refused !== null) return refused;
  const made = await settle(context, found.value);
  if (!made.ok) return made;
  forgetAsking('account', extras);
  rememberDevice(context, { kind: 'account', id: made.value }, extras);
  return succeed({ accepted: true });
}

async function byToken({ clock, database }: PlatformContext, token: string): Promise<Result<ProofRow>> {
  const proof = await findProofByToken(database, hashToken(token), clock.now());
  return proof === null ? fail(accountErrors.proofOver) : succeed(proof);
}

/** A wrong try counts although it is refused. It is counted before it is compared, so parallel tries count too. */
async function byCode(
  context: PlatformContext,
  { proofId, code }: { proofId: Id; code: string },
): Promise<Result<ProofRow>> {
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
  return succeed(proof);
}

/** Whoever reads the mail may not be the person who signed up, and would then confirm a stranger’s password. */
async function refusalOfBrowser(
  context: PlatformContext,
  { id, password_hash: passwordHash, asker_hash: askerHash }: ProofRow,
  { password }: GivenProof,
  extras: CallExtras,
): Promise<Result<never> | null> {
  if (password === undefined) {
    if (isAsking('account', askerHash, extras)) return null;
    return fail(accountErrors.otherBrowser, {}, { errors: { password: phrase('fields.password') } });
  }
  const tried = await tryPassword(context, {
    key: `wrong password of proof ${id}`,
    passwordHash,
    password,
    device: null,
  });
  if (!tried.ok) return tried;
  if (tried.value) return null;
  return fail(
    accountErrors.incorrectPassword,
    {},
    { errors: { password: phrase('fields.incorrectPassword') } },
  );
}

async function settle(context: PlatformContext, { id, email, name, password_hash }: ProofRow) {
  return transactionOf<Result<Id>>(context.database, async transaction => {
    const inside = within(context, transaction);
    await lockProofs(transaction, email);
    if (!(await deleteProof(transaction, id))) return fail(accountErrors.proofOver);
    const now = context.clock.now();
    const accountId = await putVerifiedAccount(transaction, {
      email,
      name,
      passwordHash: password_hash,
      now,
    });
    if (accountId === null) return fail(accountErrors.proofOver);
    // Anything opened or asked for before the address was proved does not belong to its owner.
    await endSessions(inside, accountId, null);
    await deleteProofsOf(transaction, email);
    await recordAct(inside, 'account.verified', { accountId, email });
    return succeed(accountId);
  });
}
