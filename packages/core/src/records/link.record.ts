import { z } from 'zod';
import { defineRecord } from './record.ts';
import { link } from './record-fields.ts';

export const record = defineRecord({
  name: 'link',
  number: 5,
  label: 'Link',
  heldBy: ['blog'],
  data: z.object({
    address: link().meta({ label: 'Link', control: 'link' }),
    hasNewWindow: z.boolean().default(false).meta({ label: 'Opens in a new window' }),
  }),
});

declare module './record.ts' {
  interface RecordKinds {
    link: typeof record;
  }
}
