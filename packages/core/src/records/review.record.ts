import { z } from 'zod';
import { defineRecord } from './record.ts';
import { reference, text } from './record-fields.ts';

/** A review of a product. */
export const record = defineRecord({
  name: 'review',
  number: 10,
  label: 'Review',
  heldBy: ['blog'],
  data: z.object({
    productId: reference().meta({ label: 'Product', control: 'product' }),
    /** Stars. */
    rating: z.number().int().min(1).max(5).nullable().default(null),
    text: text(5000).meta({ label: 'Review', control: 'textarea' }),
    reviewer: text(200).meta({ label: 'By' }),
    isVerified: z.boolean().default(false).meta({ label: 'Bought here' }),
  }),
});

declare module './record.ts' {
  interface RecordKinds {
    review: typeof record;
  }
}
