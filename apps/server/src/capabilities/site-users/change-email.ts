import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import type { CallExtras } from '../../http/bind-call.ts';
import { markAsking } from '../accounts/index.ts';
import { beginProof } from './begin-proof.ts';
import { ownSiteUser, refusalOfPassword } from './own-site-user.ts';

/** Needs the current password if there is one. Nothing changes until the new address is proved (rule SITEUSER-15). */
export async function changeEmail(
  context: Context,
  { currentPassword = '', ...asked }: { email: string; currentPassword?: string | undefined; origin: string },
  cookies: Pick<CallExtras, 'setCookie'>,
): Promise<Result<{ accepted: true; proofId: Id }>> {
  const user = await ownSiteUser(context);
  if (user === null) return fail(callErrors.unauthorized);
  const refused =
    user.password_hash === null ? null : await refusalOfPassword(context, user, currentPassword);
  if (refused !== null) return refused;
  const askerHash = markAsking('siteUser', cookies);
  return beginProof(context, { purpose: 'changeEmail', ...asked, siteUserId: user.id, askerHash });
}
