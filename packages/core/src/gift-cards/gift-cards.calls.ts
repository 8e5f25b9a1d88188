import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { daySchema } from '../calls/instant.ts';
import { pagedQuery, pagedReply } from '../calls/paged.ts';
import { idSchema } from '../id/id.ts';
import { fieldCode, fieldIssue, phrase } from '../messages/phrase.ts';
import {
  giftCardEntrySchema,
  giftCardSchema,
  giftCardStates,
  maxGiftCardAmount,
  newGiftCardSchema,
} from './gift-card.ts';
import { giftCardErrors as errors } from './gift-cards.errors.ts';

const site = { scope: 'website', access: 'giftCards.manage' } as const;
const params = z.object({ giftCardId: idSchema });
const reply = z.object({ giftCard: giftCardSchema });
const ofOne = '/api/gift-cards/:giftCardId';

export const giftCardCalls = {
  list: defineCall({
    name: 'giftCards.list',
    method: 'GET',
    path: '/api/gift-cards',
    summary: 'Gift cards of this website, newest first, a page at a time.',
    ...site,
    query: z.object({
      /** The last characters of a code, words of the recipient, or the number of an order. */
      search: z.string().trim().max(100).default(''),
      state: z.enum(giftCardStates).optional(),
      ...pagedQuery,
    }),
    reply: z.object({
      giftCards: giftCardSchema.array(),
      total: z.number().int(),
      ...pagedReply,
      currency: z.string(),
    }),
  }),
  get: defineCall({
    name: 'giftCards.get',
    method: 'GET',
    path: ofOne,
    summary: 'One gift card, with the newest entries of its ledger.',
    ...site,
    params,
    reply: reply.extend({ entries: giftCardEntrySchema.array() }),
  }),
  issue: defineCall({
    name: 'giftCards.issue',
    method: 'POST',
    path: '/api/gift-cards',
    summary: 'Issues a gift card by hand. Its code is in this answer and in its mail, and nowhere else.',
    ...site,
    body: newGiftCardSchema,
    reply: reply.extend({ code: z.string() }),
  }),
  adjust: defineCall({
    name: 'giftCards.adjust',
    method: 'POST',
    path: `${ofOne}/adjustments`,
    summary: 'Adds to the balance of a gift card, or takes from it, with a reason.',
    ...site,
    params,
    body: z.object({
      /** In minor units; below zero takes off. */
      amount: z
        .number()
        .int(fieldCode('whole'))
        .min(-maxGiftCardAmount)
        .max(maxGiftCardAmount)
        .refine(amount => amount !== 0, fieldIssue(phrase('fields.required'))),
      reason: z.string().trim().min(1, fieldCode('required')).max(200),
    }),
    reply,
    errors: [errors.tooLittleLeft],
  }),
  setDisabled: defineCall({
    name: 'giftCards.setDisabled',
    method: 'PUT',
    path: `${ofOne}/disabled`,
    summary: 'Disables a gift card, so that it pays for nothing, or enables it again.',
    ...site,
    params,
    body: z.object({ isDisabled: z.boolean() }),
    reply,
  }),
  setValidity: defineCall({
    name: 'giftCards.setValidity',
    method: 'PUT',
    path: `${ofOne}/validity`,
    summary: 'Sets the last day on which a gift card is valid, or none.',
    ...site,
    params,
    body: z.object({ validUntil: daySchema.nullable() }),
    reply,
  }),
  send: defineCall({
    name: 'giftCards.send',
    method: 'POST',
    path: `${ofOne}/mails`,
    summary: 'Mails a gift card now, once more if it was mailed before.',
    ...site,
    params,
    reply,
    errors: [errors.notMailed, errors.notUsable],
    rateLimit: { max: 30, seconds: 60 },
  }),
} as const;
