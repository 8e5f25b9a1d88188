import { job } from '../../jobs/jobs.ts';
import { membershipNews } from '../orders/index.ts';
import { erasedMemberNews } from '../site-users/index.ts';
import { followOrder } from './follow-order.ts';
import { forgetMember } from './memberships.store.ts';

/** An order with memberships was paid, refunded or cancelled, or its subscription moved. */
export const followOrderJob = job(membershipNews, (context, { orderId }) => followOrder(context, orderId), {
  retries: 10,
});

/** A site user who is erased, or whose account is removed for good (rule MEMBERSHIP-6). */
export const forgetMemberJob = job(
  erasedMemberNews,
  ({ clock, database, website }, { email }) =>
    forgetMember(database, website.id, { email, now: clock.now() }),
  { retries: 10 },
);
