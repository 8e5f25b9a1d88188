import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { idSchema } from '../id/id.ts';
import { maxStock } from '../products/product.ts';
import { inventoryErrors } from './inventory.errors.ts';

/** Why stock changed. */
export const stockReasons = [
  'set',
  'received',
  'returned',
  'damaged',
  'lost',
  'counted',
  'sold',
  'cancelled',
  'imported',
] as const;
export type StockReason = (typeof stockReasons)[number];

const stockSchema = z.object({
  variantId: idSchema,
  /** null means unlimited. */
  onHand: z.number().int().nullable(),
  reserved: z.number().int(),
});

const stockChangeSchema = z.object({
  id: idSchema,
  at: z.iso.datetime(),
  /** null when counting began or ended. */
  change: z.number().int().nullable(),
  onHand: z.number().int().nullable(),
  reason: z.enum(stockReasons),
  orderId: idSchema.nullable(),
  /** An account's email, `visitor` or `operator`. */
  actor: z.string(),
});

const variantParams = z.object({ variantId: idSchema });

export const inventoryCalls = {
  adjust: defineCall({
    name: 'inventory.adjust',
    method: 'POST',
    path: '/api/inventory/:variantId/adjust',
    summary: 'Increases or decreases the stock of a variant and keeps the reason.',
    scope: 'website',
    access: 'inventory.manage',
    params: variantParams,
    body: z.object({
      change: z.number().int().min(-maxStock).max(maxStock),
      reason: z.enum(['received', 'returned', 'damaged', 'lost', 'counted']),
    }),
    reply: stockSchema,
    errors: [inventoryErrors.unlimited, inventoryErrors.belowZero],
  }),
  set: defineCall({
    name: 'inventory.set',
    method: 'PUT',
    path: '/api/inventory/:variantId',
    summary: 'Sets the stock on hand; null means unlimited.',
    scope: 'website',
    access: 'inventory.manage',
    params: variantParams,
    body: z.object({ onHand: z.number().int().min(0).max(maxStock).nullable() }),
    reply: stockSchema,
  }),
  history: defineCall({
    name: 'inventory.history',
    method: 'GET',
    path: '/api/inventory/:variantId/changes',
    summary: 'What changed the stock of a variant, newest first.',
    scope: 'website',
    access: 'inventory.manage',
    params: variantParams,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      before: idSchema.optional(),
    }),
    reply: z.object({ changes: stockChangeSchema.array(), hasMore: z.boolean() }),
  }),
} as const;
