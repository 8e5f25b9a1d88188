import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { PlatformContext } from '../../context.ts';
import { renewProof } from './begin-proof.ts';

const resendLimit = { max: 3, seconds: 900 };

/** Sends the mail of a sign-up again, with a new link and code; at most three times in 15 minutes (ACCOUNT-12). */
export async function resendProof(
  context: PlatformContext,
  proofId: Id,
): Promise<Result<{ accepted: true }>> {
  const seconds = await context.guards.take(context.database, `resend ${proofId}`, resendLimit);
  if (seconds !== null) return fail(callErrors.tooMany, { seconds }, { details: { retryAfter: seconds } });
  await renewProof(context, proofId);
  return succeed({ accepted: true });
}
