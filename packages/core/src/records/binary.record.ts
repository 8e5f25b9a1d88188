import { z } from 'zod';
import { defineRecord } from './record.ts';
import { reference, text } from './record-fields.ts';

/** A file of any kind. */
export const record = defineRecord({
  name: 'binary',
  number: 15,
  label: 'File',
  heldBy: [],
  data: z.object({
    file: reference().meta({ label: 'File', control: 'file' }),
    description: text(2000).meta({ label: 'Description', control: 'textarea' }),
  }),
});

declare module './record.ts' {
  interface RecordKinds {
    binary: typeof record;
  }
}
