import { z } from 'zod';
import { productCardSchema } from '../../products/product-view-schemas.ts';
import { defineNeed } from '../need.ts';

/** Products for lists, filtered by a category or a tag. */
export const need = defineNeed({
  kind: 'products',
  ask: z.object({
    category: z.string().nullable(),
    tag: z.string().nullable(),
    limit: z.number().int().min(1).max(100),
  }),
  answer: productCardSchema.array().readonly(),
  empty: [],
});

declare module '../need.ts' {
  interface NeedKinds {
    products: typeof need;
  }
}
