import { defineBlock } from '@vitrine/core/blocks/define-block.ts';
import { emptyText, hasHighlight, richTextSchema } from '@vitrine/core/rich-text/rich-text.ts';
import { z } from 'zod';

export const block = defineBlock({
  type: 2,
  name: 'html',
  label: 'Text',
  description: 'Headings, paragraphs, lists, links and tables, written directly on the page.',
  category: 'text',
  icon: 'M4 6h16M4 10.5h16M4 15h16M4 19.5h9',
  settings: z.object({
    text: richTextSchema.default(emptyText).meta({ label: 'Text', control: 'text-on-page' }),
  }),
  size: { desktop: { w: 12, h: 4 }, phone: { w: 8, h: 4 } },
  hasTitle: ({ text }) => text.content.some(node => node.type === 'heading' && node.attrs.level === 1),
  headings: ({ text }) => text.content.flatMap(node => (node.type === 'heading' ? [node.attrs.level] : [])),
  script: ({ text }) => (hasHighlight(text) ? 'enhance' : null),
  styleParts: ({ text }) => (hasHighlight(text) ? ['text-highlight/highlight'] : []),
  // The script that draws highlights; a text without any needs no script.
  budget: { js: 3072 },
});
