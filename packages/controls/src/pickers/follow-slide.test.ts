import fc from 'fast-check';
import { expect, it } from 'vitest';
import { followSlide, nextPlace, placeOfSlide } from './follow-slide.ts';
import { moveSlide } from './move-slide.ts';

const follow = (before: string, after: string, at: number) => followSlide([...before], [...after], at);

it('PANEL-18: the open slide stays open when others are moved, removed, added, or restored by undo', () => {
  const at = 2;
  expect({
    onePast: follow('abcd', 'bcad', at),
    oneBefore: follow('abcd', 'dabc', at),
    itself: follow('abcd', 'cabd', at),
    goneBefore: follow('abcd', 'bcd', at),
    goneAfter: follow('abcd', 'abc', at),
    backBefore: follow('abcd', 'xabcd', at),
    written: follow('abcd', 'abXd', at),
    removed: follow('abcd', 'abd', at),
    emptied: follow('abcd', '', at),
  }).toEqual({
    onePast: 1,
    oneBefore: 3,
    itself: 0,
    goneBefore: 1,
    goneAfter: 2,
    backBefore: 3,
    written: 2,
    removed: null,
    emptied: null,
  });
});

it('PANEL-18: it remains the same slide through every move', () => {
  const slides = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(slides, fc.nat(), fc.nat(), fc.nat(), (list, one, other, open) => {
      const [from, to, at] = [one % list.length, other % list.length, open % list.length];
      const moved = moveSlide(list, from, to);
      expect(moved[followSlide(list, moved, at) ?? -1]).toBe(list[at]);
    }),
  );
});

it('PANEL-18: a late result is applied to its slide wherever it is now, and dropped if the slide is gone', () => {
  const [a, b, c] = [{ title: 'a' }, { title: 'b' }, { title: 'c' }];
  expect([placeOfSlide([a, b], b, 1), placeOfSlide([b, a], b, 1), placeOfSlide([a, c], b, 1)]).toEqual([
    1,
    0,
    null,
  ]);
});

it('PANEL-20: the button leads from one slide without text to the next, and from the last to the first', () => {
  const isMarked = [false, true, false, true];
  expect([null, 1, 2, 3].map(at => nextPlace(isMarked, at))).toEqual([1, 3, 3, 1]);
  expect(nextPlace([false], 0)).toBe(null);
});
