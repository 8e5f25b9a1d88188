import { accountErrors } from '@vitrine/core/accounts/accounts.errors.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { foldRecipient } from '@vitrine/core/mail/fold-recipient.ts';
import { type PlatformContext, within } from '../../context.ts';
import type { CallExtras } from '../../http/bind-call.ts';
import { recordAct } from '../audit/index.ts';
import { markAsking } from './asking-browser.ts';
import { beginProof } from './begin-proof.ts';
import { hashPassword } from './passwords.ts';

const attemptLimit = { max: 5, seconds: 3600 };

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

export interface SignUp extends NewAccount {
  /** The language of the person who signs up. */
  readonly language: string;
}

/**
 * Creates no account yet: the address must be proved first. The answer is the same if an account exists
 * (ACCOUNT-4, ACCOUNT-11).
 */
export async function signUp(
  context: PlatformContext,
  { email, name, password, language }: SignUp,
  cookies: Pick<CallExtras, 'setCookie'>,
): Promise<Result<{ accepted: true; proofId: Id; isMailSent: boolean }>> {
  if (!context.configuration.IS_SIGN_UP_OPEN) return fail(accountErrors.signUpClosed);
  // Each attempt may mail the owner of the address, so attempts are limited for each address, from any client.
  const seconds = await context.guards.take(
    context.database,
    `sign up ${foldRecipient(email)}`,
    attemptLimit,
  );
  if (seconds !== null) return fail(callErrors.tooMany, { seconds }, { details: { retryAfter: seconds } });
  const passwordHash = await hashPassword(password);
  const askerHash = markAsking('account', cookies);
  return context.database.transaction(async transaction => {
    const inside = within(context, transaction);
    const proofId = await beginProof(inside, { email, name, passwordHash, language, askerHash });
    await recordAct(inside, 'account.signUpBegun', { email });
    return succeed({ accepted: true, proofId, isMailSent: context.configuration.SMTP_URL !== undefined });
  });
}
