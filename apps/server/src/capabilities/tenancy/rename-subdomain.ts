import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { tenancyErrors } from '@vitrine/core/tenancy/tenancy.errors.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { isTaken } from '../../database/is-taken.ts';
import { recordAct } from '../audit/index.ts';
import { addressAdded } from './tenancy.events.ts';
import { updateSubdomain } from './tenancy.store.ts';

/** Moves the website to another name; the old one is free immediately (rule TENANCY-2). */
export async function renameSubdomain(context: Context, subdomain: string): Promise<Result<Website>> {
  const { website } = context;
  const taken = fail(tenancyErrors.subdomainTaken, { subdomain });
  return transactionOf<Result<Website>>(context.database, async transaction => {
    if (!(await updateSubdomain(transaction, website.id, subdomain))) {
      return taken;
    }
    await recordAct(within(context, transaction), 'website.renamed', {
      from: website.subdomain,
      to: subdomain,
    });
    await context.notifications.tell(transaction, { kind: 'website', websiteId: website.id });
    const renamed = { ...website, subdomain };
    context.events.tell({ ...within(context, transaction), website: renamed }, addressAdded, null);
    return succeed(renamed);
  }).catch(error => {
    if (isTaken(error, 'websites_subdomain_key')) return taken;
    throw error;
  });
}
