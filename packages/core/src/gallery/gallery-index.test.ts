import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type GalleryState,
  groupStart,
  groupStarts,
  moveTo,
  slidesInSight,
  step,
  wrapIndex,
} from './gallery-index.ts';

const still: GalleryState = {
  currentIndex: 0,
  count: 3,
  groupSize: 1,
  isInMotion: false,
  isLooping: true,
};

describe('the index of a gallery', () => {
  it('GALLERY-6: wraps modulo the count, and negative ones count from the end', () => {
    expect([0, 2, 3, 7, -1, -3, -4].map(index => wrapIndex(index, 3))).toEqual([0, 2, 0, 1, 2, 0, 2]);
    expect(wrapIndex(5, 0)).toBe(0);
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 500 }), (index, count) => {
        const wrapped = wrapIndex(index, count);
        expect(wrapped).toBeGreaterThanOrEqual(0);
        expect(wrapped).toBeLessThan(count);
        expect((index - wrapped) % count === 0).toBe(true);
      }),
    );
  });

  it('GALLERY-6: moves on and back by one, and around the ends when it loops', () => {
    expect(step(still, 1)).toEqual({ kind: 'moved', index: 1 });
    expect(step(still, -1)).toEqual({ kind: 'moved', index: 2 });
    expect(step({ ...still, currentIndex: 2 }, 1)).toEqual({ kind: 'moved', index: 0 });
  });

  it('GALLERY-6: moving on once per slide returns to the start', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), fc.nat(), fc.constantFrom(1, -1), (count, at, way) => {
        let state: GalleryState = { ...still, count, currentIndex: at % count };
        for (let steps = 0; steps < count; steps += 1) {
          const move = step(state, way === 1 ? 1 : -1);
          if (move.kind === 'moved') state = { ...state, currentIndex: move.index };
        }
        expect(state.currentIndex).toBe(at % count);
      }),
    );
  });

  it('GALLERY-7: stays at the ends without looping, and reports which end it reached', () => {
    const ends = { ...still, isLooping: false };
    expect(step(ends, -1)).toEqual({ kind: 'reachedBeginning' });
    expect(step({ ...ends, currentIndex: 2 }, 1)).toEqual({ kind: 'reachedEnd' });
    expect(step({ ...ends, currentIndex: 1 }, 1)).toEqual({ kind: 'moved', index: 2 });
  });

  it('GALLERY-8: refuses a change during a transition', () => {
    const moving = { ...still, isInMotion: true };
    expect(step(moving, 1)).toEqual({ kind: 'refused' });
    expect(moveTo(moving, 2)).toEqual({ kind: 'refused' });
    expect(moveTo(moving, 0)).toEqual({ kind: 'stayed' });
  });

  it('GALLERY-6: an empty gallery and one with a single slide stay where they are', () => {
    expect(moveTo({ ...still, count: 0 }, 4)).toEqual({ kind: 'stayed' });
    expect(step({ ...still, count: 1 }, 1)).toEqual({ kind: 'stayed' });
  });
});

describe('groups of slides', () => {
  it.each([
    [7, 3, [0, 3, 4]],
    [8, 3, [0, 3, 5]],
    [9, 3, [0, 3, 6]],
    [4, 1, [0, 1, 2, 3]],
    [3, 3, [0]],
    [2, 3, [0]],
    [0, 3, []],
  ])(
    'GALLERY-46: of %i slides, %i at a time, groups begin at %j: the last one is full',
    (count, groupSize, starts) => {
      expect(groupStarts({ count, groupSize })).toEqual(starts);
    },
  );

  it('GALLERY-46: steps go from group to group, around the ends when it loops', () => {
    const groups = { ...still, count: 7, groupSize: 3 };
    expect(step(groups, 1)).toEqual({ kind: 'moved', index: 3 });
    expect(step({ ...groups, currentIndex: 3 }, 1)).toEqual({ kind: 'moved', index: 4 });
    expect(step({ ...groups, currentIndex: 4 }, 1)).toEqual({ kind: 'moved', index: 0 });
    expect(step({ ...groups, currentIndex: 4 }, -1)).toEqual({ kind: 'moved', index: 3 });
    const ends = { ...groups, isLooping: false };
    expect(step({ ...ends, currentIndex: 4 }, 1)).toEqual({ kind: 'reachedEnd' });
    expect(step(ends, -1)).toEqual({ kind: 'reachedBeginning' });
  });

  it('GALLERY-46: a slide is shown with its group', () => {
    const groups = { ...still, count: 7, groupSize: 3 };
    expect(moveTo(groups, 2)).toEqual({ kind: 'stayed' });
    expect([3, 5, 6, -1].map(index => moveTo(groups, index))).toEqual(
      [3, 4, 4, 4].map(index => ({ kind: 'moved', index })),
    );
  });

  it('GALLERY-46: every slide is visible in its group, and a group begins with its own first slide', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 10 }), (count, groupSize) => {
        for (let index = 0; index < count; index += 1) {
          const start = groupStart(index, { count, groupSize });
          expect(groupStart(start, { count, groupSize })).toBe(start);
          expect(index - start).toBeGreaterThanOrEqual(0);
          expect(index - start).toBeLessThan(groupSize);
          expect(start + groupSize <= Math.max(count, groupSize)).toBe(true);
        }
      }),
    );
  });
});

it('GALLERY-51: the visible slides are counted from 1, together or alone', () => {
  const written = (currentIndex: number, groupSize: number, count = 9) =>
    slidesInSight({ currentIndex, groupSize, count }).written;
  expect([written(0, 1), written(8, 1), written(3, 3), written(0, 3, 2)]).toEqual([
    '1 / 9',
    '9 / 9',
    '4–6 / 9',
    '1–2 / 2',
  ]);
});
