import { currentVersion } from '@vitrine/blocks/block-definitions.ts';
import type { BlockDefinition } from '@vitrine/core/blocks/define-block.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { freePlace, rowsOf } from '@vitrine/core/page/grid.ts';
import type { Block, Place, Section } from '@vitrine/core/page/page-document.ts';

/** A block as it is when it comes fresh from the catalogue: its defaults are written into it. */
export function makeBlock(
  definition: BlockDefinition,
  places: Block['places'],
  settings: Readonly<Record<string, unknown>> = {},
): Block {
  const read = definition.settings.parse(settings);
  return {
    id: newId(),
    type: definition.type,
    version: currentVersion(definition),
    settings: typeof read === 'object' && read !== null ? { ...read } : {},
    places,
  };
}

/** Below what is selected, or at the first free place of the section; on a phone always at the end (rule STUDIO-9). */
export function placesFor(
  definition: BlockDefinition,
  section: Section,
  after: Place | null,
): Block['places'] {
  const { desktop, phone } = definition.size;
  const fromRow = after === null ? 0 : after.y + after.h;
  return {
    desktop: freePlace(
      section.blocks.map(block => block.places.desktop),
      desktop,
      { device: 'desktop', fromRow },
    ),
    phone: freePlace(
      section.blocks.map(block => block.places.phone),
      phone,
      { device: 'phone', fromRow: rowsOf(section.blocks, 'phone') },
    ),
  };
}

/** The same block once more, a little below, with an id of its own. */
export function copyBlock(block: Block, section: Section): Block {
  const place = (device: 'desktop' | 'phone') =>
    freePlace(
      section.blocks.map(one => one.places[device]),
      block.places[device],
      { device, fromRow: block.places[device].y + block.places[device].h },
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
