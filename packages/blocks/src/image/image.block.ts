import { defineBlock } from '@vitrine/core/blocks/define-block.ts';
import { idSchema } from '@vitrine/core/id/id.ts';
import { linkSchema } from '@vitrine/core/rich-text/rich-text.ts';
import { z } from 'zod';

export const block = defineBlock({
  type: 5,
  name: 'image',
  label: 'Image',
  description: 'One picture, cropped to a shape or filling its place.',
  category: 'media',
  icon: 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9.5h.01',
  settings: z.object({
    asset: idSchema.nullable().default(null).meta({ label: 'Image', control: 'image' }),
    alt: z.string().max(1000).default('').meta({
      label: 'Description',
      control: 'textarea',
      multiline: true,
      help: 'What somebody who cannot see the picture should know. Empty takes the description of the image itself.',
    }),
    caption: z.string().max(1000).default('').meta({ label: 'Caption' }),
    link: z
      .union([z.literal(''), linkSchema])
      .default('')
      .meta({ label: 'Link', control: 'link' }),
    newWindow: z.boolean().default(false).meta({ label: 'Open in a new window' }),
    shape: z
      .enum(['fill', 'original', '1:1', '3:2', '4:3', '16:9', '2:3'])
      .default('fill')
      .meta({ label: 'Shape', choices: { fill: 'Fill its place', original: 'As it is' } }),
    fit: z
      .enum(['cover', 'contain'])
      .default('cover')
      .meta({ label: 'Fit', choices: { cover: 'Crop to fill', contain: 'Show all of it' } }),
  }),
  size: { desktop: { w: 10, h: 10 }, phone: { w: 8, h: 8 } },
  needs: settings => ({ asset: { kind: 'asset', id: settings.asset } }),
});
