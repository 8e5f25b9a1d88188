import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { OrderReviewRequest } from '@vitrine/core/reviews/review-requests.calls.ts';
import { reviewErrors } from '@vitrine/core/reviews/reviews.errors.ts';
import type { Context } from '../../context.ts';
import { readOrder } from '../orders/index.ts';
import { readRequestOf, saveRequest } from './requests.store.ts';
import { linesToAskFor, sendRequest } from './send-requests.ts';

/** Whether the buyer of an order was asked, will be, or why not (rule REVIEW-17). */
export async function requestOfOrder(context: Context, orderId: Id): Promise<Result<OrderReviewRequest>> {
  const { database, website } = context;
  const order = await readOrder(database, website.id, orderId);
  if (order === null) return fail(callErrors.notFound, {});
  const request = await readRequestOf(database, website.id, orderId);
  if (request?.sent_at) return succeed({ state: 'sent', at: request.sent_at.toISOString() });
  const lines = await linesToAskFor(context, order);
  if (typeof lines === 'string') return succeed({ state: lines, at: null });
  return succeed({ state: 'open', at: request?.due_at.toISOString() ?? null });
}

/** Asks at once, without waiting for the days of the settings (rule REVIEW-17). */
export async function askNow(context: Context, orderId: Id): Promise<Result<OrderReviewRequest>> {
  const { clock, database, website } = context;
  const before = await requestOfOrder(context, orderId);
  if (!before.ok) return before;
  if (before.value.state !== 'open') return fail(reviewErrors.notAsked, {});
  await saveRequest(database, website.id, { id: newId(), orderId, dueAt: clock.now() });
  const request = await readRequestOf(database, website.id, orderId);
  if (request !== null) await sendRequest(context, request);
  return requestOfOrder(context, orderId);
}
