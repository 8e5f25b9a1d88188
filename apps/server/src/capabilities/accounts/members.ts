import type { Member } from '@vitrine/core/accounts/account.ts';
import { accountErrors } from '@vitrine/core/accounts/accounts.errors.ts';
import { doors } from '@vitrine/core/accounts/doors.ts';
import { hasPermission, websiteRoles } from '@vitrine/core/accounts/roles.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { type Context, onPlatform, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { takeMail } from '../mail/index.ts';
import {
  deleteMember,
  hasOtherAdmin,
  insertMember,
  listMembers as listRows,
  lockWebsite,
  type MemberRow,
  readMember,
  updateMember,
} from '../tenancy/index.ts';
import { type AccountRow, findAccount, readAccount, readAccounts } from './accounts.store.ts';
import {
  deleteInvitation,
  deleteInvitationsBy,
  type InvitationRow,
  listInvitations,
  readInvitation,
  updateInvitation,
} from './invitations.store.ts';
import { inviteMember } from './invite-member.ts';
import { deleteSessionsOn } from './sessions.store.ts';

export async function listMembers({ clock, database, website }: Context): Promise<Member[]> {
  const rows = await listRows(database, website.id);
  const invited = await listInvitations(database, website.id);
  const accounts = new Map(
    (
      await readAccounts(
        database,
        rows.map(row => row.accountId),
      )
    ).map(account => [account.id, account]),
  );
  const members = rows.flatMap(row => {
    const account = accounts.get(row.accountId);
    return account ? [memberOf(row, account)] : [];
  });
  return [...members, ...invited.map(row => invitedMember(row, clock.now()))];
}

/**
 * Invites a person, whether or not they have an account, so that no answer reveals it: they get the role when they
 * accept by mail. The operator gives it immediately to an account whose address is proved (rules MEMBER-1 and
 * MEMBER-4).
 */
export async function addMember(
  context: Context,
  { email, roles }: { email: string; roles: readonly number[] },
): Promise<Result<{ member: Member }>> {
  const { actor, clock, website } = context;
  return transactionOf<Result<{ member: Member }>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const account = await findAccount(transaction, email);
    const known = account && (await readMember(transaction, website.id, account.id));
    if (known) return fail(accountErrors.memberExists);
    if (actor.kind === 'operator' && account?.verified_at) {
      const row = { accountId: account.id, roles, addedAt: clock.now() };
      if (!(await insertMember(transaction, website.id, row))) return fail(accountErrors.memberExists);
      await recordAct(inside, 'member.added', { accountId: account.id, email, roles });
      return succeed({ member: memberOf(row, account) });
    }
    // Anyone who has a website can invite anyone: counted on the platform, for all websites together (rule MAIL-21).
    const seconds = await takeMail(onPlatform(inside), { about: 'invitation', to: email });
    if (seconds !== null) return fail(callErrors.tooMany, { seconds }, { details: { retryAfter: seconds } });
    const invitation = await inviteMember(inside, { email, roles });
    await recordAct(inside, 'member.invited', { email, roles });
    return succeed({ member: invitedMember(invitation, clock.now()) });
  });
}

/** The last admin keeps the role, even when two admins step down at the same moment (rule MEMBER-2). */
export async function changeMember(
  context: Context,
  { accountId, roles }: { accountId: Id; roles: readonly number[] },
): Promise<Result<{ member: Member }>> {
  const invited = await withInvitation<{ member: Member }>(context, accountId, async (inside, row) => {
    await updateInvitation(inside.database, inside.website.id, { id: row.id, roles });
    await recordAct(inside, 'member.changed', { email: row.email, from: row.roles, to: roles });
    return { member: invitedMember({ ...row, roles }, inside.clock.now()) };
  });
  if (invited) return succeed(invited);
  return withMember<{ member: Member }>(context, accountId, async (inside, { row, account }) => {
    if (!roles.includes(websiteRoles.admin) && (await isLastAdmin(inside, row))) {
      return fail(accountErrors.lastAdmin);
    }
    await updateMember(inside.database, inside.website.id, { accountId, roles });
    if (!hasPermission(roles, doors.invite.needs)) await endInviting(inside, accountId);
    await recordAct(inside, 'member.changed', { accountId, from: row.roles, to: roles });
    return succeed({ member: memberOf({ ...row, roles }, account) });
  });
}

/** Removes the roles and the sessions on this website; the account itself stays (rule MEMBER-3). */
export async function removeMember(context: Context, accountId: Id): Promise<Result<null>> {
  const withdrawn = await withInvitation(context, accountId, async (inside, row) => {
    await deleteInvitation(inside.database, inside.website.id, row.id);
    await recordAct(inside, 'member.invitationWithdrawn', { email: row.email });
    return true;
  });
  if (withdrawn) return succeed(null);
  return withMember<null>(context, accountId, async (inside, { row, account }) => {
    if (await isLastAdmin(inside, row)) return fail(accountErrors.lastAdmin);
    await deleteMember(inside.database, inside.website.id, accountId);
    await deleteSessionsOn(inside.database, inside.website.id, accountId);
    await endInviting(inside, accountId);
    await recordAct(inside, 'member.removed', { accountId, email: account.email });
    return succeed(null);
  });
}

async function withMember<T>(
  context: Context,
  accountId: Id,
  work: (inside: Context, found: { row: MemberRow; account: AccountRow }) => Promise<Result<T>>,
): Promise<Result<T>> {
  return transactionOf<Result<T>>(context.database, async transaction => {
    const inside = within(context, transaction);
    await lockWebsite(transaction, context.website.id);
    const row = await readMember(transaction, context.website.id, accountId);
    const account = row === null ? null : await readAccount(transaction, accountId);
    return row === null || account === null ? fail(callErrors.notFound) : work(inside, { row, account });
  });
}

/** Null when this website has no invitation with the id. */
async function withInvitation<T>(
  context: Context,
  id: Id,
  work: (inside: Context, row: InvitationRow) => Promise<T>,
): Promise<T | null> {
  return context.database.transaction(async transaction => {
    const row = await readInvitation(transaction, context.website.id, id);
    return row === null ? null : work(within(context, transaction), row);
  });
}

/** Nobody can join through an inviter who may no longer invite (rule MEMBER-5). */
async function endInviting({ database, website }: Context, accountId: Id): Promise<void> {
  await deleteInvitationsBy(database, website.id, accountId);
}

async function isLastAdmin(
  { database, website }: Context,
  { accountId, roles }: MemberRow,
): Promise<boolean> {
  return roles.includes(websiteRoles.admin) && !(await hasOtherAdmin(database, website.id, accountId));
}

function memberOf({ accountId, roles, addedAt }: MemberRow, { email, name }: AccountRow): Member {
  return { accountId, email, name, roles: [...roles], addedAt: addedAt.toISOString(), state: 'active' };
}

function invitedMember({ id, email, roles, invited_at, expires_at }: InvitationRow, now: Date): Member {
  return {
    accountId: id,
    email,
    name: '',
    roles: [...roles],
    addedAt: invited_at.toISOString(),
    state: expires_at > now ? 'invited' : 'expired',
  };
}
