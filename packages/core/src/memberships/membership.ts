import { z } from 'zod';
import { idSchema } from '../id/id.ts';

/** active: without an end. ending: its end is known and lies ahead. ended: it gives access no more. */
export const membershipStates = ['active', 'ending', 'ended'] as const;
export type MembershipState = (typeof membershipStates)[number];

export const membershipSchema = z.object({
  /** That of the line of the order it was bought with. */
  id: idSchema,
  orderId: idSchema,
  productId: idSchema,
  title: z.string(),
  /** Empty once the member was erased, like the address. */
  name: z.string(),
  email: z.string(),
  since: z.iso.datetime(),
  state: z.enum(membershipStates),
  /** When access ends or ended; null without an end. */
  until: z.iso.datetime().nullable(),
});
export type Membership = z.infer<typeof membershipSchema>;

/** For the page of the member’s account. */
export type OwnMembership = Pick<Membership, 'id' | 'title' | 'since' | 'state' | 'until'>;

/** What an end means at a moment. */
export function membershipState(endsAt: Date | null, now: Date): MembershipState {
  if (endsAt === null) return 'active';
  return endsAt > now ? 'ending' : 'ended';
}
