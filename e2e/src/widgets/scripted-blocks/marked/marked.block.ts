import { defineBlock } from '@vitrine/core/blocks/define-block.ts';
import { z } from 'zod';

export const block = defineBlock({
  type: 2901,
  name: 'marked',
  label: 'Marked',
  description: 'Its enhancer counts how often it was started and undone.',
  category: 'text',
  icon: 'M4 4h16v16H4z',
  settings: z.object({}),
  size: { desktop: { w: 24, h: 3 }, phone: { w: 8, h: 3 } },
  script: 'enhance',
});
