import { z } from 'zod';
import { defineRecord } from './record.ts';
import { instant, reference } from './record-fields.ts';

/** A file that another WordPress can read. */
export const record = defineRecord({
  name: 'wordpress-export',
  number: 20,
  label: 'WordPress export',
  heldBy: [],
  data: z.object({
    file: reference().meta({ label: 'File', control: 'file' }),
    madeAt: instant().meta({ label: 'Made', control: 'date-time' }),
  }),
});

declare module './record.ts' {
  interface RecordKinds {
    'wordpress-export': typeof record;
  }
}
