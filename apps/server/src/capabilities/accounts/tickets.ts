import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Context, PlatformContext } from '../../context.ts';
import type { CallExtras } from '../../http/bind-call.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';
import { recordAct } from '../audit/index.ts';
import { readMember, readWebsite, websiteAddress } from '../tenancy/index.ts';
import { beginSession } from './sessions.ts';
import { insertTicket, takeTicket } from './tokens.store.ts';

const ticketMilliseconds = 60_000;

/** A link into the studio of one of the account's websites, valid once and for a minute (rule SESSION-7). */
export async function makeTicket(
  context: PlatformContext,
  websiteId: Id,
): Promise<Result<{ address: string }>> {
  const { actor, database, clock, configuration } = context;
  if (actor.kind !== 'account') return fail(callErrors.unauthorized);
  const website = await readWebsite(database, websiteId);
  const inside = database.at(websiteId);
  const member = await readMember(inside, websiteId, actor.accountId);
  if (website === null || member === null) return fail(callErrors.notFound);
  const token = newToken();
  await insertTicket(inside, websiteId, {
    tokenHash: hashToken(token),
    accountId: actor.accountId,
    isRemembered: false,
    expiresAt: new Date(clock.now().getTime() + ticketMilliseconds),
  });
  return succeed({
    address: `${websiteAddress(configuration, website.subdomain)}/config/enter?ticket=${token}`,
  });
}

/**
 * Turns a ticket into a session on its website's host; false when it is used, expired, invented or for another
 * website.
 */
export async function enterWithTicket(
  context: Context,
  ticket: string,
  extras: Pick<CallExtras, 'setCookie' | 'clearCookie' | 'headers'>,
): Promise<boolean> {
  const taken = await takeTicket(context.database, context.website.id, {
    tokenHash: hashToken(ticket),
    now: context.clock.now(),
  });
  if (taken === null) return false;
  const owner = { kind: 'account', id: taken.accountId } as const;
  await beginSession(context, { owner, isRemembered: taken.isRemembered }, extras);
  await recordAct(context, 'account.entered', { accountId: taken.accountId });
  return true;
}
