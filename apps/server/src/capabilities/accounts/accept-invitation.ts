import { newPasswordSchema } from '@vitrine/core/accounts/account.ts';
import type { InvitationStanding } from '@vitrine/core/accounts/accounts.calls.ts';
import { accountErrors } from '@vitrine/core/accounts/accounts.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { onWebsite, type PlatformContext, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import type { CallExtras } from '../../http/bind-call.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { recordAct } from '../audit/index.ts';
import { insertMember, lockWebsite, readMember, readWebsite, updateMember } from '../tenancy/index.ts';
import { type AccountRow, findAccount, putVerifiedAccount } from './accounts.store.ts';
import { deleteInvitation, findInvitation, type InvitationRow } from './invitations.store.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import { hashPassword } from './passwords.ts';
import { deleteProofsOf, lockProofs } from './proofs.store.ts';
import { endSessions } from './reset-password.ts';
import { passwordKey, tryPassword } from './try-password.ts';

export interface SeenInvitation {
  readonly website: string;
  readonly email: string;
  readonly standing: InvitationStanding;
}

/** The purpose of an emailed link, and what it takes to accept it; changes nothing (rules MEMBER-1 and MEMBER-6). */
export async function seeInvitation(
  context: PlatformContext,
  token: string,
): Promise<Result<SeenInvitation>> {
  const { database } = context;
  const invitation = await findInvitation(database, hashToken(token), context.clock.now());
  const website = invitation && (await readWebsite(database, invitation.website_id));
  if (!invitation || !website) return fail(accountErrors.invitationOver);
  const account = await findAccount(database, invitation.email);
  return succeed({
    website: website.title,
    email: invitation.email,
    standing: standingOf(context, account),
  });
}

export interface GivenInvitation {
  readonly token: string;
  readonly name: string;
  /** A new one for an address without an account of its owner’s, otherwise that of the account. */
  readonly password: string | null;
}

/** How the account of the invitation was proved: by its password or session, or by a new password. */
type Proved = { readonly account: AccountRow } | { readonly passwordHash: string };

/** Gives the role to the account of the mail’s address, for its owner alone (rules MEMBER-1, MEMBER-4 and MEMBER-6). */
export async function acceptInvitation(
  context: PlatformContext,
  given: GivenInvitation,
  extras: CallExtras,
): Promise<Result<{ accepted: true }>> {
  const tokenHash = hashToken(given.token);
  const invitation = await findInvitation(context.database, tokenHash, context.clock.now());
  if (invitation === null) return fail(accountErrors.invitationOver);
  const proved = await prove(context, { ...given, email: invitation.email }, extras);
  if (!proved.ok) return proved;
  const accepted = await accept(context, { tokenHash, name: given.name }, proved.value);
  if (!accepted.ok) return accepted;
  // The account was made or changed meanwhile, such as by another invitation: the same password may be right for it.
  if (accepted.value === 'changed') return acceptInvitation(context, given, extras);
  rememberDevice(context, { kind: 'account', id: accepted.value.accountId }, extras);
  return succeed({ accepted: true });
}

/** Before the transaction, whose rollback would undo the count of wrong passwords. */
async function prove(
  context: PlatformContext,
  { email, password }: { email: string; password: string | null },
  extras: CallExtras,
): Promise<Result<Proved>> {
  const account = await findAccount(context.database, email);
  const standing = standingOf(context, account);
  if (account === null || standing === 'new') {
    const chosen = newPasswordSchema.safeParse(password);
    if (chosen.success) return succeed({ passwordHash: await hashPassword(chosen.data) });
    return fail(accountErrors.passwordNeeded, {}, { errors: { password: phrase('fields.newPassword') } });
  }
  if (password === null) {
    if (standing === 'signedIn') return succeed({ account });
    return fail(accountErrors.signInNeeded, {}, { errors: { password: phrase('fields.password') } });
  }
  const tried = await tryPassword(context, {
    key: passwordKey(email),
    passwordHash: account.password_hash,
    password,
    device: knownDevice(context, { kind: 'account', id: account.id }, extras),
  });
  if (!tried.ok) return tried;
  if (tried.value) return succeed({ account });
  await recordAct(context, 'account.signInRefused', { email });
  return fail(
    accountErrors.incorrectPassword,
    {},
    { errors: { password: phrase('fields.incorrectPassword') } },
  );
}

async function accept(context: PlatformContext, given: { tokenHash: string; name: string }, proved: Proved) {
  return transactionOf<Result<{ accountId: Id } | 'changed'>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const invitation = await findInvitation(transaction, given.tokenHash, context.clock.now());
    const website = invitation && (await lockWebsite(transaction, invitation.website_id));
    if (!invitation || !website || !(await readWebsite(transaction, website.id))) {
      return fail(accountErrors.invitationOver);
    }
    const accountId = await takeAccount(inside, { ...invitation, name: given.name }, proved);
    if (accountId === null) return succeed('changed');
    const there = onWebsite(inside, website);
    await deleteInvitation(there.database, website.id, invitation.id);
    const member = { accountId, roles: invitation.roles, addedAt: context.clock.now() };
    if (await readMember(there.database, website.id, accountId))
      await updateMember(there.database, website.id, member);
    else await insertMember(there.database, website.id, member);
    await recordAct(there, 'member.joined', {
      accountId,
      email: invitation.email,
      roles: invitation.roles,
    });
    return succeed({ accountId });
  });
}

/** Null, and nothing is changed, if the account is no longer what was proved. */
async function takeAccount(
  inside: PlatformContext,
  { email, name }: Pick<InvitationRow, 'email'> & { name: string },
  proved: Proved,
): Promise<Id | null> {
  const { database } = inside;
  if ('account' in proved) {
    const now = await findAccount(database, email);
    return now?.password_hash === proved.account.password_hash ? now.id : null;
  }
  await lockProofs(database, email);
  const { passwordHash } = proved;
  const accountId = await putVerifiedAccount(database, {
    email,
    name,
    passwordHash,
    now: inside.clock.now(),
  });
  if (accountId === null) return null;
  // Whoever used the address until now did not prove it.
  await endSessions(inside, accountId, null);
  await deleteProofsOf(database, email);
  return accountId;
}

/** What it takes to join: a new password, that of the account, or nothing for a person who is signed in to it. */
function standingOf({ actor }: PlatformContext, account: AccountRow | null): InvitationStanding {
  if (account === null || account.verified_at === null || account.password_hash === null) return 'new';
  return actor.kind === 'account' && actor.accountId === account.id ? 'signedIn' : 'signIn';
}
