import { fail, type Result } from '@vitrine/core/errors/result.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { siteUserErrors } from '@vitrine/core/site-users/site-users.errors.ts';
import type { Context } from '../../context.ts';
import type { CallExtras } from '../../http/bind-call.ts';
import { isAsking, tryPassword } from '../accounts/index.ts';
import { ownSiteUser, passwordKey } from './own-site-user.ts';
import type { ProofRow } from './proofs.store.ts';

type Cookies = Pick<CallExtras, 'cookies'>;

/**
 * Whether a link or code also needs the password: in another browser than the one that asked, if the account would
 * keep a password that its reader may not know. A link to sign in or to a new password gives nothing to the person
 * who asked for it (rule SITEUSER-18).
 */
export async function needsPassword(context: Context, proof: ProofRow, extras: Cookies): Promise<boolean> {
  if (proof.purpose === 'signIn' || proof.purpose === 'reset') return false;
  if (isAsking('siteUser', proof.asker_hash, extras)) return false;
  return proof.purpose === 'signUp' || (await ownSiteUser(context))?.password_hash !== null;
}

/** Why this browser may not use the proof; null if it may. Changes nothing. */
export async function refusalOfBrowser(
  context: Context,
  { proof, currentPassword }: { readonly proof: ProofRow; readonly currentPassword: string | undefined },
  extras: Cookies,
): Promise<Result<never> | null> {
  if (!(await needsPassword(context, proof, extras))) return null;
  if (currentPassword === undefined) {
    return fail(siteUserErrors.otherBrowser, {}, { errors: { currentPassword: phrase('fields.password') } });
  }
  const tried = await tryPassword(context, {
    ...(await askedFor(context, proof)),
    password: currentPassword,
  });
  if (!tried.ok) return tried;
  if (tried.value) return null;
  return fail(
    siteUserErrors.incorrectPassword,
    {},
    { errors: { currentPassword: phrase('fields.incorrectPassword') } },
  );
}

/** The password of the sign-up; for a new address, that of the signed-in site user. */
async function askedFor(context: Context, proof: ProofRow) {
  if (proof.purpose === 'signUp') {
    const key = `${context.website.id} wrong password of proof ${proof.id}`;
    return { key, passwordHash: proof.password_hash, device: null };
  }
  const { actor } = context;
  const user = await ownSiteUser(context);
  return {
    key: passwordKey(context, user?.email ?? ''),
    passwordHash: user?.password_hash ?? null,
    device: actor.kind === 'siteUser' ? actor.sessionId : null,
  };
}
