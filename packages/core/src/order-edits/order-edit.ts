import { z } from 'zod';
import { customItemSchema } from '../cart/agreed-terms.ts';
import { idSchema } from '../id/id.ts';
import { orderLineSchema } from '../orders/order-line.ts';
import { orderTotalsSchema } from '../orders/order-totals.ts';
import { maxPrice } from '../products/product.ts';

const pieces = z.number().int().max(1_000_000);
const amount = z.number().int().min(0).max(maxPrice);

/** A variant at the price of the shop, or something that is not in the catalogue with a price of its own. */
export const addedLineSchema = z
  .object({
    /** Of the new line. */
    id: idSchema,
    variantId: idSchema.nullable(),
    custom: customItemSchema.nullable().default(null),
    quantity: pieces.min(1),
    unitPrice: amount.nullable().default(null),
  })
  .refine(({ variantId, custom }) => (variantId === null) !== (custom === null))
  .refine(({ custom, unitPrice }) => (custom === null) === (unitPrice === null));
export type AddedLine = z.infer<typeof addedLineSchema>;

export const orderEditSchema = z.object({
  /** The new quantities; zero removes a line, and lines that are not named stay as they are. */
  quantities: z
    .object({ lineId: idSchema, quantity: pieces.min(0) })
    .array()
    .max(250)
    .default([]),
  added: addedLineSchema
    .array()
    .max(100)
    .default([])
    .refine(lines => new Set(lines.map(({ id }) => id)).size === lines.length)
    .refine(lines => {
      const variants = lines.flatMap(({ variantId }) => variantId ?? []);
      return new Set(variants).size === variants.length;
    }),
  /** Null keeps what was agreed. */
  shipping: z
    .object({ name: z.string().trim().min(1).max(200), amount })
    .nullable()
    .default(null),
  /** Whether the pieces that are taken out go back into stock. */
  isRestocked: z.boolean().default(true),
});
export type OrderEdit = z.infer<typeof orderEditSchema>;

/** What can be changed of an order. */
export const editableOrderSchema = z.object({
  /** A save that does not know the last one is refused. */
  version: z.number().int(),
  number: z.number().int().nullable(),
  email: z.string(),
  currency: z.string(),
  /** It has taken no stock yet. */
  isHeld: z.boolean(),
  lines: orderLineSchema
    .pick({
      id: true,
      variantId: true,
      title: true,
      options: true,
      sku: true,
      quantity: true,
      unitPrice: true,
    })
    .extend({
      /** Sent, refunded or delivered: fewer are refused. */
      least: z.number().int(),
      isFixed: z.boolean(),
    })
    .array(),
  shipping: z.object({ name: z.string(), amount: z.number().int().nullable() }),
});
export type EditableOrder = z.infer<typeof editableOrderSchema>;

export const editPreviewSchema = z.object({
  before: orderTotalsSchema,
  after: orderTotalsSchema,
  lines: orderLineSchema.array(),
  /** Where each cent of the new total comes from, in sentences. */
  explanation: z.string().array(),
  /** What the buyer has still to pay afterwards, and what is refunded to them. */
  toPay: z.number().int(),
  toRefund: z.number().int(),
});
export type EditPreview = z.infer<typeof editPreviewSchema>;
