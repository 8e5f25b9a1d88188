import { accountErrors } from '@vitrine/core/accounts/accounts.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Context, onPlatform, type PlatformContext, within } from '../../context.ts';
import type { CallExtras } from '../../http/bind-call.ts';
import { languageAsked } from '../../http/reader-language.ts';
import { recordAct } from '../audit/index.ts';
import { type AccountRow, findAccount } from './accounts.store.ts';
import { markAsking } from './asking-browser.ts';
import { beginProof } from './begin-proof.ts';
import { knownDevice } from './known-device.ts';
import { beginSession } from './sessions.ts';
import { passwordKey, tryPassword } from './try-password.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** Opens a session on this host. An unknown email and a wrong password get the same answer (rule ACCOUNT-5). */
export async function signIn(
  context: Context | PlatformContext,
  { email, password, rememberMe }: Credentials,
  extras: CallExtras,
): Promise<Result<{ account: AccountRow; sessionId: string }>> {
  const account = await findAccount(context.database, email);
  const passwordHash = account?.password_hash ?? null;
  const device = knownDevice(context, account && { kind: 'account', id: account.id }, extras);
  const tried = await tryPassword(context, { key: passwordKey(email), passwordHash, password, device });
  if (!tried.ok) return tried;
  if (account === null || !tried.value) {
    await recordAct(context, 'account.signInRefused', { email });
    return fail(accountErrors.wrongCredentials);
  }
  if (account.verified_at === null) return askForProof(context, account, extras);
  const sessionId = await beginSession(
    context,
    { owner: { kind: 'account', id: account.id }, isRemembered: rememberMe },
    extras,
  );
  await recordAct(context, 'account.signedIn', { accountId: account.id, email });
  return succeed({ account, sessionId });
}

/** Only a person who knows the password learns this; the mail then shows whether they can also read the address. */
async function askForProof(
  context: Context | PlatformContext,
  { email, name, password_hash, language }: AccountRow,
  extras: CallExtras,
): Promise<Result<never>> {
  if (password_hash === null) return fail(accountErrors.wrongCredentials);
  const askerHash = markAsking('account', extras);
  const proofId = await context.database.transaction(transaction =>
    beginProof(onPlatform(within(context, transaction)), {
      email,
      name,
      passwordHash: password_hash,
      language: language ?? languageAsked(extras.headers),
      askerHash,
    }),
  );
  return fail(accountErrors.unverified, {}, { details: { proofId } });
}
