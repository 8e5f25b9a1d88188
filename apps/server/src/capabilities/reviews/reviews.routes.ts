import { succeed } from '@vitrine/core/errors/result.ts';
import { reviewRequestCalls as requestCalls } from '@vitrine/core/reviews/review-requests.calls.ts';
import { reviewCalls as calls } from '@vitrine/core/reviews/reviews.calls.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { askNow, requestOfOrder } from './ask-now.ts';
import { answerReview, decideReview } from './decide-review.ts';
import { restoreReview, trashReview } from './delete-review.ts';
import { countReviews, listReviewRows } from './listed-reviews.store.ts';

export const reviewRoutes: readonly BoundCall[] = [
  bindCall(calls.list, async ({ database, website }, { query }) => {
    const counted = await countReviews(database, website.id);
    const page = await listReviewRows(database, website.id, query);
    if (!page.ok) return page;
    const { rows, ...rest } = page.value;
    return succeed({ reviews: rows, ...rest, ...counted });
  }),
  bindCall(calls.decide, async (context, { params, body }) => {
    const decided = await decideReview(context, { ...params, ...body });
    return decided.ok ? succeed({ review: decided.value }) : decided;
  }),
  bindCall(calls.answer, async (context, { params, body }) => {
    const answered = await answerReview(context, { ...params, ...body });
    return answered.ok ? succeed({ review: answered.value }) : answered;
  }),
  bindCall(calls.remove, (context, { params }) => trashReview(context, params.reviewId)),
  bindCall(calls.restore, async (context, { params }) => {
    const restored = await restoreReview(context, params.reviewId);
    return restored.ok ? succeed({ review: restored.value }) : restored;
  }),
  bindCall(requestCalls.get, async (context, { params }) => {
    const request = await requestOfOrder(context, params.orderId);
    return request.ok ? succeed({ request: request.value }) : request;
  }),
  bindCall(requestCalls.send, async (context, { params }) => {
    const request = await askNow(context, params.orderId);
    return request.ok ? succeed({ request: request.value }) : request;
  }),
];
