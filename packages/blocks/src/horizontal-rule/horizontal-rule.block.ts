import { defineBlock } from '@vitrine/core/blocks/define-block.ts';
import { z } from 'zod';

export const block = defineBlock({
  type: 47,
  name: 'horizontal-rule',
  label: 'Line',
  description: 'A line, a row of dots or a bar between two sections.',
  category: 'layout',
  icon: 'M4 12h16M9 5h6M9 19h6',
  settings: z.object({
    style: z
      .enum(['line', 'dots', 'thick'])
      .default('line')
      .meta({ label: 'Style', choices: { line: 'Line', dots: 'Dots', thick: 'Bar' } }),
    width: z
      .number()
      .min(5)
      .max(100)
      .default(100)
      .meta({ label: 'Width', control: 'slider', min: 5, max: 100, step: 5, unit: '%' }),
  }),
  size: { desktop: { w: 24, h: 1 }, phone: { w: 8, h: 1 } },
});
