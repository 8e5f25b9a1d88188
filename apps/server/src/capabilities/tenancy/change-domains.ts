import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { tenancyErrors } from '@vitrine/core/tenancy/tenancy.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import {
  deleteDomain,
  insertDomain,
  listDomains,
  lockHost,
  readDomain,
  updateProved,
} from './domains.store.ts';
import { addressAdded } from './tenancy.events.ts';
import { isOwnHost } from './website-addresses.ts';

const maxDomains = 50;

/**
 * A domain waits until its record proves it, and several websites may wait for one; the operator may verify one
 * immediately (rules TENANCY-7 and TENANCY-12).
 */
export async function addDomain(
  context: Context,
  host: string,
  { isProved = false }: { isProved?: boolean } = {},
): Promise<Result<null>> {
  if (isOwnHost(context.configuration, host)) return fail(tenancyErrors.domainOfPlatform, { host });
  const { website } = context;
  return transactionOf<Result<null>>(context.database, async transaction => {
    await lockHost(transaction, host);
    const at = context.clock.now();
    const before = await readDomain(transaction, website.id, host);
    if (before === null && (await listDomains(transaction, website.id)).length >= maxDomains)
      return fail(tenancyErrors.tooManyDomains, { max: maxDomains });
    await insertDomain(transaction, website.id, { host, addedAt: at });
    const added = await readDomain(transaction, website.id, host);
    if (added?.isTaken) {
      if (before === null) await deleteDomain(transaction, website.id, host);
      return fail(tenancyErrors.domainTaken, { host });
    }
    if (isProved) await updateProved(transaction, website.id, { host, at });
    await recordAct(within(context, transaction), 'website.domainAdded', { host, isProved });
    if (isProved) {
      await context.notifications.tell(transaction, { kind: 'website', websiteId: website.id });
      context.events.tell(within(context, transaction), addressAdded, null);
    }
    return succeed(null);
  });
}

/** Domains from an archive wait, including those that another website has today (rule EXPORT-18). */
export async function bringDomains(
  { clock, database, website }: Context,
  hosts: readonly string[],
): Promise<void> {
  for (const host of hosts.slice(0, maxDomains))
    await insertDomain(database, website.id, { host, addedAt: clock.now() });
}

export async function removeDomain(context: Context, host: string): Promise<Result<null>> {
  return transactionOf<Result<null>>(context.database, async transaction => {
    if (!(await deleteDomain(transaction, context.website.id, host))) return fail(callErrors.notFound);
    await recordAct(within(context, transaction), 'website.domainRemoved', { host });
    await context.notifications.tell(transaction, { kind: 'website', websiteId: context.website.id });
    return succeed(null);
  });
}
