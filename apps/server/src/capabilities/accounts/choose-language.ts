import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Context, PlatformContext } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { updateLanguage } from './accounts.store.ts';

/** The language of the studio and of emails to the account; null follows the browser (rule ACCOUNT-14). */
export async function chooseLanguage(
  context: Context | PlatformContext,
  language: string | null,
): Promise<Result<null>> {
  const { actor, database } = context;
  if (actor.kind !== 'account') return fail(callErrors.unauthorized);
  await updateLanguage(database, actor.accountId, language);
  await recordAct(context, 'account.languageChosen', { language });
  return succeed(null);
}
