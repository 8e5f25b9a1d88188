import { z } from 'zod';
import { productDetailSchema } from '../../products/product-view-schemas.ts';
import { defineNeed } from '../need.ts';

/** One product with everything needed to choose and buy it; null if none is chosen or it is hidden. */
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
