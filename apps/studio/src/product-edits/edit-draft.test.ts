import { expect, it } from 'vitest';
import { changeOf, emptyDraft } from './edit-draft.ts';

const read = (draft: Partial<typeof emptyDraft>) => changeOf({ ...emptyDraft, ...draft }, 'EUR');

it.each([
  [{ number: '10' }, { kind: 'scalePrice', percent: 1000, rounding: 'exact' }],
  [
    { number: '-2,5', rounding: 'whole' },
    { kind: 'scalePrice', percent: -250, rounding: 'whole' },
  ],
  [{ number: '0' }, null],
  [{ number: 'ten' }, null],
  [
    { kind: 'addToPrice', number: '+1.50' },
    { kind: 'addToPrice', amount: 150, rounding: 'exact' },
  ],
  [{ kind: 'addToPrice', number: '0.505' }, null],
  [
    { kind: 'setPrice', number: '12' },
    { kind: 'setPrice', price: 1200 },
  ],
  [{ kind: 'setPrice', number: '-1' }, null],
  [{ kind: 'beginSale', number: '100' }, null],
  [{ kind: 'beginSale', number: '20', from: '2026-05-02T00:00', until: '2026-05-01T00:00' }, null],
  [{ kind: 'endSale' }, { kind: 'endSale' }],
  [
    { kind: 'setState', state: '4' },
    { kind: 'setState', state: 4 },
  ],
  [
    { kind: 'addTag', name: ' Gift ' },
    { kind: 'addTag', name: 'Gift' },
  ],
  [{ kind: 'addTag', name: ' ' }, null],
  [
    { kind: 'setStock', number: '' },
    { kind: 'setStock', onHand: null, reason: 'counted' },
  ],
  [
    { kind: 'addToStock', number: '−3' },
    { kind: 'addToStock', change: -3, reason: 'counted' },
  ],
  [{ kind: 'addToStock', number: '' }, null],
  [
    { kind: 'setTaxClass', taxClass: 'reduced' },
    { kind: 'setTaxClass', taxClass: 'reduced' },
  ],
] as [Partial<typeof emptyDraft>, object | null][])('EDITS-1: %j means %j', (draft, change) => {
  expect(read(draft)).toEqual(change === null ? null : expect.objectContaining(change));
});
