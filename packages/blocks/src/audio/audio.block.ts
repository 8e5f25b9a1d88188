import { defineBlock } from '@vitrine/core/blocks/define-block.ts';
import { idSchema } from '@vitrine/core/id/id.ts';
import { mediaAddressSchema } from '@vitrine/core/links/link.ts';
import { z } from 'zod';

export const block = defineBlock({
  type: 41,
  name: 'audio',
  label: 'Audio',
  description: 'Something to listen to: a talk, a song, an episode.',
  category: 'media',
  icon: 'M4 10v4M8 6v12M12 3.5v17M16 7v10M20 10v4',
  settings: z.object({
    source: z
      .enum(['file', 'address'])
      .default('file')
      .meta({ label: 'From', choices: { file: 'Own file', address: 'Address' } }),
    file: idSchema.nullable().default(null).meta({ label: 'File', control: 'audio' }),
    address: mediaAddressSchema(2000).default('').meta({
      label: 'Address',
      help: 'Of the audio file itself, such as https://example.com/episode-1.mp3.',
    }),
    title: z.string().max(300).default('').meta({ label: 'Title' }),
    artist: z.string().max(300).default('').meta({ label: 'By' }),
    cover: idSchema.nullable().default(null).meta({ label: 'Cover', control: 'image' }),
    transcript: z.string().max(60_000).default('').meta({
      label: 'Transcript',
      control: 'textarea',
      help: 'What is said, as text: for people who cannot hear it, and for search engines.',
    }),
    hasDownload: z.boolean().default(false).meta({ label: 'Can be downloaded' }),
  }),
  size: { desktop: { w: 14, h: 5 }, phone: { w: 8, h: 5 } },
  needs: ({ source, file, cover }) => ({
    file: { kind: 'asset', id: source === 'file' ? file : null },
    cover: { kind: 'asset', id: cover },
  }),
  styleParts: () => ['audio/audio'],
  script: 'enhance',
  sources: ({ source }) => (source === 'address' ? { media: ['https:'] } : {}),
});
