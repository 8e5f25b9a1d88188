import { defineBlock } from '@vitrine/core/blocks/define-block.ts';
import { z } from 'zod';

export const block = defineBlock({
  type: 1,
  name: 'navigation',
  label: 'Navigation',
  description: 'The links of the main menu or the footer, with a menu button on phones.',
  category: 'site',
  icon: 'M4 7h16M4 12h16M4 17h16',
  settings: z.object({
    place: z
      .enum(['main', 'footer'])
      .default('main')
      .meta({ label: 'Links', choices: { main: 'Main navigation', footer: 'Footer' } }),
    design: z
      .enum(['inline', 'stacked'])
      .default('inline')
      .meta({ label: 'Arrangement', choices: { inline: 'In a row', stacked: 'One below the other' } }),
  }),
  size: { desktop: { w: 14, h: 2 }, phone: { w: 2, h: 2 } },
  needs: settings => ({ links: { kind: 'navigation', place: settings.place } }),
  script: 'enhance',
});
