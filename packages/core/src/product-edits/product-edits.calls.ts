import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { pagedQuery, pagedReply } from '../calls/paged.ts';
import { idSchema } from '../id/id.ts';
import {
  editedProductSchema,
  itemStates,
  productEditChangeSchema,
  productEditSchema,
  productSelectionSchema,
} from './product-edit.ts';
import { productEditErrors as errors } from './product-edits.errors.ts';

const params = z.object({ editId: idSchema });
const reply = z.object({ edit: productEditSchema });
const wanted = z.object({ selection: productSelectionSchema, change: productEditChangeSchema });
const write = { scope: 'website', access: 'products.write' } as const;

/** A preview shows so many products. */
export const mostPreviewed = 8;

export const productEditCalls = {
  preview: defineCall({
    name: 'productEdits.preview',
    method: 'POST',
    path: '/api/product-edits/preview',
    summary: 'How many products an edit would work on, and what it would do with the first. Changes nothing.',
    ...write,
    body: wanted,
    reply: z.object({
      total: z.number().int(),
      /** Whether there are more than `total`. */
      isMore: z.boolean(),
      products: editedProductSchema.array(),
      currency: z.string(),
    }),
  }),
  start: defineCall({
    name: 'productEdits.start',
    method: 'POST',
    path: '/api/product-edits',
    summary: 'Begins to do one thing with any number of products, in the background.',
    ...write,
    body: wanted,
    reply,
    errors: [errors.underWay],
  }),
  list: defineCall({
    name: 'productEdits.list',
    method: 'GET',
    path: '/api/product-edits',
    summary: 'The edits of the last 30 days, newest first.',
    ...write,
    query: z.object(pagedQuery),
    reply: z.object({
      edits: productEditSchema.array(),
      total: z.number().int(),
      ...pagedReply,
      currency: z.string(),
    }),
  }),
  products: defineCall({
    name: 'productEdits.products',
    method: 'GET',
    path: '/api/product-edits/:editId/products',
    summary: 'What an edit did with each of its products.',
    ...write,
    params,
    query: z.object({ state: z.enum(itemStates).optional(), ...pagedQuery }),
    reply: z.object({
      edit: productEditSchema,
      products: editedProductSchema.array(),
      total: z.number().int(),
      ...pagedReply,
      currency: z.string(),
    }),
  }),
  stop: defineCall({
    name: 'productEdits.stop',
    method: 'POST',
    path: '/api/product-edits/:editId/stop',
    summary: 'Stops an edit; what was changed stays changed and can be undone.',
    ...write,
    params,
    reply,
    errors: [errors.notRunning],
  }),
  undo: defineCall({
    name: 'productEdits.undo',
    method: 'POST',
    path: '/api/product-edits/:editId/undo',
    summary: 'Begins to restore the products that nobody has changed since.',
    ...write,
    params,
    reply,
    errors: [errors.notToUndo, errors.underWay],
  }),
} as const;
