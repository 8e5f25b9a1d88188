import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { pagedQuery, pagedReply } from '../calls/paged.ts';
import { membershipSchema } from './membership.ts';

/** Members with access now, or those whose access has ended. */
export const memberLists = ['current', 'ended'] as const;

export const membershipCalls = {
  list: defineCall({
    name: 'memberships.list',
    method: 'GET',
    path: '/api/memberships',
    summary: 'Memberships that were sold, newest first, a page at a time.',
    scope: 'website',
    access: 'orders.read',
    query: z.object({
      /** Words in the name or the address of the member, or in the title of the membership. */
      search: z.string().trim().max(100).default(''),
      state: z.enum(memberLists).default('current'),
      ...pagedQuery,
    }),
    reply: z.object({ memberships: membershipSchema.array(), total: z.number().int(), ...pagedReply }),
  }),
} as const;
