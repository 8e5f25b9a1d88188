import { defineBlock } from '@vitrine/core/blocks/define-block.ts';
import { z } from 'zod';

export const block = defineBlock({
  type: 21,
  name: 'spacer',
  label: 'Space',
  description: 'Empty space on the grid, as tall as you draw it.',
  category: 'layout',
  icon: 'M12 4v16M8.5 7.5 12 4l3.5 3.5M8.5 16.5 12 20l3.5-3.5',
  settings: z.object({}),
  size: { desktop: { w: 24, h: 3 }, phone: { w: 8, h: 2 } },
});
