import type { DefinedBlock } from '@vitrine/core/blocks/define-block.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { freePlace, rowsOf } from '@vitrine/core/page/grid.ts';
import type { Block, Place, Section } from '@vitrine/core/page/page-document.ts';
import { rowsBetween } from '@vitrine/core/page/phone-places.ts';

/** A new block from the catalogue, with its defaults written into its settings. */
export function makeBlock(
  definition: DefinedBlock,
  places: Block['places'],
  settings: Readonly<Record<string, unknown>> = {},
): Block {
  return { id: newId(), ...definition.content(settings), places };
}

/**
 * Below the selection, or at the first free place of the section; on a phone always at the end; with the default
 * distance between blocks (rules STUDIO-9, GRID-7).
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

/** A copy of a block, a little further down, with a new id. */
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
