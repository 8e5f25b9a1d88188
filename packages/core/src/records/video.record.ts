import { z } from 'zod';
import { defineRecord } from './record.ts';
import { link, reference, seconds, text } from './record-fields.ts';

export const record = defineRecord({
  name: 'video',
  number: 8,
  label: 'Video',
  heldBy: ['blog', 'portfolio', 'slideGallery', 'slideVideo'],
  data: z.object({
    file: reference().meta({ label: 'File', control: 'video' }),
    address: link().meta({ label: 'Address', help: 'Of a video on YouTube, Vimeo or elsewhere.' }),
    captionsFile: reference().meta({ label: 'Captions', control: 'captions' }),
    caption: text(2000).meta({ label: 'Caption', control: 'textarea' }),
    seconds: seconds(),
  }),
});

declare module './record.ts' {
  interface RecordKinds {
    video: typeof record;
  }
}
