import { websiteRoles } from '@vitrine/core/accounts/roles.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { tenancyErrors } from '@vitrine/core/tenancy/tenancy.errors.ts';
import { type Website, websiteSettingsSchema } from '@vitrine/core/tenancy/website.ts';
import { type Context, type PlatformContext, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { insertMember } from './members.store.ts';
import { websiteCreated } from './tenancy.events.ts';
import { insertWebsite } from './tenancy.store.ts';

export interface NewWebsite {
  readonly title: string;
  readonly subdomain: string;
  readonly starter: string | null;
  /** Who becomes its admin; nobody when null, as for a website made by the operator. */
  readonly ownerId: Id | null;
}

/** Makes an empty website with its admin and tells who fills it; the answer waits for them (rule TENANCY-1). */
export async function createWebsite(
  context: PlatformContext,
  { title, subdomain, starter, ownerId }: NewWebsite,
): Promise<Result<{ website: Website; createdAt: Date }>> {
  const now = context.clock.now();
  const website: Website = {
    id: newId(),
    subdomain,
    title,
    settings: websiteSettingsSchema.parse({}),
    publishedRevisionId: null,
    contentVersion: 1,
  };
  return transactionOf<Result<{ website: Website; createdAt: Date }>>(context.database, async transaction => {
    if (!(await insertWebsite(transaction, website, now)))
      return fail(tenancyErrors.subdomainTaken, { subdomain });
    const inside: Context = { ...within(context, transaction), website, actor: asAdmin(context, ownerId) };
    if (ownerId !== null) {
      await insertMember(transaction, website.id, {
        accountId: ownerId,
        roles: [websiteRoles.admin],
        addedAt: now,
      });
    }
    await recordAct(inside, 'website.created', { subdomain, starter });
    await context.notifications.tell(transaction, { kind: 'website', websiteId: null });
    context.events.tell(inside, websiteCreated, { starter });
    return succeed({ website, createdAt: now });
  });
}

function asAdmin({ actor }: PlatformContext, ownerId: Id | null): PlatformContext['actor'] {
  return actor.kind === 'account' && actor.accountId === ownerId
    ? { ...actor, roles: [websiteRoles.admin] }
    : actor;
}
