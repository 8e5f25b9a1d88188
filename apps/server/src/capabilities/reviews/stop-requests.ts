import type { Context } from '../../context.ts';
import type { OpenedRequest } from './request-link.ts';
import { addStop } from './requests.store.ts';

/** The buyer is never asked again, by any order (rule REVIEW-2). */
export async function stopRequests(
  { clock, database, website }: Context,
  { order }: OpenedRequest,
): Promise<void> {
  await addStop(database, website.id, { email: order.email, at: clock.now() });
}
