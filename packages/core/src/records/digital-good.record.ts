import { z } from 'zod';
import { defineRecord } from './record.ts';
import { reference } from './record-fields.ts';

/** The download of a digital product. */
export const record = defineRecord({
  name: 'digital-good',
  number: 18,
  label: 'Digital good',
  heldBy: [],
  data: z.object({
    productId: reference().meta({ label: 'Product', control: 'product' }),
    file: reference().meta({ label: 'File', control: 'file' }),
    /** null for no limit. */
    maxDownloads: z.number().int().min(1).max(10_000).nullable().default(null),
  }),
});

declare module './record.ts' {
  interface RecordKinds {
    'digital-good': typeof record;
  }
}
