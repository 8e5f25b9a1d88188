import type { Member } from '@vitrine/core/accounts/account.ts';
import { accountErrors } from '@vitrine/core/accounts/accounts.errors.ts';
import { websiteRoles } from '@vitrine/core/accounts/roles.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
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
import { type AccountRow, findAccount, insertAccount, readAccount, readAccounts } from './accounts.store.ts';
import { inviteMember } from './invite-member.ts';
import { deleteSessionsOn } from './sessions.store.ts';

export async function listMembers({ database, website }: Context): Promise<Member[]> {
  const rows = await listRows(database, website.id);
  const accounts = new Map(
    (
      await readAccounts(
        database,
        rows.map(row => row.accountId),
      )
    ).map(account => [account.id, account]),
  );
  return rows.flatMap(row => {
    const account = accounts.get(row.accountId);
    return account ? [memberOf(row, account)] : [];
  });
}

/** Gives a role; a person without an account gets one that waits for their password (rule MEMBER-1). */
export async function addMember(
  context: Context,
  { email, roles }: { email: string; roles: readonly number[] },
): Promise<Result<{ member: Member }>> {
  const { website, clock } = context;
  return transactionOf<Result<{ member: Member }>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const account = await findOrMakeAccount(inside, email);
    const row = { accountId: account.id, roles, addedAt: clock.now() };
    if (!(await insertMember(transaction, website.id, row))) return fail(accountErrors.memberExists);
    await recordAct(inside, 'member.added', { accountId: account.id, email, roles });
    await inviteMember(inside, account);
    return succeed({ member: memberOf(row, account) });
  });
}

/** The last admin keeps the role, also when two admins step down at the same moment (rule MEMBER-2). */
export async function changeMember(
  context: Context,
  { accountId, roles }: { accountId: Id; roles: readonly number[] },
): Promise<Result<{ member: Member }>> {
  return withMember<{ member: Member }>(context, accountId, async (inside, { row, account }) => {
    if (!roles.includes(websiteRoles.admin) && (await isLastAdmin(inside, row))) {
      return fail(accountErrors.lastAdmin);
    }
    await updateMember(inside.database, inside.website.id, { accountId, roles });
    await recordAct(inside, 'member.changed', { accountId, from: row.roles, to: roles });
    return succeed({ member: memberOf({ ...row, roles }, account) });
  });
}

/** Takes the roles and the sessions on this website away; the account itself stays (rule MEMBER-3). */
export async function removeMember(context: Context, accountId: Id): Promise<Result<null>> {
  return withMember<null>(context, accountId, async (inside, { row, account }) => {
    if (await isLastAdmin(inside, row)) return fail(accountErrors.lastAdmin);
    await deleteMember(inside.database, inside.website.id, accountId);
    await deleteSessionsOn(inside.database, inside.website.id, accountId);
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

async function isLastAdmin(
  { database, website }: Context,
  { accountId, roles }: MemberRow,
): Promise<boolean> {
  return roles.includes(websiteRoles.admin) && !(await hasOtherAdmin(database, website.id, accountId));
}

async function findOrMakeAccount({ database, clock }: Context, email: string): Promise<AccountRow> {
  const known = await findAccount(database, email);
  if (known) return known;
  const account = { id: newId(), email, name: '', passwordHash: null, createdAt: clock.now() };
  await insertAccount(database, account);
  return (
    (await findAccount(database, email)) ?? { ...account, password_hash: null, created_at: account.createdAt }
  );
}

function memberOf({ accountId, roles, addedAt }: MemberRow, { email, name }: AccountRow): Member {
  return { accountId, email, name, roles: [...roles], addedAt: addedAt.toISOString() };
}
