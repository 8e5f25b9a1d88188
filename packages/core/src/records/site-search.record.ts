import { z } from 'zod';
import { idSchema } from '../id/id.ts';
import { defineRecord } from './record.ts';
import { text } from './record-fields.ts';

/** A search that was set up: what it checks, and what its field says. */
export const record = defineRecord({
  name: 'site-search',
  number: 30,
  label: 'Site search',
  heldBy: [],
  data: z.object({
    placeholder: text(200).meta({ label: 'Placeholder' }),
    /** Empty for all of the website. */
    collectionIds: idSchema.array().max(100).default([]),
  }),
});

declare module './record.ts' {
  interface RecordKinds {
    'site-search': typeof record;
  }
}
