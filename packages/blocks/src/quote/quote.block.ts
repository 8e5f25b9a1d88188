import { defineBlock } from '@vitrine/core/blocks/define-block.ts';
import { z } from 'zod';

export const block = defineBlock({
  type: 31,
  name: 'quote',
  label: 'Quote',
  description: 'A quotation in large type, with its source.',
  category: 'text',
  icon: 'M9.5 7C6.5 8 5 10.2 5 13.5V17h5v-5H7.5M18.5 7c-3 1-4.5 3.2-4.5 6.5V17h5v-5h-2.5',
  settings: z.object({
    text: z.string().max(4000).default('').meta({ label: 'Quote', control: 'textarea', multiline: true }),
    source: z.string().max(300).default('').meta({ label: 'Who said it' }),
  }),
  size: { desktop: { w: 12, h: 5 }, phone: { w: 8, h: 5 } },
});
