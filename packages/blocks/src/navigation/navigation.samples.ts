import type { NavigationLink } from '@vitrine/core/needs/navigation/navigation.need.ts';
import type { SamplesOf } from '../settings-of.ts';
import type { block } from './navigation.block.ts';

const link = (title: string, address: string, more: Partial<NavigationLink> = {}): NavigationLink => ({
  title,
  address,
  isExternal: false,
  isCurrent: false,
  children: [],
  ...more,
});

const links = [
  link('Shop', '/shop', {
    children: [link('Bowls', '/shop?category=bowls'), link('Jugs', '/shop?category=jugs')],
  }),
  link('Journal', '/journal', { isCurrent: true }),
  link('Studio', '', { children: [link('Visit', '/visit'), link('Classes', '/classes')] }),
  link('Instagram', 'https://example.com/kiln', { isExternal: true }),
];

export const samples: SamplesOf<typeof block, { links: readonly NavigationLink[] }> = [
  { name: 'Main', settings: {}, data: { links } },
  { name: 'Main, stacked', settings: { design: 'stacked' }, data: { links } },
  {
    name: 'Footer',
    settings: { place: 'footer' },
    data: {
      links: [link('Imprint', '/imprint'), link('Privacy', '/privacy'), link('Shipping', '/shipping')],
    },
  },
  { name: 'Empty', settings: {}, data: { links: [] } },
];
