import { z } from 'zod';
import { choicesSchema } from '../cart/choices/choices.ts';
import { idSchema } from '../id/id.ts';
import { madeToOrderSchema } from '../products/made-to-order.ts';
import { productTypeSchema } from '../products/product.ts';

/** A bought line: a copy, so that later changes of the product do not affect it (rule ORDER-4). */
export const orderLineSchema = z.object({
  /** Its id for refunds and other references (rule ORDER-19). */
  id: idSchema,
  variantId: idSchema,
  productId: idSchema,
  title: z.string(),
  /** The chosen options as text; empty if there were none. */
  options: z.string(),
  choices: choicesSchema,
  sku: z.string(),
  slug: z.string(),
  productType: productTypeSchema,
  imageId: idSchema.nullable(),
  /** How long it takes to be made; missing if it was ready (rule MADETOORDER-5). */
  madeToOrder: madeToOrderSchema.optional(),
  quantity: z.number().int(),
  unitPrice: z.number().int(),
  listPrice: z.number().int(),
  total: z.number().int(),
  discount: z.number().int(),
  tax: z.number().int(),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

/** The form of orders before lines had ids and choices: one line for each variant. */
export const storedLineSchema = orderLineSchema.partial({ id: true, choices: true });
export type StoredOrderLine = z.infer<typeof storedLineSchema>;

/** Lines in any stored or archived form (rule ORDER-19). */
export function readOrderLines(stored: readonly StoredOrderLine[]): OrderLine[] {
  return stored.map(line => ({
    ...line,
    id: line.id ?? line.variantId,
    choices: line.choices ?? {},
  }));
}
