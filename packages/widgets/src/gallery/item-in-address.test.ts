import { expect, it } from 'vitest';
import { addressPartOf, itemInAddress } from './item-in-address.ts';

const items = [
  { id: 'a1', url: '' },
  { id: 'b2', url: '/album/tall-jug' },
  { id: 'c3', url: 'späne' },
];
const at = (hash: string, pathname = '/album') => itemInAddress(items, { hash, pathname });

it('LIGHTBOX-13: an address names an item by hash or path, by its id or its own address', () => {
  expect([at('#a1'), at('#tall-jug'), at('#b2'), at('#sp%C3%A4ne')]).toEqual([0, 1, 1, 2]);
  expect(at('', '/album/tall-jug/')).toBe(1);
  expect([at(''), at('#nobody'), at('#%'), at('#')]).toEqual([-1, -1, -1, -1]);
});

it('LIGHTBOX-13: the address uses an item’s own part, else its id', () => {
  expect(items.map(addressPartOf)).toEqual(['a1', 'tall-jug', 'späne']);
});
