import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishOf } from '../errors/english-of.ts';
import { newId } from '../id/id.ts';
import { applyOperation, applyOperations } from './operations.ts';
import {
  type Block,
  emptyPage,
  maxBlocksPerLayout,
  maxSectionsPerPage,
  type PageDocument,
  pageDocumentSchema,
  type Section,
  sectionSettingsSchema,
} from './page-document.ts';
import type { PageOperation } from './page-operation.ts';
import { arbitraryOperation, arbitraryPage } from './test/arbitrary-page.ts';

const places = { desktop: { x: 0, y: 0, w: 12, h: 4 }, phone: { x: 0, y: 0, w: 8, h: 4 } };

function block(settings: Block['settings'] = {}): Block {
  return { id: newId(), type: 2, version: 0, settings, places };
}

function section(...blocks: Block[]): Section {
  return { id: newId(), settings: sectionSettingsSchema.parse({}), blocks };
}

function applied(document: PageDocument, ...operations: PageOperation[]) {
  const result = applyOperations(document, operations);
  if (!result.ok) throw new Error(englishOf(result.error));
  return result.value;
}

describe('applyOperation', () => {
  it('PAGE-3: adds, changes, moves and removes sections and blocks', () => {
    const first = section(block({ text: 'one' }));
    const second = section();
    const added = block({ text: 'two' });
    const { document } = applied(
      emptyPage,
      { kind: 'addSection', section: first, index: 0 },
      { kind: 'addSection', section: second, index: 0 },
      { kind: 'moveSection', sectionId: second.id, index: 1 },
      { kind: 'changeSection', sectionId: second.id, set: { theme: 'dark' } },
      { kind: 'addBlock', sectionId: second.id, index: 0, block: added },
      { kind: 'changeBlock', blockId: added.id, set: { size: 2 }, unset: ['text'] },
      { kind: 'placeBlock', blockId: added.id, places: { phone: { x: 2, y: 1, w: 3, h: 1 } } },
      { kind: 'hideBlock', blockId: added.id, isHidden: { desktop: false, phone: true } },
      { kind: 'animateBlock', blockId: added.id, entry: { kind: 'clip', speed: 'slow' } },
      { kind: 'moveBlock', blockId: first.blocks[0]?.id ?? '', sectionId: second.id, index: 9 },
    );
    expect(document).toEqual({
      sections: [
        { ...first, blocks: [] },
        {
          ...second,
          settings: { ...second.settings, theme: 'dark' },
          blocks: [
            {
              ...added,
              settings: { size: 2 },
              places: { desktop: places.desktop, phone: { x: 2, y: 1, w: 3, h: 1 } },
              isHidden: { desktop: false, phone: true },
              entry: { kind: 'clip', speed: 'slow' },
            },
            first.blocks[0],
          ],
        },
      ],
    });
  });

  it('PAGE-4: an operation and its inverse leave the document as it was', () => {
    fc.assert(
      fc.property(arbitraryPage, arbitraryOperation, (page, make) => {
        const { document, inverse } = applied(page, make(page));
        expect(applied(document, ...inverse).document).toEqual(page);
      }),
      { numRuns: 500 },
    );
  });

  it('PAGE-4: several operations are undone in reverse order, and redone by the inverse of their inverse', () => {
    fc.assert(
      fc.property(arbitraryPage, fc.array(arbitraryOperation, { maxLength: 12 }), (page, makers) => {
        let newest = page;
        const operations = makers.map(make => {
          const operation = make(newest);
          newest = applied(newest, operation).document;
          return operation;
        });
        const done = applied(page, ...operations);
        const undone = applied(done.document, ...done.inverse);
        expect(undone.document).toEqual(page);
        expect(applied(undone.document, ...undone.inverse).document).toEqual(done.document);
      }),
      { numRuns: 300 },
    );
  });

  it('PAGE-5: the result of an operation is a page document, and its input does not change', () => {
    fc.assert(
      fc.property(arbitraryPage, arbitraryOperation, (page, make) => {
        const before = structuredClone(page);
        const { document } = applied(page, make(page));
        expect(pageDocumentSchema.parse(document)).toEqual(document);
        expect(page).toEqual(before);
      }),
    );
  });
});

describe('refusals of applyOperation', () => {
  const held = block();
  const page: PageDocument = { sections: [section(held)] };
  const sectionId = page.sections[0]?.id ?? '';
  const unknown = newId();

  const refused: readonly [code: string, operation: unknown][] = [
    ['page.sectionNotFound', { kind: 'removeSection', sectionId: unknown }],
    ['page.sectionNotFound', { kind: 'moveSection', sectionId: unknown, index: 0 }],
    ['page.sectionNotFound', { kind: 'changeSection', sectionId: unknown, set: { theme: 'dark' } }],
    ['page.sectionNotFound', { kind: 'addBlock', sectionId: unknown, index: 0, block: block() }],
    ['page.sectionNotFound', { kind: 'moveBlock', blockId: held.id, sectionId: unknown, index: 0 }],
    ['page.blockNotFound', { kind: 'removeBlock', blockId: unknown }],
    ['page.blockNotFound', { kind: 'moveBlock', blockId: unknown, sectionId, index: 0 }],
    ['page.blockNotFound', { kind: 'placeBlock', blockId: unknown, places }],
    ['page.blockNotFound', { kind: 'changeBlock', blockId: unknown, set: {}, unset: [] }],
    ['page.blockNotFound', { kind: 'hideBlock', blockId: unknown, isHidden: null }],
    ['page.blockNotFound', { kind: 'animateBlock', blockId: unknown, entry: null }],
    ['page.duplicateId', { kind: 'addBlock', sectionId, index: 0, block: held }],
    ['page.duplicateId', { kind: 'addSection', section: section(held), index: 0 }],
    ['page.duplicateId', { kind: 'addSection', section: page.sections[0], index: 0 }],
    ['page.invalidOperation', { kind: 'removeEverything' }],
    ['page.invalidOperation', { kind: 'moveSection', sectionId, index: -1 }],
    ['page.invalidOperation', { kind: 'changeSection', sectionId, set: { theme: 'neon' } }],
    ['page.invalidOperation', { kind: 'changeBlock', blockId: held.id, set: { 'a b': 1 } }],
    ['page.invalidOperation', { kind: 'changeBlock', blockId: held.id, set: {}, unset: ['a.b'] }],
    [
      'page.invalidOperation',
      { kind: 'placeBlock', blockId: held.id, places: { desktop: { x: 20, y: 0, w: 5, h: 1 } } },
    ],
    [
      'page.invalidOperation',
      { kind: 'placeBlock', blockId: held.id, places: { phone: { x: 0, y: -1, w: 1, h: 1 } } },
    ],
  ];

  it.each(refused)('PAGE-6: refuses with %s and changes nothing: %j', (code, operation) => {
    const before = structuredClone(page);
    const result = applyOperation(page, operation as PageOperation);
    expect(result).toMatchObject({ ok: false, error: { code } });
    expect(page).toEqual(before);
  });

  it('PAGE-6: a setting that would reach a prototype is never written', () => {
    const set: Record<string, unknown> = JSON.parse('{"__proto__":{"isAdmin":true},"text":"x"}');
    const { document } = applied(page, { kind: 'changeBlock', blockId: held.id, set, unset: [] });
    const { settings } = document.sections[0]?.blocks[0] ?? held;
    expect(Object.keys(settings)).toEqual(['text']);
    expect(Object.getPrototypeOf(settings)).toBe(Object.prototype);
  });

  it('PAGE-6: several operations are applied together or not at all', () => {
    const result = applyOperations(page, [
      { kind: 'removeBlock', blockId: held.id },
      { kind: 'removeBlock', blockId: held.id },
    ]);
    expect(result).toMatchObject({ ok: false, error: { code: 'page.blockNotFound' } });
    expect(page.sections[0]?.blocks).toEqual([held]);
  });
});

describe('limits', () => {
  const full = section(...Array.from({ length: maxBlocksPerLayout }, () => block()));

  it('PAGE-2: a section does not accept a sixty-first block, added or moved', () => {
    const other = section(block());
    const page: PageDocument = { sections: [full, other] };
    expect(maxBlocksPerLayout).toBe(60);
    const adding = applyOperation(page, { kind: 'addBlock', sectionId: full.id, index: 0, block: block() });
    expect(adding).toMatchObject({
      ok: false,
      error: {
        code: 'page.tooManyBlocks',
        values: { max: 60 },
      },
    });
    const blockId = other.blocks[0]?.id ?? '';
    const moving = applyOperation(page, { kind: 'moveBlock', blockId, sectionId: full.id, index: 0 });
    expect(moving).toMatchObject({ ok: false, error: { code: 'page.tooManyBlocks' } });
    const within = applyOperation(page, {
      kind: 'moveBlock',
      blockId: full.blocks[0]?.id ?? '',
      sectionId: full.id,
      index: 59,
    });
    expect(within.ok).toBe(true);
  });

  it('PAGE-2: a page does not accept a hundred-and-first section', () => {
    const page: PageDocument = { sections: Array.from({ length: maxSectionsPerPage }, () => section()) };
    const result = applyOperation(page, { kind: 'addSection', section: section(), index: 0 });
    expect(result).toMatchObject({
      ok: false,
      error: {
        code: 'page.tooManySections',
        values: { max: 100 },
      },
    });
    expect(page.sections).toHaveLength(100);
  });

  it('PAGE-1: a place ends within 24 columns on a desktop and 8 on a phone', () => {
    const outside = { ...block(), places: { ...places, phone: { x: 1, y: 0, w: 8, h: 1 } } };
    const wide = { ...block(), places: { ...places, desktop: { x: 1, y: 0, w: 24, h: 1 } } };
    expect(pageDocumentSchema.safeParse({ sections: [section(block())] }).success).toBe(true);
    expect(pageDocumentSchema.safeParse({ sections: [section(outside)] }).success).toBe(false);
    expect(pageDocumentSchema.safeParse({ sections: [section(wide)] }).success).toBe(false);
  });
});
