import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { SiteUserListing } from '@vitrine/core/site-users/site-user.ts';
import { siteUserErrors } from '@vitrine/core/site-users/site-users.errors.ts';
import { trashDays } from '@vitrine/core/trash/trash.calls.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { isTaken } from '../../database/is-taken.ts';
import { nameOfActor } from '../../name-of-actor.ts';
import { deleteSessions } from '../accounts/index.ts';
import { recordAct } from '../audit/index.ts';
import { tellErased } from './erased-news.ts';
import { deleteProofsOf, lockProofs } from './proofs.store.ts';
import { siteUserListing } from './site-user-view.ts';
import {
  deleteSiteUser,
  findSiteUsers,
  listSiteUserRows,
  markDeleted,
  readSiteUser,
  type SiteUserFilter,
  type SiteUserRow,
  setBlocked,
  unmarkDeleted,
} from './site-users.store.ts';

export async function listSiteUsers(
  { database, website }: Context,
  filter: SiteUserFilter,
): Promise<{ siteUsers: SiteUserListing[]; hasMore: boolean }> {
  const rows = await listSiteUserRows(database, website.id, filter);
  return {
    siteUsers: rows.slice(0, filter.limit).map(siteUserListing),
    hasMore: rows.length > filter.limit,
  };
}

/** The accounts with these addresses, in lower case. */
export async function findListings(
  { database, website }: Context,
  emails: readonly string[],
): Promise<SiteUserListing[]> {
  return (await findSiteUsers(database, website.id, emails)).map(siteUserListing);
}

/**
 * Nobody can sign in to a blocked account: its sessions end immediately, and emailed links do not work (rule
 * SITEUSER-7).
 */
export function blockSiteUser(
  context: Context,
  { id, isBlocked }: { id: Id; isBlocked: boolean },
): Promise<Result<{ siteUser: SiteUserListing }>> {
  return transactionOf<Result<{ siteUser: SiteUserListing }>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const at = isBlocked ? context.clock.now() : null;
    await lockProofs(transaction, context.website.id, { siteUserId: id });
    const row = await setBlocked(transaction, context.website.id, { id, at });
    if (row === null) return fail(callErrors.notFound);
    if (isBlocked) await endAll(inside, row);
    await recordAct(inside, isBlocked ? 'siteUser.blocked' : 'siteUser.unblocked', { siteUserId: id });
    return succeed({ siteUser: siteUserListing(row) });
  });
}

/** Into the trash, from where it can be restored for 30 days. */
export function deleteSiteUserByStaff(context: Context, id: Id): Promise<Result<null>> {
  return transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const by = nameOfActor(context.actor);
    await lockProofs(transaction, context.website.id, { siteUserId: id });
    const row = await markDeleted(transaction, context.website.id, { id, at: context.clock.now(), by });
    if (row === null) return fail(callErrors.notFound);
    await endAll(inside, row);
    await recordAct(inside, 'siteUser.deleted', { siteUserId: id });
    return succeed(null);
  });
}

/** Refused while the address has another account, created since or at this moment. */
export async function restoreSiteUser(
  context: Context,
  id: Id,
): Promise<Result<{ siteUser: SiteUserListing }>> {
  const { database, website } = context;
  try {
    return await unmark(context, id);
  } catch (error) {
    if (!isTaken(error, 'site_users_by_email')) throw error;
    const gone = await readSiteUser(database, website.id, id);
    return fail(siteUserErrors.emailTaken, { email: gone?.email ?? '' });
  }
}

function unmark(context: Context, id: Id): Promise<Result<{ siteUser: SiteUserListing }>> {
  return transactionOf<Result<{ siteUser: SiteUserListing }>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const gone = await readSiteUser(transaction, context.website.id, id);
    if (!gone?.deleted_at || gone.deleted_at <= trashLimit(context)) return fail(callErrors.notFound);
    const row = await unmarkDeleted(transaction, context.website.id, id);
    if (row === null) return fail(siteUserErrors.emailTaken, { email: gone.email });
    await recordAct(inside, 'siteUser.restored', { siteUserId: id });
    return succeed({ siteUser: siteUserListing(row) });
  });
}

/** Removes one from the trash for good; false if it is not there. */
export async function removeSiteUser(context: Context, id: Id): Promise<boolean> {
  const { database, website } = context;
  const row = await readSiteUser(database, website.id, id);
  if (!row?.deleted_at || (await deleteSiteUser(database, website.id, id)) === null) return false;
  await tellErased(context, { websiteId: website.id, email: row.email });
  return true;
}

/** Those deleted before this time are removed for good. */
export function trashLimit({ clock }: Pick<Context, 'clock'>): Date {
  return new Date(clock.now().getTime() - trashDays * 86_400_000);
}

async function endAll({ database, website }: Context, { id, email }: SiteUserRow): Promise<void> {
  await deleteSessions(database, { kind: 'siteUser', id }, null);
  await deleteProofsOf(database, website.id, email);
}
