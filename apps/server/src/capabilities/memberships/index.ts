import { succeed } from '@vitrine/core/errors/result.ts';
import {
  type Membership,
  membershipState,
  type OwnMembership,
} from '@vitrine/core/memberships/membership.ts';
import { membershipCalls as calls } from '@vitrine/core/memberships/memberships.calls.ts';
import type { Capability } from '../../capability.ts';
import type { Context } from '../../context.ts';
import { bindCall } from '../../http/bind-call.ts';
import { followOrderJob, forgetMemberJob } from './memberships.jobs.ts';
import { listMemberships, type MembershipRow, membershipsWithEmail } from './memberships.store.ts';

/** What a person with this address bought, for the page of their account (rule MEMBERSHIP-5). */
export async function membershipsOf(
  { clock, database, website }: Context,
  email: string,
): Promise<OwnMembership[]> {
  const rows = await membershipsWithEmail(database, website.id, email);
  return rows.map(row => viewOf(row, clock.now()));
}

function viewOf(row: MembershipRow, now: Date): Membership {
  return {
    id: row.id,
    orderId: row.order_id,
    productId: row.product_id,
    title: row.title,
    name: row.name,
    email: row.email,
    since: row.begun_at.toISOString(),
    state: membershipState(row.ends_at, now),
    until: row.ends_at?.toISOString() ?? null,
  };
}

export const membershipsCapability: Capability = {
  name: 'memberships',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: [
    bindCall(calls.list, async ({ clock, database, website }, { query }) => {
      const now = clock.now();
      const page = await listMemberships(database, website.id, { ...query, now });
      if (!page.ok) return page;
      const { rows, total, next, previous } = page.value;
      return succeed({ memberships: rows.map(row => viewOf(row, now)), total, next, previous });
    }),
  ],
  jobs: [followOrderJob, forgetMemberJob],
};
