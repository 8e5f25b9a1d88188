import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { pagedQuery, pagedReply } from '../calls/paged.ts';
import { versionSchema } from '../calls/version.ts';
import { idSchema } from '../id/id.ts';
import { discountInputSchema, discountSchema, discountStates, discountUseSchema } from './discount.ts';
import { discountErrors } from './discounts.errors.ts';

const site = { scope: 'website', access: 'discounts.manage' } as const;
const params = z.object({ discountId: idSchema });
const reply = z.object({ discount: discountSchema, currency: z.string() });
const ofOne = '/api/discounts/:discountId';

export const discountSorts = ['newest', 'name'] as const;

export const discountCalls = {
  list: defineCall({
    name: 'discounts.list',
    method: 'GET',
    path: '/api/discounts',
    summary: 'Discounts of this website, filtered, sorted, a page at a time.',
    ...site,
    query: z.object({
      /** Words in the name or the code. */
      search: z.string().trim().max(100).default(''),
      state: z.enum(discountStates).optional(),
      sort: z.enum(discountSorts).default('newest'),
      ...pagedQuery,
    }),
    reply: z.object({
      discounts: discountSchema.array(),
      total: z.number().int(),
      ...pagedReply,
      currency: z.string(),
    }),
  }),
  get: defineCall({
    name: 'discounts.get',
    method: 'GET',
    path: ofOne,
    summary: 'One discount.',
    ...site,
    params,
    reply,
  }),
  create: defineCall({
    name: 'discounts.create',
    method: 'POST',
    path: '/api/discounts',
    summary: 'Creates a discount, with a code or applying by itself.',
    ...site,
    body: discountInputSchema,
    reply,
    errors: [discountErrors.codeTaken, discountErrors.tooManyAutomatic],
  }),
  update: defineCall({
    name: 'discounts.update',
    method: 'PUT',
    path: ofOne,
    summary: 'Replaces the settings of a discount. Orders that used it stay as they are.',
    ...site,
    params,
    body: discountInputSchema.safeExtend({ version: versionSchema }),
    reply,
    errors: [discountErrors.codeTaken, discountErrors.tooManyAutomatic, discountErrors.changedMeanwhile],
  }),
  pause: defineCall({
    name: 'discounts.pause',
    method: 'PUT',
    path: `${ofOne}/pause`,
    summary: 'Pauses a discount, so that it no longer applies, or resumes it.',
    ...site,
    params,
    body: z.object({ isPaused: z.boolean() }),
    reply,
    errors: [discountErrors.tooManyAutomatic],
  }),
  duplicate: defineCall({
    name: 'discounts.duplicate',
    method: 'POST',
    path: `${ofOne}/copy`,
    summary: 'Creates a paused copy with a code of its own and no uses.',
    ...site,
    params,
    reply,
  }),
  remove: defineCall({
    name: 'discounts.remove',
    method: 'DELETE',
    path: ofOne,
    summary: 'Moves a discount to the trash. Orders that used it stay as they are.',
    ...site,
    params,
    reply: z.null(),
  }),
  restore: defineCall({
    name: 'discounts.restore',
    method: 'POST',
    path: `${ofOne}/restore`,
    summary: 'Restores a discount from the trash.',
    ...site,
    params,
    reply,
    errors: [discountErrors.codeTaken, discountErrors.tooManyAutomatic],
  }),
  uses: defineCall({
    name: 'discounts.uses',
    method: 'GET',
    path: `${ofOne}/uses`,
    summary: 'The orders that used a discount, newest first.',
    ...site,
    params,
    query: z.object(pagedQuery),
    reply: z.object({ uses: discountUseSchema.array(), ...pagedReply }),
  }),
} as const;
