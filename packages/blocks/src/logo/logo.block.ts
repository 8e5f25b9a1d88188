import { defineBlock } from '@vitrine/core/blocks/define-block.ts';
import { z } from 'zod';

export const block = defineBlock({
  type: 3,
  name: 'logo',
  label: 'Logo',
  description: 'The website’s logo or name, with a link to the home page.',
  category: 'site',
  icon: 'M12 3.5 20.5 8v8L12 20.5 3.5 16V8zM3.5 8 12 12.5 20.5 8M12 12.5v8',
  settings: z.object({
    size: z
      .number()
      .min(16)
      .max(240)
      .default(40)
      .meta({ label: 'Height', control: 'slider', min: 16, max: 240, step: 2, unit: 'px' }),
    alignment: z
      .enum(['left', 'center', 'right'])
      .default('left')
      .meta({ label: 'Alignment', choices: { left: 'Left', center: 'Centre', right: 'Right' } }),
    showTitle: z
      .boolean()
      .default(true)
      .meta({ label: 'Show the name', help: 'Without a logo image the name is always shown.' }),
  }),
  size: { desktop: { w: 6, h: 2 }, phone: { w: 6, h: 2 } },
});
