import { blockDefinitions, definitionOf } from '@vitrine/blocks/block-definitions.ts';
import { block as button } from '@vitrine/blocks/button/button.block.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { isOverlapping, sharesColumn } from '@vitrine/core/page/grid.ts';
import {
  type Block,
  type PageDocument,
  type Section,
  sectionSchema,
  sectionSettingsSchema,
} from '@vitrine/core/page/page-document.ts';
import { expect, it } from 'vitest';
import { copyBlock, copySection, makeBlock, placesFor } from './make-block.ts';
import { makeSection, sectionLayouts, widthLike } from './section-layouts.ts';
import { blocksInOrder, existing, stepFrom } from './selection.ts';

const block = (x: number, y: number, phoneY: number): Block => ({
  id: newId(),
  ...button.content(),
  places: { desktop: { x, y, w: 6, h: 2 }, phone: { x: 0, y: phoneY, w: 8, h: 2 } },
});
const section = (...blocks: Block[]): Section => ({
  id: newId(),
  settings: sectionSettingsSchema.parse({}),
  blocks,
});
const page = (...sections: Section[]): PageDocument => ({ sections });

it('STUDIO-7: Tab moves through header, page and footer in reading order and leaves at the ends', () => {
  const [logo, right, left, foot] = [block(0, 0, 0), block(12, 0, 0), block(0, 0, 4), block(0, 0, 0)];
  const documents = {
    header: page(section(logo)),
    page: page(section(right, left)),
    footer: page(section(foot)),
  };
  const ids = (device: 'desktop' | 'phone') => blocksInOrder(documents, device).map(one => one.id);
  expect(ids('desktop')).toEqual([logo.id, left.id, right.id, foot.id]);
  expect(ids('phone')).toEqual([logo.id, right.id, left.id, foot.id]);
  const order = blocksInOrder(documents, 'desktop');
  expect(stepFrom(order, null, 1)?.id).toBe(logo.id);
  expect(stepFrom(order, logo.id, 1)?.id).toBe(left.id);
  expect(stepFrom(order, foot.id, 1)).toBe(null);
  expect(stepFrom(order, logo.id, -1)).toBe(null);
});

it('STUDIO-7: a selected block stays selected in another section, and is deselected when it is removed', () => {
  const [one, home, other] = [block(0, 0, 0), section(), section()];
  const selection = { kind: 'block' as const, id: one.id, part: 'page' as const, sectionId: home.id };
  const at = (...sections: Section[]) => ({ header: page(), page: page(...sections), footer: page() });
  expect(existing(selection, at(home, { ...other, blocks: [one] }))).toEqual({
    ...selection,
    sectionId: other.id,
  });
  expect(existing(selection, at(home, other))).toBe(null);
});

it('STUDIO-9, GRID-7: a new block is placed a row below the selection, and at the end on a phone', () => {
  const definition = definitionOf(5);
  if (!definition) throw new Error('There is an image block.');
  const upper = block(0, 0, 0);
  const home = section(upper, block(0, 30, 2));
  const places = placesFor(definition, home, upper.places.desktop);
  expect(places.desktop).toEqual({ x: 0, y: 3, ...definition.size.desktop });
  expect(places.phone).toEqual({ x: 0, y: 5, ...definition.size.phone });
  const made = makeBlock(definition, places);
  expect(made.settings).toEqual(definition.settings.parse({}));
});

it('STUDIO-9, GRID-7: a copy has new ids, covers nothing and keeps the default distance', () => {
  const first = block(0, 0, 0);
  const home = section(first, block(6, 0, 2));
  const copy = copyBlock(first, home);
  expect(copy.id).not.toBe(first.id);
  expect(home.blocks.some(one => isOverlapping(one.places.desktop, copy.places.desktop))).toBe(false);
  expect(home.blocks.some(one => isOverlapping(one.places.phone, copy.places.phone))).toBe(false);
  expect([copy.places.desktop.y, copy.places.phone.y]).toEqual([3, 5]);
  const twin = copySection(home);
  const ids = [home.id, twin.id, ...home.blocks.map(({ id }) => id), ...twin.blocks.map(({ id }) => id)];
  expect(new Set(ids).size).toBe(ids.length);
});

it('STUDIO-14: every layout produces a valid section of known blocks, on both devices without overlaps', () => {
  for (const layout of sectionLayouts) {
    const made = makeSection(layout);
    expect(sectionSchema.safeParse(made).success).toBe(true);
    expect(made.blocks.length).toBe(layout.blocks.length);
    expect(made.blocks.every(one => blockDefinitions.has(one.type))).toBe(true);
    for (const device of ['desktop', 'phone'] as const) {
      const overlaps = made.blocks.flatMap((one, at) =>
        made.blocks.slice(at + 1).filter(other => isOverlapping(one.places[device], other.places[device])),
      );
      expect(overlaps).toEqual([]);
    }
  }
});

it('STUDIO-33: every new section begins at the left edge of the header, with the same width', () => {
  const header = (width: Section['settings']['width']) =>
    page({ ...section(block(0, 0, 0)), settings: sectionSettingsSchema.parse({ width }) });
  for (const layout of sectionLayouts) {
    for (const width of ['content', 'wide'] as const) {
      const made = makeSection(layout, widthLike(header(width)));
      expect(made.settings.width).toBe(width);
      for (const device of ['desktop', 'phone'] as const) {
        const edges = made.blocks.map(({ places }) => places[device].x);
        expect(Math.min(...edges)).toBe(layout.id === 'empty' ? Number.POSITIVE_INFINITY : 0);
      }
    }
  }
  expect(widthLike(page())).toBe('wide');
});

it('GRID-7: the blocks of every new section keep the default distance, on both devices', () => {
  for (const layout of sectionLayouts) {
    const { blocks } = makeSection(layout);
    for (const device of ['desktop', 'phone'] as const) {
      const near = blocks.flatMap((one, at) =>
        blocks.slice(at + 1).filter(other => {
          const [a, b] = [one.places[device], other.places[device]];
          return sharesColumn(a, b) && a.y < b.y + b.h + 1 && b.y < a.y + a.h + 1;
        }),
      );
      expect([layout.id, near.length]).toEqual([layout.id, 0]);
    }
  }
});
