import { z } from 'zod';
import { defineRecord } from './record.ts';
import { reference, text } from './record-fields.ts';

/** A file that belongs to another item. */
export const record = defineRecord({
  name: 'attachment',
  number: 19,
  label: 'Attachment',
  heldBy: [],
  data: z.object({
    file: reference().meta({ label: 'File', control: 'file' }),
    itemId: reference(),
    caption: text(2000).meta({ label: 'Caption', control: 'textarea' }),
  }),
});

declare module './record.ts' {
  interface RecordKinds {
    attachment: typeof record;
  }
}
