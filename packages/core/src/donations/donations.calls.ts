import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { pagedQuery, pagedReply } from '../calls/paged.ts';
import { versionSchema } from '../calls/version.ts';
import { idSchema } from '../id/id.ts';
import { donationSchema, fundInputSchema, fundSchema } from './donation-fund.ts';
import { donationErrors } from './donations.errors.ts';

const read = { scope: 'website', access: 'orders.read' } as const;
const write = { scope: 'website', access: 'products.write' } as const;
const params = z.object({ fundId: idSchema });
const reply = z.object({ fund: fundSchema, currency: z.string() });

export const donationCalls = {
  funds: defineCall({
    name: 'donations.funds',
    method: 'GET',
    path: '/api/donation-funds',
    summary: 'The funds of this website with what was given to each, newest first, a page at a time.',
    ...read,
    query: z.object({ search: z.string().trim().max(100).default(''), ...pagedQuery }),
    reply: z.object({
      funds: fundSchema.array(),
      total: z.number().int(),
      ...pagedReply,
      currency: z.string(),
    }),
  }),
  fund: defineCall({
    name: 'donations.fund',
    method: 'GET',
    path: '/api/donation-funds/:fundId',
    summary: 'One fund.',
    ...read,
    params,
    reply,
  }),
  create: defineCall({
    name: 'donations.create',
    method: 'POST',
    path: '/api/donation-funds',
    summary: 'Creates a fund, which can be given to at once unless it is closed.',
    ...write,
    body: fundInputSchema,
    reply,
  }),
  change: defineCall({
    name: 'donations.change',
    method: 'PUT',
    path: '/api/donation-funds/:fundId',
    summary: 'Replaces the settings of a fund. What was given to it stays as it is.',
    ...write,
    params,
    body: fundInputSchema.safeExtend({ version: versionSchema }),
    reply,
    errors: [donationErrors.changedMeanwhile],
  }),
  list: defineCall({
    name: 'donations.list',
    method: 'GET',
    path: '/api/donations',
    summary: 'Donations, newest first, a page at a time.',
    ...read,
    query: z.object({
      fundId: idSchema.optional(),
      /** Words in the name, the address or the message of a donor. */
      search: z.string().trim().max(100).default(''),
      ...pagedQuery,
    }),
    reply: z.object({ donations: donationSchema.array(), total: z.number().int(), ...pagedReply }),
  }),
} as const;
