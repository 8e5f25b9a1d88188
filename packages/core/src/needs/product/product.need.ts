import { z } from 'zod';
import { productDetailSchema } from '../../products/product-view-schemas.ts';
import { defineNeed } from '../need.ts';

/** One product with all that it is chosen and bought by; null where none is chosen or it is not shown. */
export const need = defineNeed({
  kind: 'product',
  ask: z.object({ id: z.string().nullable() }),
  answer: productDetailSchema.nullable(),
  empty: null,
});

declare module '../need.ts' {
  interface NeedKinds {
    product: typeof need;
  }
}
