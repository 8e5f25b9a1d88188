import { expect, it } from 'vitest';
import { navigationOf } from './navigation-of.ts';

const row = (id: string, rest: object = {}) => ({
  id,
  type: 10 as const,
  title: id,
  slug: id,
  parent_id: null,
  navigation: 'main' as const,
  state: 'enabled' as const,
  link_address: '',
  ...rest,
});

const rows = [
  row('home'),
  row('shop', { type: 13 }),
  row('more', { type: 32 }),
  row('about', { parent_id: 'more' }),
  row('empty', { type: 32 }),
  row('hidden', { state: 'hidden' }),
  row('elsewhere', { type: 33, link_address: 'https://example.com/' }),
  row('imprint', { navigation: 'footer' }),
  row('nowhere', { navigation: 'none' }),
];

it('COLLECTION-6: a menu contains the enabled entries of its place, folders link to their first entry', () => {
  const links = navigationOf(rows, { place: 'main', homePageId: 'home', path: '/shop/p/mug' });
  expect(links.map(({ title, address }) => [title, address])).toEqual([
    ['home', '/'],
    ['shop', '/shop'],
    ['more', '/about'],
    ['elsewhere', 'https://example.com/'],
  ]);
  expect(links.find(link => link.title === 'more')?.children).toMatchObject([
    { title: 'about', address: '/about' },
  ]);
  expect(links.filter(link => link.isCurrent).map(link => link.title)).toEqual(['shop']);
  expect(links.filter(link => link.isExternal).map(link => link.title)).toEqual(['elsewhere']);
});

it('COLLECTION-6: an entry whose parent is not in the menu is at the top level; a cycle ends', () => {
  const odd = [row('a', { parent_id: 'gone' }), row('b', { parent_id: 'b' })];
  expect(navigationOf(odd, { place: 'main', homePageId: null, path: '' }).map(link => link.title)).toEqual([
    'a',
  ]);
});
