import { defineBlock } from '@vitrine/core/blocks/define-block.ts';
import { idSchema } from '@vitrine/core/id/id.ts';
import { linkSchema } from '@vitrine/core/rich-text/rich-text.ts';
import { z } from 'zod';

const slideSchema = z.object({
  asset: idSchema,
  title: z.string().max(300).default(''),
  description: z.string().max(2000).default(''),
  link: z.union([z.literal(''), linkSchema]).default(''),
});

export const block = defineBlock({
  type: 8,
  name: 'gallery',
  label: 'Gallery',
  description: 'Many pictures in even rows.',
  category: 'media',
  icon: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  settings: z.object({
    slides: slideSchema.array().max(500).default([]).meta({ label: 'Pictures', control: 'slides' }),
    perRow: z
      .number()
      .int()
      .min(1)
      .max(10)
      .default(4)
      .meta({ label: 'Pictures in a row', control: 'slider', min: 1, max: 10, step: 1 }),
    perRowPhone: z
      .number()
      .int()
      .min(1)
      .max(4)
      .default(2)
      .meta({ label: 'On a phone', control: 'slider', min: 1, max: 4, step: 1 }),
    ratio: z
      .enum(['auto', '1:1', '3:2', '4:3', '2:3', '16:9'])
      .default('1:1')
      .meta({ label: 'Shape', choices: { auto: 'As they are' } }),
    gutter: z
      .number()
      .min(0)
      .max(80)
      .default(20)
      .meta({ label: 'Space between', control: 'slider', min: 0, max: 80, step: 1, unit: 'px' }),
  }),
  size: { desktop: { w: 24, h: 14 }, phone: { w: 8, h: 12 } },
  needs: settings => ({ assets: { kind: 'assets', ids: settings.slides.map(slide => slide.asset) } }),
});
