import { z } from 'zod';
import { defineRecord } from './record.ts';
import { link, text } from './record-fields.ts';

/** One picture, which is the item's own image. */
export const record = defineRecord({
  name: 'image',
  number: 2,
  label: 'Image',
  heldBy: ['blog', 'portfolio', 'slideGallery'],
  data: z.object({
    caption: text(2000).meta({ label: 'Caption', control: 'textarea' }),
    linkAddress: link().meta({ label: 'Link', control: 'link' }),
  }),
});

declare module './record.ts' {
  interface RecordKinds {
    image: typeof record;
  }
}
