import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { tenancyErrors } from '@vitrine/core/tenancy/tenancy.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { deleteDomain, insertDomain } from './domains.store.ts';

/** Lets a website answer to a host of its own; a host belongs to one website only (rule TENANCY-7). */
export async function addDomain(context: Context, host: string): Promise<Result<null>> {
  const platformHost = context.configuration.APP_DOMAIN.replace(/:\d+$/, '').toLowerCase();
  if (host === platformHost || host.endsWith(`.${platformHost}`)) {
    return fail(tenancyErrors.domainOfPlatform, { host });
  }
  return transactionOf<Result<null>>(context.database, async transaction => {
    const domain = { host, addedAt: context.clock.now() };
    if (!(await insertDomain(transaction, context.website.id, domain))) {
      return fail(tenancyErrors.domainTaken, { host });
    }
    await recordAct(within(context, transaction), 'website.domainAdded', { host });
    await context.notifications.tell(transaction, { kind: 'website', websiteId: context.website.id });
    return succeed(null);
  });
}

export async function removeDomain(context: Context, host: string): Promise<Result<null>> {
  return transactionOf<Result<null>>(context.database, async transaction => {
    if (!(await deleteDomain(transaction, context.website.id, host))) return fail(callErrors.notFound);
    await recordAct(within(context, transaction), 'website.domainRemoved', { host });
    await context.notifications.tell(transaction, { kind: 'website', websiteId: context.website.id });
    return succeed(null);
  });
}
