import { defineBlock } from '@vitrine/core/blocks/define-block.ts';
import { z } from 'zod';

export const block = defineBlock({
  type: 2902,
  name: 'counted',
  label: 'Counted',
  description: 'An island in a part of its block, with props made from its settings.',
  category: 'text',
  icon: 'M4 4h16v16H4z',
  settings: z.object({ words: z.string().default('').meta({ label: 'Words', multiline: true }) }),
  size: { desktop: { w: 24, h: 3 }, phone: { w: 8, h: 3 } },
  script: 'island',
});
