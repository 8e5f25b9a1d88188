import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { daySchema } from '../calls/instant.ts';
import { pagedQuery, pagedReply } from '../calls/paged.ts';
import { checkoutErrors } from '../checkout/checkout.errors.ts';
import { idSchema } from '../id/id.ts';
import { pointOfSaleErrors as errors } from './point-of-sale.errors.ts';
import {
  basketSchema,
  daySaleSchema,
  daySumSchema,
  parkedSaleSchema,
  receiptSchema,
  saleItemSchema,
  saleProductSchema,
  saleQuoteSchema,
  tenderSchema,
} from './point-of-sale.ts';

const site = { scope: 'website', access: 'pointOfSale.sell' } as const;
const root = '/api/point-of-sale';
const sale = z.object({ saleId: idSchema });
const order = z.object({ orderId: idSchema });

export const pointOfSaleCalls = {
  products: defineCall({
    name: 'pointOfSale.products',
    method: 'GET',
    path: `${root}/products`,
    summary: 'Visible products with their variants, prices and stock, a page at a time.',
    ...site,
    query: z.object({
      /** Words in the title, the address or a SKU. */
      search: z.string().trim().max(200).default(''),
      category: z.string().max(100).optional(),
      ...pagedQuery,
      limit: z.coerce.number().int().min(1).max(100).default(24),
    }),
    reply: z.object({
      products: saleProductSchema.array(),
      ...pagedReply,
      categories: z.object({ name: z.string(), slug: z.string() }).array(),
      currency: z.string(),
      /** Whether the place that decides the taxes is known. */
      hasPlace: z.boolean(),
    }),
  }),
  code: defineCall({
    name: 'pointOfSale.code',
    method: 'GET',
    path: `${root}/code`,
    summary: 'The variants with exactly this SKU, GTIN or title, in any case.',
    ...site,
    query: z.object({ code: z.string().trim().min(1).max(200) }),
    reply: z.object({ items: saleItemSchema.array() }),
  }),
  quote: defineCall({
    name: 'pointOfSale.quote',
    method: 'POST',
    path: `${root}/quote`,
    summary: 'Prices a basket with the prices, taxes and stock of now. Nothing is kept.',
    ...site,
    body: basketSchema,
    reply: z.object({ quote: saleQuoteSchema }),
    errors: [errors.noPlace],
  }),
  complete: defineCall({
    name: 'pointOfSale.complete',
    method: 'POST',
    path: `${root}/sales/:saleId`,
    summary:
      'Completes a sale that was paid: its order is placed, paid and handed over. The caller creates the id; sent again, the same sale gets the same receipt.',
    ...site,
    params: sale,
    body: basketSchema.extend({
      /** The total that was seen: it is refused if it has changed since. */
      total: z.number().int(),
      tender: tenderSchema,
    }),
    reply: z.object({ receipt: receiptSchema }),
    errors: [...Object.values(errors), ...Object.values(checkoutErrors)],
  }),
  listParked: defineCall({
    name: 'pointOfSale.listParked',
    method: 'GET',
    path: `${root}/parked`,
    summary: 'Baskets that wait, the newest first, up to 50.',
    ...site,
    reply: z.object({ sales: parkedSaleSchema.array() }),
  }),
  park: defineCall({
    name: 'pointOfSale.park',
    method: 'PUT',
    path: `${root}/parked/:saleId`,
    summary: 'Keeps a basket until somebody takes it up again. It holds no stock.',
    ...site,
    params: sale,
    body: basketSchema,
    reply: z.null(),
    errors: [errors.alreadySold, errors.noPlace],
  }),
  discard: defineCall({
    name: 'pointOfSale.discard',
    method: 'DELETE',
    path: `${root}/parked/:saleId`,
    summary: 'Discards a basket that waits. It can be restored for 30 days.',
    ...site,
    params: sale,
    reply: z.null(),
  }),
  restore: defineCall({
    name: 'pointOfSale.restore',
    method: 'POST',
    path: `${root}/parked/:saleId/restore`,
    summary: 'Restores a basket that was discarded.',
    ...site,
    params: sale,
    reply: z.null(),
  }),
  receipt: defineCall({
    name: 'pointOfSale.receipt',
    method: 'GET',
    path: `${root}/receipts/:orderId`,
    summary: 'The receipt of a sale, in the language of the shop.',
    ...site,
    params: order,
    reply: z.object({ receipt: receiptSchema }),
  }),
  mailReceipt: defineCall({
    name: 'pointOfSale.mailReceipt',
    method: 'POST',
    path: `${root}/receipts/:orderId/mail`,
    summary: 'Mails the receipt of a sale to its customer.',
    ...site,
    params: order,
    body: z.object({ email: z.email() }),
    reply: z.null(),
    rateLimit: { max: 60, seconds: 60 },
  }),
  day: defineCall({
    name: 'pointOfSale.day',
    method: 'GET',
    path: `${root}/day`,
    summary:
      'The sales of a day at the counter, newest first, a page at a time, and what each way to pay brought.',
    ...site,
    query: z.object({
      /** In the time zone of the website; today by default. */
      day: daySchema.optional(),
      ...pagedQuery,
    }),
    reply: z.object({
      day: z.iso.date(),
      sums: daySumSchema.array(),
      sales: daySaleSchema.array(),
      ...pagedReply,
      currency: z.string(),
      language: z.string(),
    }),
  }),
} as const;
