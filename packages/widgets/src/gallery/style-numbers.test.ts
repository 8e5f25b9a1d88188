import { readFileSync } from 'node:fs';
import { carouselDrops, galleryLoading } from '@vitrine/core/gallery/gallery-constants.ts';
import { lazyMargin } from '@vitrine/core/image/image-constants.ts';
import { describe, expect, it } from 'vitest';
import { stylePart } from '../widget-styles.ts';

/** A style sheet cannot import a number: it repeats those of the constants. */
describe('style sheets', () => {
  it('GALLERY-20: delay the pictures of the queue', () => {
    const css = stylePart('gallery/queue');
    const starts = [...css.matchAll(/nth-child\(n \+ (\d+)\)/g)].map(([, from]) => Number(from) - 1);
    expect(starts).toEqual([galleryLoading.atOnce, galleryLoading.firstOnPhone]);
  });

  it('GALLERY-45: a carousel shows fewer slides below the widths of the constants', () => {
    const widths = [...stylePart('gallery/carousel').matchAll(/inline-size >= (\d+)px/g)].map(([, px]) => px);
    expect(new Set(widths.map(Number))).toEqual(new Set(carouselDrops.map(({ below }) => below)));
  });

  it('VISITOR-1: a block is near at the distance of a lazy image', () => {
    const script = readFileSync(`${import.meta.dirname}/../../../visitor/src/when-needed.ts`, 'utf8');
    expect(script).toContain(`const near = '${lazyMargin}px';`);
  });
});
