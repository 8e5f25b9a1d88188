import { expect, it } from 'vitest';
import { imageDesignNumbers, imageDesignOfStored, imageDesigns } from './image-designs.ts';

it('IMAGE-17: the six designs have their permanent numbers', () => {
  expect(imageDesigns.map(design => [design, imageDesignNumbers[design]])).toEqual([
    ['inline', 1012],
    ['poster', 1013],
    ['card', 1014],
    ['overlap', 1015],
    ['collage', 1016],
    ['stack', 1017],
  ]);
});

it.each([
  [1013, 'poster'],
  ['1017', 'stack'],
  ['collage', 'collage'],
  [1018, 1018],
  [undefined, undefined],
])('IMAGE-17: %s is stored for %s', (stored, design) => {
  expect(imageDesignOfStored(stored)).toBe(design);
});
