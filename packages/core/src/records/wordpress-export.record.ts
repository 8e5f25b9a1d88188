import { defineRecord } from './record.ts';
import { madeFile } from './record-fields.ts';

/** A file that another WordPress can read. */
export const record = defineRecord({
  name: 'wordpress-export',
  number: 20,
  label: 'WordPress export',
  heldBy: [],
  data: madeFile(),
});

declare module './record.ts' {
  interface RecordKinds {
    'wordpress-export': typeof record;
  }
}
