import { readFileSync } from 'node:fs';
import { carouselDrops, galleryLoading, overlayMeta } from '@vitrine/core/gallery/gallery-constants.ts';
import { lazyMargin, narrowBelow } from '@vitrine/core/image/image-constants.ts';
import { describe, expect, it } from 'vitest';
import { stylePart } from '../widget-styles.ts';

/** A style sheet cannot import a number: it says the same ones as the constants. */
describe('style sheets', () => {
  it('GALLERY-19: cut words at the constants’ shares of a picture', () => {
    const [tallest, cut] = [overlayMeta.tallerThan, overlayMeta.cutTo].map(share => `${share * 100}%`);
    const css = stylePart('gallery/slides');
    expect(css).toContain(`max-block-size: ${tallest};`);
    expect(css).toContain(`max(${cut}, ${cut} + (${tallest} - size)`);
    expect(css).toContain(`max-block-size: ${cut};`);
  });

  it('GALLERY-20: hold back pictures from where the queue begins', () => {
    const css = stylePart('gallery/queue');
    const starts = [...css.matchAll(/nth-child\(n \+ (\d+)\)/g)].map(([, from]) => Number(from) - 1);
    expect(starts).toEqual([galleryLoading.atOnce, galleryLoading.firstOnPhone]);
  });

  it('GALLERY-45: a carousel drops slides at the widths of the constants', () => {
    const widths = [...stylePart('gallery/carousel').matchAll(/inline-size >= (\d+)px/g)].map(([, px]) => px);
    expect(new Set(widths.map(Number))).toEqual(new Set(carouselDrops.map(({ below }) => below)));
  });

  it.each(['card', 'collage', 'overlap'])('IMAGE-23: a narrow %s begins at the constant’s width', design => {
    expect(stylePart(`image/${design}`)).toContain(`@container (inline-size >= ${narrowBelow}px)`);
  });

  it('VISITOR-1: a block is near when a lazy image is', () => {
    const script = readFileSync(`${import.meta.dirname}/../../../visitor/src/when-needed.ts`, 'utf8');
    expect(script).toContain(`const near = '${lazyMargin}px';`);
  });
});
