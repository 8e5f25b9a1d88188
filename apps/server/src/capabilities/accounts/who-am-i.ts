import { accountLanguageSchema } from '@vitrine/core/accounts/account-language.ts';
import type { whoAmISchema } from '@vitrine/core/accounts/accounts.calls.ts';
import { hasPermission, permissions } from '@vitrine/core/accounts/roles.ts';
import type { z } from 'zod';
import type { Context, PlatformContext } from '../../context.ts';
import { crumbOf } from '../../http/crumb.ts';
import { listWebsites } from '../tenancy/index.ts';
import { readAccount } from './accounts.store.ts';

export type WhoAmI = z.infer<typeof whoAmISchema>;

/** The studio’s first request: who is signed in on this host, and their permissions. */
export async function whoAmI(context: Context | PlatformContext): Promise<WhoAmI> {
  const { actor } = context;
  const website = 'website' in context ? pick(context.website) : null;
  if (actor.kind !== 'account') {
    return { account: null, roles: [], permissions: [], website, websites: [], crumb: null };
  }
  const account = await readAccount(context.database, actor.accountId);
  const websites = await listWebsites(context);
  return {
    account: {
      id: actor.accountId,
      email: actor.email,
      name: account?.name ?? '',
      language: languageOf(account?.language ?? null),
    },
    roles: [...actor.roles],
    permissions: permissions.filter(permission => hasPermission(actor.roles, permission)),
    website,
    websites: websites
      .filter(one => one.deletedAt === null)
      .map(({ id, subdomain, title, address }) => ({ id, subdomain, title, address })),
    crumb: crumbOf(context, actor.sessionId),
  };
}

/** A language that is no longer offered counts as none. */
function languageOf(language: string | null): NonNullable<WhoAmI['account']>['language'] {
  return accountLanguageSchema.catch(null).parse(language);
}

function pick({ id, subdomain, title, isLaunched }: Context['website']): WhoAmI['website'] {
  return { id, subdomain, title, isLaunched };
}
