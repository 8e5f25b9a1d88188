import type { Collection } from '@vitrine/core/collections/collection.ts';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { expect, it } from 'vitest';
import { homeOf, type PageNode, planDrop, planMenu, planStep, treeOf } from './plan-move.ts';

const entry = (id: string, patch: Partial<Collection> = {}): Collection => ({
  id,
  type: collectionTypes.page,
  title: id,
  slug: id,
  parentId: null,
  navigation: 'main',
  position: 0,
  state: 'enabled',
  seo: { title: '', description: '' },
  linkAddress: '',
  hasPassword: false,
  documentId: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  deletedAt: null,
  ...patch,
});

const pages = [
  entry('home'),
  entry('about', { position: 1 }),
  entry('shop', { position: 2 }),
  entry('team', { parentId: 'about' }),
  entry('press', { parentId: 'about', position: 1 }),
  entry('terms', { navigation: 'footer' }),
  entry('lost', { parentId: 'terms' }),
];

it('STUDIO-10: the tree of a menu shows its entries in order', () => {
  const names = (nodes: readonly PageNode[]): unknown[] =>
    nodes.map(({ collection, children }) => [
      collection.id,
      ...(children.length > 0 ? [names(children)] : []),
    ]);
  expect(names(treeOf(pages, 'main'))).toEqual([
    ['home'],
    ['lost'],
    ['about', [['team'], ['press']]],
    ['shop'],
  ]);
  expect(treeOf(pages, 'none')).toEqual([]);
});

it('STUDIO-10: when an entry is dropped before, after or onto another, positions are counted without the moved one', () => {
  const drop = (id: string, over: string, where: 'before' | 'after' | 'on') =>
    planDrop(pages, id, { id: over, where });
  expect(drop('home', 'shop', 'before')).toEqual({ parentId: null, navigation: 'main', index: 1 });
  expect(drop('shop', 'home', 'after')).toEqual({ parentId: null, navigation: 'main', index: 1 });
  expect(drop('home', 'about', 'on')).toEqual({ parentId: 'about', navigation: 'main', index: 2 });
  expect(drop('team', 'press', 'after')).toEqual({ parentId: 'about', navigation: 'main', index: 1 });
  expect(drop('shop', 'terms', 'after')).toEqual({ parentId: null, navigation: 'footer', index: 1 });
});

it('STUDIO-10: no entry moves onto itself or below its own descendants, and steps stop at the ends', () => {
  expect(planDrop(pages, 'about', { id: 'about', where: 'on' })).toBe(null);
  expect(planDrop(pages, 'about', { id: 'team', where: 'on' })).toBe(null);
  expect(planStep(pages, 'home', -1)).toBe(null);
  expect(planStep(pages, 'home', 1)).toEqual({ parentId: null, navigation: 'main', index: 1 });
  expect(planStep(pages, 'shop', 1)).toBe(null);
  expect(planMenu(pages, 'footer')).toEqual({ parentId: null, navigation: 'footer', index: 1 });
});

it('STUDIO-15: the home page is the one set as such, otherwise the first that visitors can open', () => {
  const hidden = entry('hidden', { state: 'hidden' });
  const locked = entry('locked', { hasPassword: true });
  const blog = entry('journal', { type: collectionTypes.blog });
  const all = [hidden, locked, blog, ...pages];
  expect(homeOf(all, 'about')?.id).toBe('about');
  expect(homeOf(all, null)?.id).toBe('home');
  expect(homeOf(all, 'hidden')?.id).toBe('home');
  expect(homeOf([hidden, blog], null)).toBeNull();
});
