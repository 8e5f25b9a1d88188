import { z } from 'zod';
import { defineRecord } from './record.ts';
import { link, reference, seconds, text } from './record-fields.ts';

/** A part of a course: a video, a text or both. */
export const record = defineRecord({
  name: 'lesson',
  number: 62,
  label: 'Lesson',
  heldBy: ['lessons'],
  data: z.object({
    chapter: text(200).meta({ label: 'Chapter' }),
    file: reference().meta({ label: 'Video', control: 'video' }),
    address: link().meta({ label: 'Address', help: 'Of a video on YouTube, Vimeo or elsewhere.' }),
    captionsFile: reference().meta({ label: 'Captions', control: 'captions' }),
    seconds: seconds(),
    isPreview: z.boolean().default(false).meta({ label: 'Can be seen before it is bought' }),
  }),
});

declare module './record.ts' {
  interface RecordKinds {
    lesson: typeof record;
  }
}
