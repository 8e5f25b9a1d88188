import type { PlatformContext } from '../../context.ts';
import { defineJobKind, dueJob, job, platformJob } from '../../jobs/jobs.ts';
import { completedNews } from '../orders/index.ts';
import { erasedNews } from '../site-users/index.ts';
import { deleteNoticesOf } from '../stock-notices/index.ts';
import { reviewLimit } from './delete-review.ts';
import { forgetReviewer } from './forget-reviewer.ts';
import { planRequest } from './plan-request.ts';
import { listWithDueRequests } from './requests.store.ts';
import { deleteOldReviews } from './reviews.store.ts';
import { sendRequests } from './send-requests.ts';

export const sendReviewRequests = defineJobKind<Record<string, never>>('reviews.sendRequests');
const forgetReviews = defineJobKind<Record<string, never>>('reviews.forget');

export const planRequestJob = job(completedNews, (context, { orderId }) => planRequest(context, orderId), {
  retries: 10,
});

export const sendRequestsJob = dueJob(
  sendReviewRequests,
  ({ clock, database }, portion) => listWithDueRequests(database, portion, clock.now()),
  { cron: '17 * * * *', run: sendRequests },
);

/** A site user who is erased, or whose account is removed for good (rules REVIEW-14 and STOCKNOTICE-5). */
export const forgetReviewerJob = job(
  erasedNews,
  async (context, { email }) => {
    await forgetReviewer(context, email);
    await deleteNoticesOf(context.database, context.website.id, email);
  },
  { retries: 10 },
);

/** Removes reviews that can no longer be restored, for all websites (rule REVIEW-9). */
export const forgetReviewsJob = platformJob(
  forgetReviews,
  async (context: PlatformContext) => deleteOldReviews(context.database, reviewLimit(context)),
  { cron: '41 3 * * *' },
);
