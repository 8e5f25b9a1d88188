import type { Capability } from '../../capability.ts';
import { forgetReviewerJob, forgetReviewsJob, planRequestJob, sendRequestsJob } from './reviews.jobs.ts';
import { reviewRoutes } from './reviews.routes.ts';

export { removeReview, restoreReview } from './delete-review.ts';
export { plantReviews } from './plant-reviews.ts';
export { productReviews, reviewsPerPage } from './product-reviews.ts';
export { findReported, reportReview } from './report-review.ts';
export { requestOfToken } from './request-link.ts';
export { requestMail } from './request-mail.ts';
export { type RequestState, requestPage, stopPage } from './request-page.ts';
export { stopRequests } from './stop-requests.ts';
export { submitReview } from './submit-review.ts';

export const reviewsCapability: Capability = {
  name: 'reviews',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: reviewRoutes,
  jobs: [planRequestJob, sendRequestsJob, forgetReviewerJob, forgetReviewsJob],
};
