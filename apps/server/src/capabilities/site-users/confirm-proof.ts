import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { ProofPurpose } from '@vitrine/core/site-users/account-view.ts';
import { siteUserErrors } from '@vitrine/core/site-users/site-users.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import type { CallExtras } from '../../http/bind-call.ts';
import { isEqualText } from '../../secrets/secrets.ts';
import { hashToken } from '../../secrets/tokens.ts';
import {
  codeSignature,
  deleteSessions,
  forgetAsking,
  hashPassword,
  maxCodeTries,
} from '../accounts/index.ts';
import { recordAct } from '../audit/index.ts';
import { needsPassword, refusalOfBrowser } from './asking-browser.ts';
import { proofPurpose } from './begin-proof.ts';
import { moveToEmail } from './move-to-email.ts';
import {
  deleteProof,
  deleteProofsOf,
  findProofByToken,
  lockProofs,
  type ProofRow,
  tryProof,
} from './proofs.store.ts';
import { enter, type SessionExtras, type SignedIn } from './sign-in.ts';
import {
  findSiteUser,
  insertSiteUser,
  readSiteUser,
  type SiteUserRow,
  updateSiteUser,
} from './site-users.store.ts';

export type GivenProof = ({ readonly token: string } | { readonly proofId: Id; readonly code: string }) & {
  /** Only if a new one is needed. */
  readonly password?: string | undefined;
  /** Only in another browser than the one that asked (`needsPassword`). */
  readonly currentPassword?: string | undefined;
};

export interface SeenProof {
  readonly purpose: ProofPurpose;
  readonly email: string;
  readonly needsPassword: boolean;
}

/** The purpose of an emailed link, without using it up; null if it has expired (rule SITEUSER-12). */
export async function seeProof(
  context: Context,
  token: string,
  extras: Pick<CallExtras, 'cookies'>,
): Promise<SeenProof | null> {
  const found = await byToken(context, token);
  if (!found.ok) return null;
  const { purpose, email } = found.value;
  return { purpose, email, needsPassword: await needsPassword(context, found.value, extras) };
}

/**
 * Uses up a link or a code: creates the account, signs in, sets a new password, or changes the email (rules
 * SITEUSER-1, SITEUSER-5, SITEUSER-6, SITEUSER-15, SITEUSER-18).
 */
export async function confirmProof(
  context: Context,
  given: GivenProof,
  extras: SessionExtras,
): Promise<Result<SignedIn>> {
  const found = 'token' in given ? await byToken(context, given.token) : await byCode(context, given);
  if (!found.ok) return found;
  const proof = found.value;
  const { password, currentPassword } = given;
  const confirmed =
    proof.purpose === 'changeEmail'
      ? await moveToEmail(context, { proof, currentPassword }, extras)
      : ((await refusalOfBrowser(context, { proof, currentPassword }, extras)) ??
        (await useUp(context, { proof, password }, extras)));
  if (confirmed.ok && proof.asker_hash !== null) forgetAsking('siteUser', extras);
  return confirmed;
}

async function useUp(
  context: Context,
  { proof, password }: { readonly proof: ProofRow; readonly password: string | undefined },
  extras: SessionExtras,
): Promise<Result<SignedIn>> {
  if (proof.purpose === 'reset' && password === undefined) {
    return fail(siteUserErrors.passwordNeeded, {}, { errors: { password: phrase('fields.newPassword') } });
  }
  const newHash =
    proof.purpose === 'reset' && password !== undefined ? await hashPassword(password) : proof.password_hash;
  return transactionOf<Result<SignedIn>>(context.database, async transaction => {
    const inside = within(context, transaction);
    await lockProofs(transaction, context.website.id, { email: proof.email });
    if (!(await deleteProof(transaction, context.website.id, proof.id)))
      return fail(siteUserErrors.proofOver);
    const user = await settle(inside, proof, newHash);
    if (user === null) return fail(siteUserErrors.proofOver);
    return succeed(await enter(inside, { user, isRemembered: false }, extras));
  });
}

async function byToken(context: Context, token: string): Promise<Result<ProofRow>> {
  const { clock, database, website } = context;
  const given = { tokenHash: hashToken(token), now: clock.now() };
  const proof = await findProofByToken(database, website.id, given);
  return proof === null ? fail(siteUserErrors.proofOver) : succeed(proof);
}

/** A wrong try counts although it is refused. It is counted before it is compared, so parallel tries count too. */
async function byCode(
  context: Context,
  { proofId, code }: { proofId: Id; code: string },
): Promise<Result<ProofRow>> {
  const { clock, database, website } = context;
  const known = { id: proofId, maxTries: maxCodeTries, now: clock.now() };
  const proof = await tryProof(database, website.id, known);
  if (proof === null) return fail(siteUserErrors.proofOver);
  const signature = codeSignature(context, { purpose: proofPurpose, proofId }, code);
  if (proof.is_decoy || !isEqualText(proof.code_signature, signature)) {
    return fail(siteUserErrors.wrongCode, {}, { errors: { code: phrase('fields.wrongCode') } });
  }
  return succeed(proof);
}

/**
 * The account after the change; null if another request was faster, or the account was deleted or blocked in the
 * meantime.
 */
async function settle(
  context: Context,
  proof: ProofRow,
  passwordHash: string | null,
): Promise<SiteUserRow | null> {
  const { clock, database, website } = context;
  if (proof.purpose === 'signUp') {
    const { email, name } = proof;
    const user = { id: newId(), email, name, passwordHash, now: clock.now() };
    if (!(await insertSiteUser(database, website.id, user))) return null;
    await deleteProofsOf(database, website.id, email);
    await recordAct(context, 'siteUser.created', { siteUserId: user.id });
    return readSiteUser(database, website.id, user.id);
  }
  const user = await findSiteUser(database, website.id, proof.email);
  if (user === null || user.blocked_at !== null) return null;
  if (proof.purpose === 'signIn' || passwordHash === null) return user;
  await setPassword(context, user, { passwordHash, keepSession: null });
  await recordAct(context, 'siteUser.passwordReset', { siteUserId: user.id });
  return user;
}

/** A new password ends every session but one, and links mailed before no longer work. */
export async function setPassword(
  { database, website }: Context,
  { id, email }: Pick<SiteUserRow, 'id' | 'email'>,
  { passwordHash, keepSession }: { passwordHash: string; keepSession: Id | null },
): Promise<void> {
  await lockProofs(database, website.id, { siteUserId: id });
  await updateSiteUser(database, website.id, { id, password_hash: passwordHash });
  await deleteSessions(database, { kind: 'siteUser', id }, keepSession);
  await deleteProofsOf(database, website.id, email);
}
