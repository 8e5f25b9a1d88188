import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { pagedQuery, pagedReply } from '../calls/paged.ts';
import { idSchema } from '../id/id.ts';
import { productErrors } from '../products/products.errors.ts';
import { importedProductSchema, importedStates, productImportSchema } from './product-import.ts';
import { productImportErrors as errors } from './product-imports.errors.ts';

const params = z.object({ importId: idSchema });
const reply = z.object({ import: productImportSchema });
const write = { scope: 'website', access: 'products.write' } as const;

export const productImportCalls = {
  start: defineCall({
    name: 'productImports.start',
    method: 'POST',
    path: '/api/product-imports',
    summary:
      'Takes the one file of a multipart body, a products file, and compares it with the products in the background. Changes none of them.',
    ...write,
    upload: true,
    reply,
    errors: [errors.noFile, errors.tooLarge, errors.underWay],
    rateLimit: { max: 60, seconds: 3600 },
  }),
  list: defineCall({
    name: 'productImports.list',
    method: 'GET',
    path: '/api/product-imports',
    summary: 'The imports of products of the last 30 days, newest first.',
    ...write,
    query: z.object(pagedQuery),
    reply: z.object({ imports: productImportSchema.array(), total: z.number().int(), ...pagedReply }),
  }),
  products: defineCall({
    name: 'productImports.products',
    method: 'GET',
    path: '/api/product-imports/:importId/products',
    summary: 'What an import would do, or did, with each product that it does not leave as it is.',
    ...write,
    params,
    query: z.object({ state: z.enum(importedStates).optional(), ...pagedQuery }),
    reply: z.object({
      import: productImportSchema,
      products: importedProductSchema.array(),
      total: z.number().int(),
      ...pagedReply,
    }),
  }),
  apply: defineCall({
    name: 'productImports.apply',
    method: 'POST',
    path: '/api/product-imports/:importId/apply',
    summary:
      'Begins to write what the preview shows, in the background; products with faults are left out, and so are those of shops that are not here and are not to be made.',
    ...write,
    params,
    body: z.object({
      /** The shop of new products for which the file names none; the main one by default. */
      shopId: idSchema.optional(),
      /** Whether the shops that the file names and that are not here are created; needs `content.write`. */
      makesShops: z.boolean().optional(),
    }),
    reply,
    errors: [errors.notReady, errors.underWay, errors.shopAddressTaken, productErrors.unknownShop],
  }),
  stop: defineCall({
    name: 'productImports.stop',
    method: 'POST',
    path: '/api/product-imports/:importId/stop',
    summary: 'Stops an import; what was written stays and can be undone.',
    ...write,
    params,
    reply,
    errors: [errors.notRunning],
  }),
  undo: defineCall({
    name: 'productImports.undo',
    method: 'POST',
    path: '/api/product-imports/:importId/undo',
    summary: 'Begins to restore the products that nobody has changed since, and deletes those it made.',
    ...write,
    params,
    reply,
    errors: [errors.notToUndo, errors.underWay],
  }),
} as const;
