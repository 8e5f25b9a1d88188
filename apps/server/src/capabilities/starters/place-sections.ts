import type { DefinedBlock } from '@vitrine/core/blocks/define-block.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { type Block, type PageDocument, sectionSettingsSchema } from '@vitrine/core/page/page-document.ts';
import { derivePhonePlaces } from '@vitrine/core/page/phone-places.ts';
import { placeOf, type StarterBlock, type StarterSection } from '@vitrine/core/starters/starter.ts';
import { blockDefinitions } from '@vitrine/render/block-facts.ts';

/** The ids of a starter's keys on one website. */
export interface StarterIds {
  readonly $asset: ReadonlyMap<string, Id>;
  readonly $product: ReadonlyMap<string, Id>;
  readonly $collection: ReadonlyMap<string, Id>;
  /** Addresses. */
  readonly $fund: ReadonlyMap<string, string>;
  readonly $productCollection: ReadonlyMap<string, string>;
}

/** A starter's sections as a page document: keys become ids, settings are complete, phone layouts exist (STARTER-2). */
export function placeSections(sections: readonly StarterSection[], ids: StarterIds): PageDocument {
  return {
    sections: sections.map(section => ({
      id: newId(),
      settings: sectionSettingsSchema.parse(resolve(section.settings, ids)),
      blocks: placeBlocks(section.blocks, ids),
    })),
  };
}

function placeBlocks(blocks: readonly StarterBlock[], ids: StarterIds): Block[] {
  const placed = blocks.map(block => ({
    places: { desktop: placeOf(block.desktop), ...(block.phone ? { phone: placeOf(block.phone) } : {}) },
  }));
  const phone = derivePhonePlaces(placed);
  return blocks.map((block, at) => {
    const definition = definitionNamed(block.block);
    const desktop = placeOf(block.desktop);
    return {
      id: newId(),
      ...definition.content(resolve(block.settings, ids) as object),
      places: { desktop, phone: phone[at] ?? { x: 0, y: 0, w: 8, h: 1 } },
    };
  });
}

function definitionNamed(name: string): DefinedBlock {
  const found = [...blockDefinitions.values()].find(definition => definition.name === name);
  if (!found) throw new Error(`A starter names the block ${name}, which does not exist.`);
  return found;
}

function resolve(value: unknown, ids: StarterIds): unknown {
  if (Array.isArray(value)) return value.map(one => resolve(one, ids));
  if (typeof value !== 'object' || value === null) return value;
  const reference = Object.entries(value)[0];
  if (reference && reference[0] in ids) {
    const [kind, key] = reference as [keyof StarterIds, string];
    const id = ids[kind].get(key);
    if (id === undefined) throw new Error(`A starter names ${kind} ${key}, which it does not have.`);
    return id;
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolve(one, ids)]));
}
