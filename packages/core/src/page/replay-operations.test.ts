import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishOf } from '../errors/english-of.ts';
import { newId } from '../id/id.ts';
import type { Phrase } from '../messages/phrase.ts';
import { applyOperations } from './operations.ts';
import { type Block, type PageDocument, sectionSettingsSchema } from './page-document.ts';
import type { PageOperation } from './page-operation.ts';
import { replayOperations } from './replay-operations.ts';
import { arbitraryOperation, arbitraryPage, type OperationMaker } from './test/arbitrary-page.ts';
import { conflicts, touchedBy } from './touched-by.ts';

const places = { desktop: { x: 0, y: 0, w: 12, h: 4 }, phone: { x: 0, y: 0, w: 8, h: 4 } };
const block = (): Block => ({ id: newId(), type: 2, version: 0, settings: { text: 'a', alt: 'b' }, places });
const first = block();
const second = block();
const settings = sectionSettingsSchema.parse({});
const upper = { id: newId(), settings, blocks: [first, second] };
const lower = { id: newId(), settings, blocks: [] };
const page: PageDocument = { sections: [upper, lower] };

const change = (set: Record<string, unknown>, blockId = first.id): PageOperation => ({
  kind: 'changeBlock',
  blockId,
  set,
  unset: [],
});

describe('touchedBy', () => {
  it('PAGE-7: names the parts that each operation touches', () => {
    const added = block();
    const cases: readonly [PageOperation, string[]][] = [
      [{ kind: 'addSection', section: lower, index: 0 }, [`section:${lower.id}`]],
      [
        { kind: 'removeSection', sectionId: upper.id },
        [`section:${upper.id}`, `block:${first.id}`, `block:${second.id}`],
      ],
      [{ kind: 'moveSection', sectionId: upper.id, index: 1 }, [`section:${upper.id}:order`]],
      [
        { kind: 'changeSection', sectionId: upper.id, set: { theme: 'dark' } },
        [`section:${upper.id}:settings:theme`],
      ],
      [
        { kind: 'addBlock', sectionId: upper.id, index: 0, block: added },
        [`block:${added.id}`, `section:${upper.id}:blocks:${added.id}`],
      ],
      [{ kind: 'removeBlock', blockId: first.id }, [`block:${first.id}`]],
      [
        { kind: 'moveBlock', blockId: first.id, sectionId: lower.id, index: 0, places },
        [`block:${first.id}:order`, `block:${first.id}:place`, `section:${lower.id}:blocks:${first.id}`],
      ],
      [
        { kind: 'placeBlock', blockId: first.id, places: { phone: places.phone } },
        [`block:${first.id}:place:phone`],
      ],
      [
        { kind: 'changeBlock', blockId: first.id, set: { text: 'x' }, unset: ['alt'] },
        [`block:${first.id}:settings:text`, `block:${first.id}:settings:alt`],
      ],
      [
        { kind: 'changeBlock', blockId: first.id, set: { text: 'x' }, unset: [], version: 2 },
        [`block:${first.id}:settings`],
      ],
      [{ kind: 'hideBlock', blockId: first.id, isHidden: null }, [`block:${first.id}:hidden`]],
      [{ kind: 'animateBlock', blockId: first.id, entry: null }, [`block:${first.id}:entry`]],
    ];
    for (const [operation, paths] of cases) expect(touchedBy(operation, page)).toEqual(paths);
  });

  it('PAGE-7: a path conflicts with itself, its parts and its parents, and with nothing else', () => {
    expect(conflicts(['block:a:settings:text'], ['block:a:settings:text'])).toEqual([
      'block:a:settings:text',
    ]);
    expect(conflicts(['block:a:settings:text'], ['block:a'])).toEqual(['block:a:settings:text']);
    expect(conflicts(['block:a'], ['block:a:place:phone'])).toEqual(['block:a']);
    expect(conflicts(['block:a:settings:text'], ['block:a:settings:textAlign', 'block:ab'])).toEqual([]);
    expect(conflicts(['block:a:place:phone'], ['block:a:place:desktop'])).toEqual([]);
  });
});

describe('replayOperations', () => {
  const since = (operation: PageOperation) => [
    { version: 7, by: 'Marit', touched: touchedBy(operation, page) },
  ];

  it.each<[string, PageOperation, PageOperation, Phrase]>([
    [
      'the same setting',
      change({ text: 'mine' }),
      change({ text: 'theirs' }),
      { code: 'parts.blockSetting', values: { name: 'text' } },
    ],
    [
      'a removed block',
      change({ text: 'mine' }),
      { kind: 'removeBlock', blockId: first.id },
      { code: 'parts.blockSetting', values: { name: 'text' } },
    ],
    [
      'a changed block removed',
      { kind: 'removeBlock', blockId: first.id },
      change({ text: 'theirs' }),
      { code: 'parts.block' },
    ],
    [
      'a changed block’s section removed',
      { kind: 'removeSection', sectionId: upper.id },
      change({ text: 'theirs' }),
      { code: 'parts.block' },
    ],
    [
      'a removed section',
      { kind: 'addBlock', sectionId: lower.id, index: 0, block: block() },
      { kind: 'removeSection', sectionId: lower.id },
      { code: 'parts.section' },
    ],
    [
      'the same place',
      { kind: 'placeBlock', blockId: first.id, places: { phone: places.phone } },
      { kind: 'placeBlock', blockId: first.id, places },
      { code: 'parts.blockPlace' },
    ],
    [
      'the same theme',
      { kind: 'changeSection', sectionId: upper.id, set: { theme: 'dark' } },
      { kind: 'changeSection', sectionId: upper.id, set: { theme: 'light', padding: 2 } },
      { code: 'parts.sectionSetting', values: { name: 'theme' } },
    ],
    [
      'the same visibility',
      { kind: 'hideBlock', blockId: first.id, isHidden: null },
      { kind: 'hideBlock', blockId: first.id, isHidden: { desktop: true, phone: true } },
      { code: 'parts.blockHidden' },
    ],
  ])('PAGE-8: refuses %s, names the part and the author, and applies none', (_, mine, theirs, what) => {
    const newest = applyOperations(page, [theirs]);
    if (!newest.ok) throw new Error(englishOf(newest.error));
    const before = structuredClone(newest.value.document);
    const result = replayOperations(
      newest.value.document,
      [change({ alt: 'kept' }, second.id), mine],
      since(theirs),
    );
    expect(result).toMatchObject({
      ok: false,
      error: {
        code: 'page.conflict',
        status: 409,
        values: { who: 'Marit', what },
        details: { by: 'Marit', version: 7 },
      },
    });
    expect(newest.value.document).toEqual(before);
  });

  it('PAGE-8: accepts changes of other parts, and returns what to store with the new version', () => {
    const result = replayOperations(page, [change({ text: 'mine' })], since(change({ alt: 'theirs' })));
    expect(result).toMatchObject({
      ok: true,
      value: { touched: [`block:${first.id}:settings:text`], inverse: [change({ text: 'a' })] },
    });
  });

  it('PAGE-9: two clients without conflicting changes see the same page as the server', () => {
    let agreed = 0;
    fc.assert(
      fc.property(arbitraryPage, arbitrarySession, arbitrarySession, (start, ann, ben) => {
        const anns = perform(start, ann);
        const bens = perform(start, ben);
        const server = replayOperations(anns.document, bens.operations, [
          { version: 1, by: 'Ann', touched: anns.touched },
        ]);
        if (!server.ok) return;
        agreed += 1;
        // Ann applies the server's message; Ben reverts his own changes, applies Ann's, then his own again.
        expect(run(anns.document, bens.operations)).toEqual(server.value.document);
        const taken = run(bens.document, bens.inverse);
        expect(run(run(taken, anns.operations), bens.operations)).toEqual(server.value.document);
      }),
      { numRuns: 400 },
    );
    expect(agreed).toBeGreaterThan(20);
  });

  it('PAGE-9: for any settings, places and visibility that two clients change, the order does not matter', () => {
    const inPlace = ['changeSection', 'placeBlock', 'changeBlock', 'hideBlock', 'animateBlock'];
    const session = arbitrarySession.map(makers =>
      makers.map(
        (make): OperationMaker =>
          document => {
            const operation = make(document);
            return inPlace.includes(operation.kind)
              ? operation
              : { kind: 'changeSection', sectionId: document.sections[0]?.id ?? '', set: { padding: 1 } };
          },
      ),
    );
    fc.assert(
      fc.property(arbitraryPage, session, session, (start, ann, ben) => {
        const anns = perform(start, ann);
        const bens = perform(start, ben);
        fc.pre(conflicts(bens.touched, anns.touched).length === 0);
        expect(run(anns.document, bens.operations)).toEqual(run(bens.document, anns.operations));
      }),
    );
  });
});

const arbitrarySession = fc.array(arbitraryOperation, { minLength: 1, maxLength: 4 });

function perform(start: PageDocument, makers: readonly OperationMaker[]) {
  let document = start;
  const operations: PageOperation[] = [];
  const inverse: PageOperation[] = [];
  const touched: string[] = [];
  for (const make of makers) {
    const operation = make(document);
    touched.push(...touchedBy(operation, document));
    const applied = applyOperations(document, [operation]);
    if (!applied.ok) throw new Error(englishOf(applied.error));
    document = applied.value.document;
    operations.push(operation);
    inverse.unshift(...applied.value.inverse);
  }
  return { document, operations, inverse, touched };
}

function run(document: PageDocument, operations: readonly PageOperation[]): PageDocument {
  const result = applyOperations(document, operations);
  if (!result.ok) throw new Error(englishOf(result.error));
  return result.value.document;
}
