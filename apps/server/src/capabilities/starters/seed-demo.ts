import { englishOf } from '@vitrine/core/errors/english-of.ts';
import type { Services } from '../../context.ts';
import { operatorOf } from '../../services.ts';
import { listAccounts } from '../accounts/index.ts';
import { claimPlatformState, createWebsite } from '../tenancy/index.ts';
import { starters } from './starters.ts';

/**
 * On the very first start, unless configured otherwise: creates one website for each starter, owned by the account
 * created then (rule STARTER-3).
 */
export async function seedDemo(services: Services): Promise<void> {
  if (!(await claimPlatformState(services.database, 'demo', { at: services.clock.now() }))) return;
  if (!services.configuration.HAS_DEMO) return;
  const context = operatorOf(services);
  const email = services.configuration.OWNER_EMAIL.toLowerCase();
  const owner = (await listAccounts(services.database)).find(account => account.email === email) ?? null;
  for (const starter of starters.values()) {
    const made = await createWebsite(context, {
      title: starter.title,
      subdomain: starter.name,
      starter: starter.name,
      owner,
      isLaunched: true,
    });
    if (!made.ok)
      services.log.warn({ starter: starter.name, why: englishOf(made.error) }, 'a demo website was not made');
  }
}
