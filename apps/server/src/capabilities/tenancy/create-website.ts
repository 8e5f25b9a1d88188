import { websiteRoles } from '@vitrine/core/accounts/roles.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { tenancyErrors } from '@vitrine/core/tenancy/tenancy.errors.ts';
import { type Website, websiteSettingsSchema } from '@vitrine/core/tenancy/website.ts';
import { type Context, onWebsite, type PlatformContext, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { insertMember } from './members.store.ts';
import { websiteCreated } from './tenancy.events.ts';
import { insertWebsite } from './tenancy.store.ts';

export interface NewWebsite {
  readonly title: string;
  readonly subdomain: string;
  readonly starter: string | null;
  /** The account that becomes its admin and receives its mail; null for a website made by the operator. */
  readonly owner: { readonly id: Id; readonly email: string } | null;
  /** Open to visitors immediately, like a demo; otherwise it waits for its owner to launch it. */
  readonly isLaunched?: boolean;
}

/**
 * Creates an empty website with its admin and sends the event that fills it; the answer waits for the subscribers
 * (rule TENANCY-1).
 */
export async function createWebsite(
  context: PlatformContext,
  { title, subdomain, starter, owner, isLaunched = false }: NewWebsite,
): Promise<Result<{ website: Website; createdAt: Date }>> {
  const now = context.clock.now();
  const website: Website = {
    id: newId(),
    subdomain,
    title,
    settings: websiteSettingsSchema.parse({ contactEmail: owner?.email ?? '' }),
    publishedRevisionId: null,
    contentVersion: 1,
    isLaunched,
  };
  return transactionOf<Result<{ website: Website; createdAt: Date }>>(context.database, async transaction => {
    if (!(await insertWebsite(transaction, website, now)))
      return fail(tenancyErrors.subdomainTaken, { subdomain });
    const inside: Context = {
      ...onWebsite(within(context, transaction), website),
      actor: asAdmin(context, owner?.id ?? null),
    };
    if (owner !== null) {
      await insertMember(inside.database, website.id, {
        accountId: owner.id,
        roles: [websiteRoles.admin],
        addedAt: now,
      });
    }
    await recordAct(inside, 'website.created', { subdomain, starter });
    await context.notifications.tell(transaction, { kind: 'website', websiteId: website.id });
    context.events.tell(inside, websiteCreated, { starter });
    return succeed({ website, createdAt: now });
  });
}

function asAdmin({ actor }: PlatformContext, ownerId: Id | null): PlatformContext['actor'] {
  return actor.kind === 'account' && actor.accountId === ownerId
    ? { ...actor, roles: [websiteRoles.admin] }
    : actor;
}
