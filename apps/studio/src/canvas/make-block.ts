import type { DefinedBlock } from '@vitrine/core/blocks/define-block.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { freePlace, rowsOf } from '@vitrine/core/page/grid.ts';
import type { Block, Place, Section } from '@vitrine/core/page/page-document.ts';
import { rowsBetween } from '@vitrine/core/page/phone-places.ts';

/** A block as it is when it comes fresh from the catalogue: its defaults are written into it. */
export function makeBlock(
  definition: DefinedBlock,
  places: Block['places'],
  settings: Readonly<Record<string, unknown>> = {},
): Block {
  return { id: newId(), ...definition.content(settings), places };
}

/**
 * Below what is selected, or at the first free place of the section; on a phone always at the end; at the
 * distance that blocks have by default (rules STUDIO-9, GRID-7).
 */
export function placesFor(definition: DefinedBlock, section: Section, after: Place | null): Block['places'] {
  const { desktop, phone } = definition.size;
  const fromRow = after === null ? 0 : after.y + after.h + rowsBetween;
  const end = rowsOf(section.blocks, 'phone');
  return {
    desktop: freePlace(
      section.blocks.map(block => block.places.desktop),
      desktop,
      { device: 'desktop', fromRow, gap: rowsBetween },
    ),
    phone: freePlace(
      section.blocks.map(block => block.places.phone),
      phone,
      { device: 'phone', fromRow: end === 0 ? 0 : end + rowsBetween, gap: rowsBetween },
    ),
  };
}

/** The same block once more, a little below, with an id of its own. */
export function copyBlock(block: Block, section: Section): Block {
  const place = (device: 'desktop' | 'phone') =>
    freePlace(
      section.blocks.map(one => one.places[device]),
      block.places[device],
      { device, fromRow: block.places[device].y + block.places[device].h + rowsBetween, gap: rowsBetween },
    );
  return {
    ...structuredClone(block),
    id: newId(),
    places: { desktop: place('desktop'), phone: place('phone') },
  };
}

export function copySection(section: Section): Section {
  return {
    ...structuredClone(section),
    id: newId(),
    settings: { ...section.settings, anchor: '' },
    blocks: section.blocks.map(block => ({ ...structuredClone(block), id: newId() })),
  };
}
