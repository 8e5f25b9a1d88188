import { z } from 'zod';
import { idSchema } from '../id/id.ts';
import { defineRecord } from './record.ts';
import { link, text } from './record-fields.ts';

/** Several pictures in order. */
export const record = defineRecord({
  name: 'gallery',
  number: 14,
  label: 'Gallery',
  heldBy: ['blog', 'portfolio'],
  data: z.object({
    images: z
      .object({ assetId: idSchema, caption: text(2000), linkAddress: link() })
      .array()
      .max(250)
      .default([]),
  }),
});

declare module './record.ts' {
  interface RecordKinds {
    gallery: typeof record;
  }
}
