import { defineBlock } from '@vitrine/core/blocks/define-block.ts';
import { z } from 'zod';

export const block = defineBlock({
  type: 44,
  name: 'markdown',
  label: 'Markdown',
  description: 'Text written in Markdown.',
  category: 'text',
  icon: 'M3 6h18v12H3zM6 15V9l3 3.5L12 9v6M17 9v6M14.5 12.5 17 15l2.5-2.5',
  settings: z.object({
    source: z.string().max(100_000).default('').meta({ label: 'Markdown', control: 'code', multiline: true }),
  }),
  size: { desktop: { w: 12, h: 6 }, phone: { w: 8, h: 6 } },
  hasTitle: ({ source }) => /^ {0,3}(#[ \t]+\S|\S.*\n {0,3}=+ *$)/m.test(source),
});
