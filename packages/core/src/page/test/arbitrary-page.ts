import fc from 'fast-check';
import { newId } from '../../id/id.ts';
import { entryKinds, entrySpeeds } from '../entry-animation.ts';
import {
  type Block,
  type GridDevice,
  gridColumns,
  type PageDocument,
  type Place,
  type Places,
  type Section,
  type SectionSettings,
  sectionHeights,
  sectionSettingsSchema,
  sectionThemes,
  sectionWidths,
} from '../page-document.ts';
import type { PageOperation } from '../page-operation.ts';

export function arbitraryPlace(device: GridDevice): fc.Arbitrary<Place> {
  const columns = gridColumns[device];
  return fc
    .tuple(
      fc.nat(columns - 1),
      fc.nat(40),
      fc.integer({ min: 1, max: columns }),
      fc.integer({ min: 1, max: 30 }),
    )
    .map(([x, y, w, h]) => ({ x, y, w: Math.min(w, columns - x), h }));
}

export const arbitraryPlaces: fc.Arbitrary<Places> = fc.record({
  desktop: arbitraryPlace('desktop'),
  phone: arbitraryPlace('phone'),
});

const settingNames = ['text', 'link', 'alt', 'size'] as const;
const settings = fc.dictionary(fc.constantFrom(...settingNames), fc.jsonValue({ maxDepth: 1 }));
const hidden = fc.record({ desktop: fc.boolean(), phone: fc.boolean() });
const entries = fc.record({ kind: fc.constantFrom(...entryKinds), speed: fc.constantFrom(...entrySpeeds) });

const arbitraryBlock: fc.Arbitrary<Block> = fc
  .record({
    type: fc.integer({ min: 1, max: 71 }),
    version: fc.nat(3),
    settings,
    places: arbitraryPlaces,
    isHidden: fc.option(hidden, { nil: undefined }),
    entry: fc.option(entries, { nil: undefined }),
  })
  .map(({ isHidden, entry, ...block }) => ({
    id: newId(),
    ...block,
    ...(isHidden ? { isHidden } : {}),
    ...(entry ? { entry } : {}),
  }));

const sectionSettings: fc.Arbitrary<SectionSettings> = fc
  .record({
    name: fc.string({ maxLength: 20 }),
    theme: fc.constantFrom(...sectionThemes),
    height: fc.constantFrom(...sectionHeights),
    width: fc.constantFrom(...sectionWidths),
    padding: fc.nat(6),
  })
  .map(given => sectionSettingsSchema.parse(given));

const arbitrarySection: fc.Arbitrary<Section> = fc
  .record({ settings: sectionSettings, blocks: fc.array(arbitraryBlock, { maxLength: 4 }) })
  .map(section => ({ id: newId(), ...section }));

export const arbitraryPage: fc.Arbitrary<PageDocument> = fc.record({
  sections: fc.array(arbitrarySection, { minLength: 1, maxLength: 4 }),
});

/** Makes an operation that fits the given document; its target is chosen by number. */
export type OperationMaker = (document: PageDocument) => PageOperation;

export const arbitraryOperation: fc.Arbitrary<OperationMaker> = fc
  .record({
    kind: fc.nat(10),
    section: fc.nat(),
    block: fc.nat(),
    index: fc.nat(5),
    newSection: arbitrarySection,
    newBlock: arbitraryBlock,
    places: arbitraryPlaces,
    withPlaces: fc.boolean(),
    set: settings,
    unset: fc.subarray([...settingNames]),
    version: fc.option(fc.nat(4), { nil: undefined }),
    isHidden: fc.option(hidden),
    entry: fc.option(entries),
    theme: fc.constantFrom(...sectionThemes),
    padding: fc.nat(6),
  })
  .map(drawn => (document: PageDocument): PageOperation => {
    const { index } = drawn;
    const section = document.sections[drawn.section % Math.max(1, document.sections.length)];
    const all = document.sections.flatMap(one => one.blocks);
    const block = all[drawn.block % Math.max(1, all.length)];
    const fresh: PageOperation = { kind: 'addSection', section: drawn.newSection, index };
    if (!section) return fresh;
    const sectionId = section.id;
    const bySection: PageOperation[] = [
      fresh,
      { kind: 'removeSection', sectionId },
      { kind: 'moveSection', sectionId, index },
      { kind: 'changeSection', sectionId, set: { theme: drawn.theme, padding: drawn.padding } },
      { kind: 'addBlock', sectionId, index, block: drawn.newBlock },
    ];
    if (!block || drawn.kind < bySection.length) return bySection[drawn.kind % bySection.length] ?? fresh;
    const blockId = block.id;
    const { set, unset, version, places, isHidden, entry } = drawn;
    const byBlock: PageOperation[] = [
      { kind: 'removeBlock', blockId },
      { kind: 'moveBlock', blockId, sectionId, index, ...(drawn.withPlaces ? { places } : {}) },
      { kind: 'placeBlock', blockId, places: drawn.withPlaces ? { desktop: places.desktop } : places },
      { kind: 'changeBlock', blockId, set, unset, ...(version === undefined ? {} : { version }) },
      { kind: 'hideBlock', blockId, isHidden },
      { kind: 'animateBlock', blockId, entry },
    ];
    return byBlock[drawn.kind - bySection.length] ?? fresh;
  });
