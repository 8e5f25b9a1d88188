import { describe, expect, it } from 'vitest';
import { designOfStored, galleryDesigns, storedNameOf } from './gallery-designs.ts';

describe('designs', () => {
  it.each([
    ['stacked', 'base'],
    ['slider', 'strip'],
    ['slideshow', 'stacked'],
    ['grid', 'grid'],
    ['autogrid', 'autogrid'],
    ['autocolumns', 'autocolumns'],
    ['autorows', 'autorows'],
    ['carousel', 'carousel'],
    ['list', 'list'],
    ['wall of fame', 'base'],
    ['', 'base'],
    ['strip', 'base'],
  ])('GALLERY-4: stored as “%s” is %s', (stored, design) => {
    expect(designOfStored(stored)).toBe(design);
  });

  it('GALLERY-4: the stored name of every design leads back to it', () => {
    for (const design of galleryDesigns) expect(designOfStored(storedNameOf(design))).toBe(design);
  });
});
