import { defineBlock } from '@vitrine/core/blocks/define-block.ts';
import { z } from 'zod';

export const block = defineBlock({
  type: 2903,
  name: 'greeted',
  label: 'Greeted',
  description: 'An island that is its whole block, with the props of its view.',
  category: 'text',
  icon: 'M4 4h16v16H4z',
  settings: z.object({ name: z.string().default('').meta({ label: 'Name' }) }),
  size: { desktop: { w: 24, h: 3 }, phone: { w: 8, h: 3 } },
  script: 'island',
});
