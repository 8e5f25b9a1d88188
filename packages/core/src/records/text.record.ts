import { z } from 'zod';
import { defineRecord } from './record.ts';

/** A post: its text is its page document. */
export const record = defineRecord({
  name: 'text',
  number: 1,
  label: 'Text',
  heldBy: ['blog', 'portfolio'],
  data: z.object({}),
});

declare module './record.ts' {
  interface RecordKinds {
    text: typeof record;
  }
}
