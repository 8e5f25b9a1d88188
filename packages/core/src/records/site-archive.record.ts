import { defineRecord } from './record.ts';
import { madeFile } from './record-fields.ts';

/** A file that contains a whole website. */
export const record = defineRecord({
  name: 'site-archive',
  number: 21,
  label: 'Site archive',
  heldBy: [],
  data: madeFile(),
});

declare module './record.ts' {
  interface RecordKinds {
    'site-archive': typeof record;
  }
}
