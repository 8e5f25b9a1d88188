import { describe, expect, it } from 'vitest';
import { slidesBefore } from './slide-ring.ts';

const upTo = [1, 2, 3, 4, 5, 6, 7, 8];

describe('a ring of slides', () => {
  it('GALLERY-62: has as many slides before the current one as after it, from five slides on', () => {
    expect(upTo.map(count => slidesBefore(count, 'middle'))).toEqual([null, null, null, null, 2, 2, 3, 3]);
  });

  it('GALLERY-62: at an edge has one beyond it, from three slides on', () => {
    expect(upTo.map(count => slidesBefore(count, 'start'))).toEqual([null, null, 1, 1, 1, 1, 1, 1]);
    expect(upTo.map(count => slidesBefore(count, 'end'))).toEqual([null, null, 1, 2, 3, 4, 5, 6]);
  });
});
