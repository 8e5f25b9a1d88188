import { fail, type Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { siteUserErrors } from '@vitrine/core/site-users/site-users.errors.ts';
import type { Context } from '../../context.ts';
import type { CallExtras } from '../../http/bind-call.ts';
import { hashPassword, markAsking } from '../accounts/index.ts';
import { beginProof } from './begin-proof.ts';

export interface NewSiteUser {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly origin: string;
}

/**
 * Creates no account yet: the address must be proved first. The answer is the same if an account exists (rule
 * SITEUSER-3).
 */
export async function signUp(
  context: Context,
  { password, ...given }: NewSiteUser,
  cookies: Pick<CallExtras, 'setCookie'>,
): Promise<Result<{ accepted: true; proofId: Id }>> {
  if (!context.website.settings.siteUsers.isSignUpOpen) return fail(siteUserErrors.signUpClosed);
  const passwordHash = await hashPassword(password);
  const askerHash = markAsking('siteUser', cookies);
  return beginProof(context, { purpose: 'signUp', ...given, passwordHash, askerHash });
}
