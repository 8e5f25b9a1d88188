import { z } from 'zod';
import { defineRecord } from './record.ts';
import { link, reference, seconds, text } from './record-fields.ts';

/** A track of an album or an episode of a podcast. */
export const record = defineRecord({
  name: 'audio',
  number: 7,
  label: 'Audio',
  heldBy: ['blog', 'slideAlbum', 'albumBlock'],
  data: z.object({
    file: reference().meta({ label: 'File', control: 'audio' }),
    address: link().meta({ label: 'Address', help: 'Of a sound that lies elsewhere.' }),
    artist: text(300).meta({ label: 'By' }),
    album: text(300).meta({ label: 'Album' }),
    trackNumber: z.number().int().min(1).max(9999).nullable().default(null),
    seconds: seconds(),
    transcript: text(60_000).meta({ label: 'Transcript', control: 'textarea' }),
    hasDownload: z.boolean().default(false).meta({ label: 'Can be downloaded' }),
    isExplicit: z.boolean().default(false).meta({ label: 'Has explicit words' }),
  }),
});

declare module './record.ts' {
  interface RecordKinds {
    audio: typeof record;
  }
}
