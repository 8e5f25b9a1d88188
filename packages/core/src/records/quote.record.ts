import { z } from 'zod';
import { defineRecord } from './record.ts';
import { link, text } from './record-fields.ts';

export const record = defineRecord({
  name: 'quote',
  number: 4,
  label: 'Quote',
  heldBy: ['blog'],
  data: z.object({
    text: text(5000).meta({ label: 'Quote', control: 'textarea' }),
    source: text(300).meta({ label: 'By' }),
    sourceAddress: link().meta({ label: 'Link to the source', control: 'link' }),
  }),
});

declare module './record.ts' {
  interface RecordKinds {
    quote: typeof record;
  }
}
