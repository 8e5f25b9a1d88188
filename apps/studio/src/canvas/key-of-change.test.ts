import { expect, it } from 'vitest';
import { keyOfChange } from './key-of-change.ts';

it('EDIT-11: typing in one field of one slide is one step, and every other action on slides is a separate step', () => {
  const [a, b] = [
    { asset: 'jug', title: '' },
    { asset: 'bowl', title: '' },
  ];
  const key = (after: readonly object[], before: readonly object[] = [a, b]) =>
    keyOfChange({ slides: before, design: 'grid' }, { slides: after });
  expect({
    written: key([{ ...a, title: 'J' }, b]),
    writtenOn: key([{ ...a, title: 'Ju' }, b], [{ ...a, title: 'J' }, b]),
    writtenElsewhere: key([a, { ...b, title: 'B' }]),
    otherPicture: key([{ asset: 'cup', title: '' }, b]),
    added: key([a, b, a]),
    first: keyOfChange({}, { slides: [a] }),
    removed: key([a]),
    moved: key([b, a]),
    nothing: key([a, b]),
  }).toEqual({
    written: 'slides 0 title',
    writtenOn: 'slides 0 title',
    writtenElsewhere: 'slides 1 title',
    otherPicture: 'slides 0 asset',
    added: 'slides more',
    first: 'slides more',
    removed: null,
    moved: null,
    nothing: null,
  });
});

it('EDIT-11: settings that are not lists of entries use their names', () => {
  expect(keyOfChange({ gutter: 1 }, { gutter: 2 })).toBe('gutter');
  expect(keyOfChange({ asset: 'a', alt: 'x' }, { asset: 'b', alt: '' })).toBe('asset alt');
  expect(keyOfChange({ tags: ['a'] }, { tags: [] })).toBe('tags');
});
