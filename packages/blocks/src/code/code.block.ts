import { defineBlock } from '@vitrine/core/blocks/define-block.ts';
import { z } from 'zod';

export const block = defineBlock({
  type: 23,
  name: 'code',
  label: 'Code',
  description: 'Code to read, or your own HTML that runs for visitors.',
  category: 'text',
  icon: 'm8 7-5 5 5 5M16 7l5 5-5 5M13.5 4.5l-3 15',
  settings: z.object({
    source: z.string().max(100_000).default('').meta({ label: 'Code', control: 'code', multiline: true }),
    mode: z
      .enum(['display', 'html'])
      .default('display')
      .meta({
        label: 'Use',
        choices: { display: 'Show it to readers', html: 'Run it as HTML' },
        help: 'HTML runs only on the published page, never here.',
      }),
    language: z
      .string()
      .max(30)
      .default('')
      .meta({ label: 'Language', help: 'Such as css, html, js, python.' }),
    lineNumbers: z.boolean().default(false).meta({ label: 'Number the lines' }),
  }),
  size: { desktop: { w: 14, h: 6 }, phone: { w: 8, h: 6 } },
  hasTitle: ({ mode, source }) => mode === 'html' && /<h1[\s>]/i.test(source),
  script: ({ mode, source }) =>
    mode === 'html' && /<img\s[^>]*\bdata-src\s*=/i.test(source) ? 'enhance' : null,
  // Sources for the content of its HTML; those of its scripts depend on whether they may run.
  sources: ({ mode }) => (mode === 'html' ? { image: ['https:'], media: ['https:'] } : {}),
  // The image loader and the script that follows a frame's height, if they are needed.
  budget: { js: 3600 },
  requiresScriptRole: true,
  ownMarkup: ({ mode, source }) => (mode === 'html' && source.trim() !== '' ? source : null),
});
