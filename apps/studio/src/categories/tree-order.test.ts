import type { ListedCategory } from '@vitrine/core/products/category.ts';
import { expect, it } from 'vitest';
import { inTreeOrder, withWords } from './tree-order.ts';

const category = (id: string, parentId: string | null): ListedCategory => ({
  id,
  term: id,
  slug: id,
  name: id,
  parentId,
  position: 1,
  count: 0,
});
const all = [category('gifts', null), category('tableware', null), category('bowls', 'tableware')];

it('CATEGORY-9: the tree is listed with each category before those below it', () => {
  expect(inTreeOrder(all).map(({ category: { id }, above }) => [...above, id].join(' › '))).toEqual([
    'gifts',
    'tableware',
    'tableware › bowls',
  ]);
});

it('CATEGORY-9: a search keeps what is above a match', () => {
  expect(withWords(all, 'bow').map(({ id }) => id)).toEqual(['tableware', 'bowls']);
  expect(withWords(all, 'vase')).toEqual([]);
});
