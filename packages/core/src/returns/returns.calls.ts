import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { pagedQuery } from '../calls/paged.ts';
import { idSchema } from '../id/id.ts';
import { orderErrors } from '../orders/orders.errors.ts';
import { paymentErrors } from '../payments/payments.errors.ts';
import { commentSchema, returnableSchema, returnedLineSchema, returnSchema, returnStates } from './return.ts';
import { returnErrors as errors } from './returns.errors.ts';
import { countedReply } from './returns-list.ts';

const reading = { scope: 'website', access: 'orders.read' } as const;
const changing = { scope: 'website', access: 'orders.write' } as const;
const params = z.object({ returnId: idSchema });
const reply = z.object({ return: returnSchema });
const ofOne = '/api/returns/:returnId';
const words = z.object({ answer: z.string().trim().max(1000).default('') });

export const returnCalls = {
  list: defineCall({
    name: 'returns.list',
    method: 'GET',
    path: '/api/returns',
    summary: 'Returns of all orders, newest first: those that are open, or those in one state.',
    ...reading,
    query: z.object({
      /** The number of an order or a return, or words in the buyer's name or email address. */
      search: z.string().trim().max(200).default(''),
      state: z.enum([...returnStates, 'all']).optional(),
      ...pagedQuery,
      /** The id of the last return of the previous page; instead of a cursor. */
      before: idSchema.optional(),
    }),
    reply: z.object({ returns: returnSchema.array(), ...countedReply }),
  }),
  ofOrder: defineCall({
    name: 'returns.ofOrder',
    method: 'GET',
    path: '/api/orders/:orderId/returns',
    summary: 'The returns of one order, oldest first, and what of it can still be returned.',
    ...reading,
    params: z.object({ orderId: idSchema }),
    reply: z.object({ returns: returnSchema.array(), returnable: returnableSchema }),
  }),
  create: defineCall({
    name: 'returns.create',
    method: 'POST',
    path: '/api/orders/:orderId/returns',
    summary: 'Registers a return for the buyer of an order. Repeating it with the same id changes nothing.',
    ...changing,
    params: z.object({ orderId: idSchema }),
    body: z.object({
      /** Created with the form: the same return sent twice is one. */
      returnId: idSchema,
      lines: returnedLineSchema
        .extend({ reason: z.string().max(1000) })
        .array()
        .max(250)
        .refine(lines => new Set(lines.map(({ lineId }) => lineId)).size === lines.length),
      comment: commentSchema.default(''),
      isBuyerTold: z.boolean().default(false),
    }),
    reply,
    errors: [errors.nothing, errors.closed, errors.tooMany, errors.unknownReason],
  }),
  accept: defineCall({
    name: 'returns.accept',
    method: 'POST',
    path: `${ofOne}/acceptance`,
    summary: 'Accepts a return, or some of its items, and tells the buyer where to send them.',
    ...changing,
    params,
    body: z.object({ lines: returnedLineSchema.array().min(1).max(250) }),
    reply,
    errors: [errors.forbiddenMove, errors.tooMany],
  }),
  decline: defineCall({
    name: 'returns.decline',
    method: 'POST',
    path: `${ofOne}/refusal`,
    summary: 'Declines a return and tells the buyer why.',
    ...changing,
    params,
    body: z.object({ answer: z.string().trim().min(1).max(1000) }),
    reply,
    errors: [errors.forbiddenMove],
  }),
  receive: defineCall({
    name: 'returns.receive',
    method: 'POST',
    path: `${ofOne}/receipt`,
    summary: 'Records which items of a return have arrived, and which of them go back into stock.',
    ...changing,
    params,
    body: z.object({
      lines: returnedLineSchema.extend({ isRestocked: z.boolean() }).array().min(1).max(250),
    }),
    reply,
    errors: [errors.forbiddenMove, errors.tooMany],
  }),
  refund: defineCall({
    name: 'returns.refund',
    method: 'POST',
    path: `${ofOne}/refund`,
    summary:
      'Refunds the items of a return that have arrived: what was paid for them, or another amount. Repeating it changes nothing.',
    ...changing,
    params,
    body: z.object({
      /** What was paid for the items if none is given. */
      amount: z.number().int().min(1).max(100_000_000_000).optional(),
      /** Whether what is left of the shipping is refunded, too. */
      isShippingIncluded: z.boolean().default(false),
    }),
    reply,
    errors: [
      errors.forbiddenMove,
      orderErrors.forbiddenMove,
      orderErrors.tooManyBack,
      orderErrors.tooMuchShipping,
      paymentErrors.nothingToGiveBack,
      paymentErrors.tooMuchBack,
    ],
  }),
  close: defineCall({
    name: 'returns.close',
    method: 'POST',
    path: `${ofOne}/closing`,
    summary: 'Ends a return without a refund, for example because nothing arrived.',
    ...changing,
    params,
    body: words,
    reply,
    errors: [errors.forbiddenMove],
  }),
} as const;
