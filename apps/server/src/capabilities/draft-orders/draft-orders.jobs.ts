import type { PlatformContext } from '../../context.ts';
import { defineJobKind, platformJob } from '../../jobs/jobs.ts';
import { draftLimit } from './delete-draft.ts';
import { deleteOldDrafts } from './draft-orders.store.ts';

const forgetDrafts = defineJobKind<Record<string, never>>('draftOrders.forget');

/** Removes drafts that can no longer be restored, for all websites (rule DRAFTORDER-6). */
export const forgetDraftsJob = platformJob(
  forgetDrafts,
  async (context: PlatformContext) => {
    await deleteOldDrafts(context.database, draftLimit(context));
  },
  { cron: '41 3 * * *' },
);
