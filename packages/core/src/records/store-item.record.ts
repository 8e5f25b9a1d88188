import { z } from 'zod';
import { defineRecord } from './record.ts';
import { reference } from './record-fields.ts';

/** A product shown among other items; its price and stock are stored with the product. */
export const record = defineRecord({
  name: 'store-item',
  number: 11,
  label: 'Product',
  heldBy: ['portfolio'],
  data: z.object({
    productId: reference().meta({ label: 'Product', control: 'product' }),
  }),
});

declare module './record.ts' {
  interface RecordKinds {
    'store-item': typeof record;
  }
}
