import { blockDefinitions } from '@vitrine/blocks/block-definitions.ts';
import { samplesOf } from '@vitrine/blocks/block-samples.ts';
import { site } from '@vitrine/blocks/site.samples.ts';
import { collectNeeds } from '@vitrine/render/collect-needs.ts';
import { expect, it } from 'vitest';
import { type CardKey, nextCard } from './next-card.ts';
import { pictureOfBlock } from './picture-of-block.ts';

it('STUDIO-17: each block is shown by its first sample, with its data, as wide as it will be on a page', () => {
  for (const definition of blockDefinitions.values()) {
    const picture = pictureOfBlock(definition, { site, theme: 'darkest' });
    const [block, ...others] = picture?.section.blocks ?? [];
    expect(others).toEqual([]);
    expect(block?.settings).toEqual(definition.settings.parse(samplesOf(definition.type)[0]?.settings));
    expect(picture?.section.settings.theme).toBe('darkest');
    const needs = Object.keys(collectNeeds([{ sections: picture ? [picture.section] : [] }]));
    expect(Object.keys(picture?.data ?? {})).toEqual(expect.arrayContaining(needs));
    expect(picture?.width).toBeGreaterThanOrEqual(280);
    expect(picture?.width).toBeLessThanOrEqual(720);
  }
});

it('STUDIO-17: pictures use the data of this website; samples replace missing social links, and a product always has a store', () => {
  const own = { ...site, title: 'Potting shed', socialLinks: [], hasStore: false };
  const pictureOf = (name: string) => {
    const definition = [...blockDefinitions.values()].find(one => one.name === name);
    return definition && pictureOfBlock(definition, { site: own, theme: 'lightest' });
  };
  expect(pictureOf('logo')?.site).toMatchObject({ title: 'Potting shed', hasStore: false });
  expect(pictureOf('social-links')?.site.socialLinks).toEqual(site.socialLinks);
  expect(pictureOf('product')?.site.hasStore).toBe(true);
});

it('STUDIO-18: arrow keys move along a row and to the nearest card of the next row, and up from the first row to the search', () => {
  const card = (column: number, row: number) => ({
    left: column * 110,
    top: row * 90,
    width: 100,
    height: 80,
  });
  const cards = [card(0, 0), card(1, 0), card(2, 0), card(0, 1), card(0, 3), card(1, 3)];
  const steps: readonly (readonly [number, CardKey, number | null])[] = [
    [0, 'ArrowRight', 1],
    [2, 'ArrowRight', 3],
    [5, 'ArrowRight', 5],
    [3, 'ArrowLeft', 2],
    [0, 'ArrowLeft', 0],
    [2, 'ArrowDown', 3],
    [3, 'ArrowDown', 4],
    [5, 'ArrowDown', 5],
    [5, 'ArrowUp', 3],
    [3, 'ArrowUp', 0],
    [1, 'ArrowUp', null],
    [3, 'Home', 0],
    [3, 'End', 5],
  ];
  for (const [from, key, to] of steps)
    expect([from, key, nextCard(cards, from, key)]).toEqual([from, key, to]);
});
