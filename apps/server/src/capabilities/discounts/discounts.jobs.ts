import type { PlatformContext } from '../../context.ts';
import { defineJobKind, platformJob } from '../../jobs/jobs.ts';
import { discountLimit } from './delete-discount.ts';
import { deleteOldDiscounts } from './discounts.store.ts';

const forgetDiscounts = defineJobKind<Record<string, never>>('discounts.forget');

/** Removes discounts that can no longer be restored, for all websites (rule DISCOUNT-10). */
export const forgetDiscountsJob = platformJob(
  forgetDiscounts,
  async (context: PlatformContext) => {
    await deleteOldDiscounts(context.database, discountLimit(context));
  },
  { cron: '37 3 * * *' },
);
