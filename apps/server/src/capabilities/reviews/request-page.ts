import type { ReviewLineView, ReviewRequestView } from '@vitrine/core/reviews/review-views.ts';
import type { Context } from '../../context.ts';
import { type OpenedRequest, requestOfToken, requestPath } from './request-link.ts';
import { reviewableLines } from './reviewable-lines.ts';

type Entered = Pick<ReviewLineView, 'lineId' | 'errors'> & {
  readonly values: Partial<ReviewLineView['values']>;
};

export interface RequestState {
  /** The review that was posted without success. */
  readonly entered?: Entered;
  readonly notice?: ReviewRequestView['notice'];
  readonly problem?: string;
}

/** The page of a request; null if there is no such link (rule REVIEW-3). */
export async function requestPage(
  context: Context,
  token: string,
  state: RequestState = {},
): Promise<ReviewRequestView | null> {
  const opened = await requestOfToken(context, token);
  return opened && viewOf(context, opened, state);
}

/** The page that stops requests to this buyer; null if there is no such link (rule REVIEW-2). */
export async function stopPage(
  context: Context,
  token: string,
  { isStopped }: { isStopped: boolean },
): Promise<ReviewRequestView | null> {
  const opened = await requestOfToken(context, token);
  if (opened === null) return null;
  const view = await viewOf(context, opened, {});
  return { ...view, stage: isStopped ? 'stopped' : 'stop', lines: [] };
}

async function viewOf(
  context: Context,
  { request, order }: OpenedRequest,
  { entered, notice = null, problem = '' }: RequestState,
): Promise<ReviewRequestView> {
  const expiresAt = request.expires_at ?? request.due_at;
  const isExpired = expiresAt <= context.clock.now();
  const all = isExpired ? [] : await reviewableLines(context, order);
  const open = all.filter(({ isReviewed }) => !isReviewed);
  const lines = open.map(({ line, product }): ReviewLineView => {
    const own = entered?.lineId === line.id ? entered : undefined;
    const values = { stars: '', title: '', text: '', author: firstName(order.address.name), ...own?.values };
    return {
      lineId: line.id,
      title: product.title,
      options: line.options,
      image: product.image,
      values,
      errors: own?.errors ?? {},
    };
  });
  return {
    stage: isExpired ? 'expired' : all.length === 0 ? 'none' : open.length === 0 ? 'reviewed' : 'open',
    address: requestPath(context, request.id),
    expiresAt: expiresAt.toISOString(),
    lines,
    notice,
    problem: problem === '' ? null : problem,
    email: order.email,
  };
}

/** The name to show that is suggested: not more of it than others need to know. */
function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
