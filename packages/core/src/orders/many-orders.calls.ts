import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { idSchema } from '../id/id.ts';
import { orderSchema } from './order.ts';
import { orderTagSchema, orderTagsSchema } from './order-tags.ts';

/** The number of orders that one request may change. */
const maxAtOnce = 200;

/** The export as a file; takes the filters of the list. */
export const ordersFilePath = '/api/orders/export.csv';

export const manyOrdersCalls = {
  listTags: defineCall({
    name: 'orders.listTags',
    method: 'GET',
    path: '/api/orders/tags',
    summary: 'The tags of the orders of this website, in alphabetical order.',
    scope: 'website',
    access: 'orders.read',
    reply: z.object({ tags: z.string().array() }),
  }),
  setTags: defineCall({
    name: 'orders.setTags',
    method: 'PUT',
    path: '/api/orders/:orderId/tags',
    summary: 'Replaces the tags of an order, which only the website’s staff can see.',
    scope: 'website',
    access: 'orders.write',
    params: z.object({ orderId: idSchema }),
    body: z.object({ tags: orderTagsSchema }),
    reply: z.object({ order: orderSchema }),
  }),
  changeMany: defineCall({
    name: 'orders.changeMany',
    method: 'POST',
    path: '/api/orders/many',
    summary:
      'Changes several orders, each by itself: records everything of them as sent, or adds or removes a tag. Orders that cannot be changed are listed with the reason.',
    scope: 'website',
    access: 'orders.write',
    body: z.discriminatedUnion('action', [
      z.object({
        action: z.literal('fulfil'),
        orderIds: idSchema.array().min(1).max(maxAtOnce),
        isBuyerTold: z.boolean().default(true),
      }),
      z.object({
        action: z.enum(['addTag', 'removeTag']),
        orderIds: idSchema.array().min(1).max(maxAtOnce),
        tag: orderTagSchema,
      }),
    ]),
    reply: z.object({
      done: z.number().int(),
      refused: z.object({ id: idSchema, number: z.number().int().nullable(), message: z.string() }).array(),
    }),
  }),
} as const;
