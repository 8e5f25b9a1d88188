import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { idSchema } from '../id/id.ts';

export const stockNoticeCalls = {
  waiting: defineCall({
    name: 'stockNotices.waiting',
    method: 'GET',
    path: '/api/products/:productId/stock-notices',
    summary: 'How many people wait for each sold-out variant of a product.',
    scope: 'website',
    access: 'products.read',
    params: z.object({ productId: idSchema }),
    reply: z.object({ waiting: z.object({ variantId: idSchema, people: z.number().int() }).array() }),
  }),
} as const;
