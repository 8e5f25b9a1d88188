import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moveSlide, placeAfterMove, placeOfDrop } from './move-slide.ts';

it('GALLERY-44: a slide is dropped before or after another', () => {
  const list = ['a', 'b', 'c', 'd'];
  const drop = (from: number, target: number, position: 'before' | 'after') =>
    moveSlide(list, from, placeOfDrop(from, target, position)).join('');
  expect([drop(0, 2, 'after'), drop(0, 2, 'before'), drop(3, 0, 'before'), drop(1, 1, 'after')]).toEqual([
    'bcad',
    'bacd',
    'dabc',
    'abcd',
  ]);
  expect(moveSlide(list, 1, 0).join('')).toBe('bacd');
  expect(moveSlide(list, 9, 0)).toEqual(list);
});

it('GALLERY-44: reordering loses no slide, and moving it back restores the order', () => {
  const places = fc.tuple(fc.array(fc.integer(), { minLength: 1, maxLength: 20 }), fc.nat(), fc.nat());
  fc.assert(
    fc.property(places, ([list, one, other]) => {
      const [from, to] = [one % list.length, other % list.length];
      const moved = moveSlide(list, from, to);
      expect(moved[to]).toBe(list[from]);
      expect(moveSlide(moved, to, from)).toEqual(list);
    }),
  );
});

it('PANEL-18: the position of each slide after a move is known, even of identical slides', () => {
  for (const from of [0, 1, 2, 3])
    for (const to of [0, 1, 2, 3]) {
      const moved = moveSlide([0, 1, 2, 3], from, to);
      expect([0, 1, 2, 3].map(at => moved[placeAfterMove(at, from, to)])).toEqual([0, 1, 2, 3]);
    }
});
