import { defineJobKind, dueJob, job } from '../../jobs/jobs.ts';
import { removeInPortions } from '../../retention.ts';
import { erasedCustomerNews } from '../site-users/index.ts';
import { draftLimit, removeDraft } from './delete-draft.ts';
import { listOldDrafts, listWithOldDrafts } from './draft-orders.store.ts';
import { forgetCustomer } from './forget-customer.ts';

const forgetDrafts = defineJobKind<Record<string, never>>('draftOrders.forget');

/** Removes drafts that can no longer be restored, with their carts (rule DRAFTORDER-6). */
export const forgetDraftsJob = dueJob(
  forgetDrafts,
  (context, portion) => listWithOldDrafts(context.database, portion, draftLimit(context)),
  {
    cron: '41 3 * * *',
    run: (context, isStopping) =>
      removeInPortions(isStopping, async limit => {
        const before = draftLimit(context);
        const ids = await listOldDrafts(context.database, context.website.id, { before, limit });
        for (const id of ids) await removeDraft(context, id);
        return ids.length;
      }),
  },
);

/** A site user who is erased, or whose account is removed for good (rule DRAFTORDER-8). */
export const forgetCustomerJob = job(
  erasedCustomerNews,
  (context, { email }) => forgetCustomer(context, email),
  { retries: 10 },
);
