import { z } from 'zod';
import { idSchema } from '../id/id.ts';
import { defineRecord } from './record.ts';
import { text } from './record-fields.ts';

/** A configured search: its scope, and the text of its field. */
export const record = defineRecord({
  name: 'site-search',
  number: 30,
  label: 'Site search',
  heldBy: [],
  data: z.object({
    placeholder: text(200).meta({ label: 'Placeholder' }),
    /** Empty for the whole website. */
    collectionIds: idSchema.array().max(100).default([]),
  }),
});

declare module './record.ts' {
  interface RecordKinds {
    'site-search': typeof record;
  }
}
