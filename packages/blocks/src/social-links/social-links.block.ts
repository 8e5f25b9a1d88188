import { defineBlock } from '@vitrine/core/blocks/define-block.ts';
import { z } from 'zod';

export const block = defineBlock({
  type: 19,
  name: 'social-links',
  label: 'Social links',
  description: 'Links to your profiles elsewhere.',
  category: 'site',
  icon: 'M8.5 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0M21.5 5.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0M21.5 18.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0M8.2 10.7l7.6-3.9M8.2 13.3l7.6 3.9',
  settings: z.object({
    size: z
      .number()
      .min(14)
      .max(64)
      .default(24)
      .meta({ label: 'Size', control: 'slider', min: 14, max: 64, step: 1, unit: 'px' }),
    style: z
      .enum(['icon', 'text', 'both'])
      .default('icon')
      .meta({ label: 'Show', choices: { icon: 'Icons', text: 'Names', both: 'Icons and names' } }),
    alignment: z
      .enum(['left', 'center', 'right'])
      .default('left')
      .meta({ label: 'Alignment', choices: { left: 'Left', center: 'Centre', right: 'Right' } }),
  }),
  // The names need a tooltip only if they are not visible.
  script: settings => (settings.style === 'icon' ? 'enhance' : null),
  size: { desktop: { w: 8, h: 2 }, phone: { w: 8, h: 2 } },
});
