import { block as button } from '@vitrine/blocks/button/button.block.ts';
import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { applyOperations } from '@vitrine/core/page/operations.ts';
import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import type { PageOperation } from '@vitrine/core/page/page-operation.ts';
import { arbitraryOperation, arbitraryPage } from '@vitrine/core/page/test/arbitrary-page.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EditHistory } from './edit-history.ts';
import { mergeOperations } from './merge-operations.ts';

function editor(document: PageDocument) {
  let newest = document;
  const apply = (_: 'page', operations: readonly PageOperation[]): Result<readonly PageOperation[]> => {
    const applied = applyOperations(newest, operations);
    if (!applied.ok) return applied;
    newest = applied.value.document;
    return succeed(applied.value.inverse);
  };
  return { apply, read: () => newest };
}

const block = (text: string) => {
  const place = { x: 0, y: 0, w: 4, h: 2 };
  return { id: newId(), ...button.content({ text }), places: { desktop: place, phone: place } };
};
const page = (...texts: string[]): PageDocument => ({
  sections: [
    {
      id: newId(),
      settings: {
        name: '',
        theme: 'lightest',
        height: 'auto',
        width: 'content',
        background: null,
        veil: 0.3,
        padding: 3,
        anchor: '',
      },
      blocks: texts.map(block),
    },
  ],
});

it('EDIT-7: undo goes back step by step to the original document, and redo repeats the steps', () => {
  fc.assert(
    fc.property(arbitraryPage, fc.array(arbitraryOperation, { maxLength: 8 }), (before, makers) => {
      const { apply, read } = editor(before);
      const history = new EditHistory<'page'>();
      for (const [at, make] of makers.entries()) {
        const done = apply('page', [make(read())]);
        if (done.ok) {
          history.record({ where: 'page', label: `${at}`, inverse: done.value, key: null, at: at * 5000 });
        }
      }
      const after = read();
      while (history.undoLabel !== null) expect(history.undo(apply).ok).toBe(true);
      expect(read()).toEqual(before);
      while (history.redoLabel !== null) expect(history.redo(apply).ok).toBe(true);
      expect(read()).toEqual(after);
    }),
    { numRuns: 60 },
  );
});

it('EDIT-7: changes of one thing within a second are one step', () => {
  const before = page('Old');
  const id = before.sections[0]?.blocks[0]?.id ?? '';
  const { apply, read } = editor(before);
  const history = new EditHistory<'page'>();
  for (const [at, text] of ['N', 'Ne', 'New'].entries()) {
    const done = apply('page', [{ kind: 'changeBlock', blockId: id, set: { text }, unset: [] }]);
    if (done.ok) {
      history.record({ where: 'page', label: 'Text', inverse: done.value, key: `${id}.text`, at: at * 300 });
    }
  }
  expect(history.undo(apply)).toEqual(succeed('Text'));
  expect(read()).toEqual(before);
  expect(history.undoLabel).toBe(null);
});

it('EDIT-7: a step that no longer fits is dropped and reported; the page does not change', () => {
  const before = page('Old');
  const id = before.sections[0]?.blocks[0]?.id ?? '';
  const { apply, read } = editor(before);
  const history = new EditHistory<'page'>();
  const done = apply('page', [{ kind: 'changeBlock', blockId: id, set: { text: 'New' }, unset: [] }]);
  if (done.ok) history.record({ where: 'page', label: 'Text', inverse: done.value, key: null, at: 0 });
  apply('page', [{ kind: 'removeBlock', blockId: id }]);
  const left = read();
  expect(history.undo(apply)).toMatchObject({
    ok: false,
    error: {
      code: 'editing.cannotUndo',
      values: { what: 'Text' },
    },
  });
  expect([read(), history.undoLabel]).toEqual([left, null]);
});

it('EDIT-2: merged operations have the same effect as the separate ones', () => {
  const [one, other] = ['a', 'b'];
  const before = page(one ?? '', other ?? '');
  const ids = before.sections[0]?.blocks.map(({ id }) => id) ?? [];
  const names = fc.constantFrom('text', 'link', 'alt');
  const operation: fc.Arbitrary<PageOperation> = fc.oneof(
    fc.record({
      kind: fc.constant('changeBlock' as const),
      blockId: fc.constantFrom(...ids),
      set: fc.dictionary(names, fc.string({ maxLength: 3 })),
      unset: fc.uniqueArray(names, { maxLength: 2 }),
    }),
    fc.record({
      kind: fc.constant('changeSection' as const),
      sectionId: fc.constant(before.sections[0]?.id ?? ''),
      set: fc.record(
        { padding: fc.nat(6), width: fc.constantFrom('wide' as const, 'full' as const) },
        { requiredKeys: [] },
      ),
    }),
    fc.record({
      kind: fc.constant('placeBlock' as const),
      blockId: fc.constantFrom(...ids),
      places: fc.record(
        {
          desktop: fc.record({ x: fc.nat(20), y: fc.nat(9), w: fc.constant(4), h: fc.constant(2) }),
          phone: fc.record({ x: fc.nat(4), y: fc.nat(9), w: fc.constant(4), h: fc.constant(2) }),
        },
        { requiredKeys: [] },
      ),
    }),
  );
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 10 }), operations => {
      const single = applyOperations(before, operations);
      const merged = applyOperations(before, mergeOperations(operations));
      expect(merged.ok && merged.value.document).toEqual(single.ok && single.value.document);
      expect(mergeOperations(operations).length).toBeLessThanOrEqual(operations.length);
    }),
  );
});
