import { defineBlock } from '@vitrine/core/blocks/define-block.ts';
import { idSchema } from '@vitrine/core/id/id.ts';
import { z } from 'zod';

export const block = defineBlock({
  type: 32,
  name: 'video',
  label: 'Video',
  description: 'A film of YouTube, Vimeo or your own; nothing loads before it is played.',
  category: 'media',
  icon: 'M3.5 5.5h17v13h-17zM10 9v6l5-3z',
  settings: z.object({
    provider: z
      .enum(['youtube', 'vimeo', 'file'])
      .default('youtube')
      .meta({ label: 'From', choices: { youtube: 'YouTube', vimeo: 'Vimeo', file: 'Own file' } }),
    address: z.string().max(2000).default('').meta({
      label: 'Address',
      help: 'As you copy it from the browser.',
    }),
    file: idSchema.nullable().default(null).meta({ label: 'File', control: 'file' }),
    poster: idSchema.nullable().default(null).meta({ label: 'Poster', control: 'image' }),
    title: z.string().max(300).default('').meta({ label: 'Title', help: 'Read out before it is played.' }),
    ratio: z.enum(['16:9', '4:3', '1:1', '9:16', '21:9']).default('16:9').meta({ label: 'Shape' }),
  }),
  size: { desktop: { w: 12, h: 8 }, phone: { w: 8, h: 5 } },
  needs: ({ provider, file, poster }) => ({
    file: { kind: 'asset', id: provider === 'file' ? file : null },
    poster: { kind: 'asset', id: poster },
  }),
  script: 'enhance',
});
