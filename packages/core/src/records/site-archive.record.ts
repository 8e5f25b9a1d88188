import { z } from 'zod';
import { defineRecord } from './record.ts';
import { instant, reference } from './record-fields.ts';

/** A file that holds a whole website. */
export const record = defineRecord({
  name: 'site-archive',
  number: 21,
  label: 'Site archive',
  heldBy: [],
  data: z.object({
    file: reference().meta({ label: 'File', control: 'file' }),
    madeAt: instant().meta({ label: 'Made', control: 'date-time' }),
  }),
});

declare module './record.ts' {
  interface RecordKinds {
    'site-archive': typeof record;
  }
}
