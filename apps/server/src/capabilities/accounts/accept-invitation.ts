import { accountErrors } from '@vitrine/core/accounts/accounts.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { onWebsite, type PlatformContext, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { recordAct } from '../audit/index.ts';
import { insertMember, lockWebsite, readMember, readWebsite, updateMember } from '../tenancy/index.ts';
import { findAccount, putVerifiedAccount } from './accounts.store.ts';
import { deleteInvitation, findInvitation, type InvitationRow } from './invitations.store.ts';
import { hashPassword } from './passwords.ts';
import { endSessions } from './reset-password.ts';

export interface SeenInvitation {
  readonly website: string;
  readonly email: string;
  /** Whether the person must also set a password. */
  readonly isNew: boolean;
}

/** The purpose of an emailed link; changes nothing (rule MEMBER-1). */
export async function seeInvitation(
  context: PlatformContext,
  token: string,
): Promise<Result<SeenInvitation>> {
  const { database } = context;
  const invitation = await findInvitation(database, hashToken(token), context.clock.now());
  const website = invitation && (await readWebsite(database, invitation.website_id));
  if (!invitation || !website) return fail(accountErrors.invitationOver);
  return succeed({
    website: website.title,
    email: invitation.email,
    isNew: !(await isProved(context, invitation.email)),
  });
}

export interface GivenInvitation {
  readonly token: string;
  readonly name: string;
  /** For a person whose address has no account yet, or an unverified one. */
  readonly password: string | null;
}

/** Gives the role to the account of the mail's address, which the link proves (rules MEMBER-1 and MEMBER-4). */
export async function acceptInvitation(
  context: PlatformContext,
  { token, name, password }: GivenInvitation,
): Promise<Result<{ accepted: true }>> {
  const passwordHash = password === null ? null : await hashPassword(password);
  return transactionOf<Result<{ accepted: true }>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const invitation = await findInvitation(transaction, hashToken(token), context.clock.now());
    const website = invitation && (await lockWebsite(transaction, invitation.website_id));
    if (!invitation || !website || !(await readWebsite(transaction, website.id))) {
      return fail(accountErrors.invitationOver);
    }
    const accountId = (await isProved(inside, invitation.email))
      ? ((await findAccount(transaction, invitation.email))?.id ?? null)
      : await makeAccount(inside, invitation, { name, passwordHash });
    if (accountId === null) {
      return fail(accountErrors.passwordNeeded, {}, { errors: { password: phrase('fields.newPassword') } });
    }
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
    return succeed({ accepted: true });
  });
}

async function isProved({ database }: PlatformContext, email: string): Promise<boolean> {
  const account = await findAccount(database, email);
  return account !== null && account.verified_at !== null && account.password_hash !== null;
}

async function makeAccount(
  inside: PlatformContext,
  { email }: InvitationRow,
  { name, passwordHash }: { name: string; passwordHash: string | null },
): Promise<Id | null> {
  if (passwordHash === null) return null;
  const account = { email, name, passwordHash, now: inside.clock.now() };
  const accountId = await putVerifiedAccount(inside.database, account);
  // Another link to the same address was used at this very moment: take the account that it made.
  if (accountId === null) return (await findAccount(inside.database, email))?.id ?? null;
  await endSessions(inside, accountId, null);
  return accountId;
}
