import { defineBlock } from '@vitrine/core/blocks/define-block.ts';
import { optionalLinkSchema } from '@vitrine/core/links/link.ts';
import { z } from 'zod';

export const block = defineBlock({
  type: 53,
  name: 'button',
  label: 'Button',
  description: 'A link that looks like a button.',
  category: 'text',
  icon: 'M3.5 8.5h17v7h-17zM8 12h8',
  settings: z.object({
    text: z.string().max(120).default('Learn more').meta({ label: 'Text' }),
    link: optionalLinkSchema.default('').meta({
      label: 'Link',
      control: 'link',
      help: 'Without a link, visitors see a button they cannot press.',
    }),
    newWindow: z.boolean().default(false).meta({ label: 'Open in a new window' }),
    alignment: z
      .enum(['left', 'center', 'right', 'stretch'])
      .default('left')
      .meta({
        label: 'Alignment',
        choices: { left: 'Left', center: 'Centre', right: 'Right', stretch: 'Full width' },
      }),
    size: z
      .enum(['small', 'medium', 'large'])
      .default('medium')
      .meta({ label: 'Size', choices: { small: 'Small', medium: 'Medium', large: 'Large' } }),
    variant: z
      .enum(['solid', 'outline', 'text'])
      .default('solid')
      .meta({ label: 'Look', choices: { solid: 'Filled', outline: 'Outlined', text: 'Text only' } }),
  }),
  size: { desktop: { w: 6, h: 2 }, phone: { w: 8, h: 2 } },
});
