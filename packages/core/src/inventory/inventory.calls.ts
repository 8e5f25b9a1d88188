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
  'edited',
  'imported',
  'undone',
] as const;
export type StockReason = (typeof stockReasons)[number];

/** Those that a person gives. */
export const givenReasons = ['counted', 'received', 'returned', 'damaged', 'lost'] as const;
export type GivenReason = (typeof givenReasons)[number];

const stockSchema = z.object({
  variantId: idSchema,
  /** null means unlimited. */
  onHand: z.number().int().nullable(),
  reserved: z.number().int(),
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
      reason: z.enum([...givenReasons, 'undone']),
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
    body: z.object({
      onHand: z.number().int().min(0).max(maxStock).nullable(),
      reason: z.enum(['set', 'undone']).default('set'),
    }),
    reply: stockSchema,
  }),
} as const;
