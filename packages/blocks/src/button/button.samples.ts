import type { SamplesOf } from '../settings-of.ts';
import type { block } from './button.block.ts';

export const samples: SamplesOf<typeof block> = [
  { name: 'Filled', settings: { text: 'See the new pots', link: '/shop' } },
  {
    name: 'Outlined, centred, large',
    settings: {
      text: 'Book a visit',
      link: '/visit',
      variant: 'outline',
      alignment: 'center',
      size: 'large',
    },
  },
  {
    name: 'Text in a new window',
    settings: {
      text: 'Read the story',
      link: 'https://example.com/',
      newWindow: true,
      variant: 'text',
      size: 'small',
    },
  },
  { name: 'Full width', settings: { text: 'Add your name', link: '#list', alignment: 'stretch' } },
  { name: 'Right', settings: { text: 'Next', link: '/next', alignment: 'right' } },
  { name: 'Without a link', settings: { text: 'Nowhere yet' } },
];
