import { block as codeBlock } from '@vitrine/blocks/code/code.block.ts';
import { block as ruleBlock } from '@vitrine/blocks/horizontal-rule/horizontal-rule.block.ts';
import { websiteRoles } from '@vitrine/core/accounts/roles.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { applyOperations } from '@vitrine/core/page/operations.ts';
import { blockSchema, type PageDocument, type Section } from '@vitrine/core/page/page-document.ts';
import type { PageOperation } from '@vitrine/core/page/page-operation.ts';
import {
  arbitraryOperation,
  arbitraryPage,
  arbitraryPlaces,
  type OperationMaker,
} from '@vitrine/core/page/test/arbitrary-page.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blockOf } from '../../../test/page-fixtures.ts';
import type { Actor } from '../../context.ts';
import { checkBlocks } from './check-blocks.ts';

const editor: Actor = {
  kind: 'account',
  accountId: newId(),
  email: 'editor@example.com',
  sessionId: newId(),
  roles: [websiteRoles.editor, websiteRoles.websiteManager],
  address: '127.0.0.1',
};

const hidden = fc.constantFrom(undefined, { desktop: true, phone: true }, { desktop: false, phone: true });

/** Few sources, so that copies, swaps and returns of the same script occur often. */
const code = fc
  .record({ source: fc.constantFrom('a', 'b', 'c'), mode: fc.constantFrom('html', 'display'), hidden })
  .map(({ source, mode, hidden: isHidden }) => ({
    ...blockOf(codeBlock.content({ source, mode, language: '', lineNumbers: false })),
    ...(isHidden ? { isHidden } : {}),
  }));

const text = fc.constant(null).map(() => blockOf(ruleBlock.content({ style: 'line', width: 100 })));

const page: fc.Arbitrary<PageDocument> = fc
  .tuple(
    arbitraryPage,
    fc.array(fc.array(fc.oneof(code, text), { maxLength: 3 }), { minLength: 4, maxLength: 4 }),
  )
  .map(([{ sections }, blocks]) => ({
    sections: sections.map((section, at): Section => ({ ...section, blocks: blocks[at] ?? [] })),
  }));

/** Operations on scripts: random ones, with code in new blocks, and moves between sections. */
const operation: fc.Arbitrary<OperationMaker> = fc
  .record({
    make: arbitraryOperation,
    block: code,
    pick: fc.nat(),
    to: fc.nat(),
    move: fc.nat(3),
    places: arbitraryPlaces,
  })
  .map(({ make, block, pick, to, move, places }) => document => {
    const all = document.sections.flatMap(section => section.blocks);
    const known = all[pick % Math.max(1, all.length)];
    const target = document.sections[to % Math.max(1, document.sections.length)];
    if (move === 0 && known && target) {
      return { kind: 'moveBlock', blockId: known.id, sectionId: target.id, index: pick % 4, places };
    }
    const made = make(document);
    if (made.kind === 'addBlock') return { ...made, block: { ...block, id: newId() } };
    if (made.kind === 'addSection') {
      return { ...made, section: { ...made.section, id: newId(), blocks: [{ ...block, id: newId() }] } };
    }
    if (made.kind === 'changeBlock') {
      return {
        kind: 'changeBlock',
        blockId: made.blockId,
        set: { source: block.settings.source },
        unset: [],
      };
    }
    return made;
  });

/** The scripts that run, each as often as it does. */
function running(document: PageDocument): string[] {
  return document.sections
    .flatMap(section => section.blocks)
    .filter(({ type, isHidden }) => type === codeBlock.type && !(isHidden?.desktop && isHidden.phone))
    .map(({ settings: { mode, source, ...rest }, version }) =>
      JSON.stringify([mode, source, Object.keys(rest), version]),
    )
    .toSorted();
}

function isWithin(few: readonly string[], many: readonly string[]): boolean {
  const left = [...many];
  return few.every(one => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

it('SCRIPT-1: whatever an author without the right sends, no script runs that was not there before', () => {
  let accepted = 0;
  fc.assert(
    fc.property(
      page,
      fc.array(fc.array(operation, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 }),
      (first, batches) => {
        const approved = first.sections.flatMap(({ blocks }) =>
          blocks.filter(({ type }) => type === codeBlock.type),
        );
        let document = first;
        for (const makers of batches) {
          const operations: PageOperation[] = [];
          let after = document;
          for (const make of makers) {
            const made = make(after);
            const applied = applyOperations(after, [made]);
            if (!applied.ok) continue;
            operations.push(made);
            after = applied.value.document;
          }
          const checked = checkBlocks(editor, operations, { before: document, approved, after });
          if (!checked.ok) continue;
          accepted += 1;
          document = after;
          expect(isWithin(running(document), running(first))).toBe(true);
        }
      },
    ),
    { numRuns: 400 },
  );
  expect(accepted).toBeGreaterThan(100);
});

it('SCRIPT-1: a script removed by an author without the right is restored by undo, once', () => {
  const script = blockOf(codeBlock.content({ source: 'a', mode: 'html' }));
  const section: Section = { id: newId(), settings: {} as Section['settings'], blocks: [script] };
  const before = { sections: [{ ...section, blocks: [] }] };
  const approved = [blockSchema.parse(script)];
  const back = { sections: [section] };
  expect(checkBlocks(editor, [], { before, approved, after: back }).ok).toBe(true);
  const twice = { sections: [{ ...section, blocks: [script, { ...script, id: newId() }] }] };
  expect(checkBlocks(editor, [], { before, approved, after: twice }).ok).toBe(false);
});
