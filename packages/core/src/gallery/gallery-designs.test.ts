import { describe, expect, it } from 'vitest';
import { designOfStored, galleryDesign, galleryDesigns, storedNameOf } from './gallery-designs.ts';

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

  it('GALLERY-5: an unknown design throws', () => {
    expect(galleryDesign('autorows')).toBe('autorows');
    expect(() => galleryDesign('slider')).toThrow(
      new RangeError(
        'These are not the gallery designs you are looking for. (We could not find a design by the name slider)',
      ),
    );
  });
});
