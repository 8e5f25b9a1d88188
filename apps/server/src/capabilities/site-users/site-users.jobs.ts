import type { PlatformContext } from '../../context.ts';
import { defineJobKind, platformJob } from '../../jobs/jobs.ts';
import { deleteConsents } from '../consents/index.ts';
import { tellErased } from './erased-news.ts';
import { trashLimit } from './managed-site-users.ts';
import { deleteExpiredProofs } from './proofs.store.ts';
import { deleteOldSiteUsers, listGone } from './site-users.store.ts';

export const forgetSiteUsers = defineJobKind<Record<string, never>>('siteUsers.forget');

/** Removes expired links, and accounts that can no longer be restored, for all websites (rule SITEUSER-9). */
export const forgetSiteUsersJob = platformJob(
  forgetSiteUsers,
  async (context: PlatformContext) => {
    await deleteExpiredProofs(context.database, context.clock.now());
    for (const { website_id, email } of await listGone(context.database, trashLimit(context))) {
      await deleteConsents(context.database.at(website_id), website_id, email);
      await tellErased(context, { websiteId: website_id, email });
    }
    await deleteOldSiteUsers(context.database, trashLimit(context));
  },
  { cron: '29 3 * * *' },
);
