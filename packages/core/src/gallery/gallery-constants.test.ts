import { describe, expect, it } from 'vitest';
import * as constants from './gallery-constants.ts';
import { galleryDefaults } from './gallery-data.ts';

describe('the numbers of galleries', () => {
  it.each([
    [
      'GALLERY-10: grid',
      constants.gridDefaults,
      { perRow: 4, gutter: 20, isLightbox: true, isAutoHeight: true },
    ],
    [
      'GALLERY-11: automatic grid and columns',
      constants.autoColumnDefaults,
      { columnWidth: 250, gutter: 0, columnWidthBehavior: 'min' },
    ],
    [
      'GALLERY-12: automatic rows',
      constants.autoRowDefaults,
      { rowHeight: 250, gutter: 20, isLightbox: true },
    ],
    ['GALLERY-13: carousel', constants.carouselDefaults, { slidesPerRow: 3, gutter: 1 }],
    [
      'GALLERY-13: fewer slides of a carousel',
      constants.carouselDrops,
      [
        { below: 480, atMost: 2 },
        { below: 724, atMost: 3 },
      ],
    ],
    [
      'GALLERY-14: strip',
      constants.stripDefaults,
      { speed: 0.5, vSize: 10, aspectRatio: 50, alignment: 'middle' },
    ],
    [
      'GALLERY-15: stacked slideshow',
      constants.stackedDefaults,
      { speed: 1, isAutoHeight: true, transition: 'fade', click: 'next' },
    ],
    ['GALLERY-15: the outgoing slide of a fade', constants.fadeOutFactor, 1.2],
    ['GALLERY-15: Ken Burns', constants.kenBurns, { even: 1.075, odd: 1 }],
    [
      'GALLERY-16: thumbnails',
      constants.thumbnailDefaults,
      { aspectRatio: 16 / 9, stripPaddingCap: 5, perRow: 4, padding: 20 },
    ],
    ['GALLERY-17: start', constants.startIndex, 0],
    ['GALLERY-17: autoplay', constants.autoplayTimeout, 5000],
    ['GALLERY-17: autoplay of a helper', constants.slideshowHelperTimeout, 1000],
    [
      'GALLERY-18: rest of a size',
      constants.resizeRest,
      { emitter: 100, emitterDefault: 300, debounce: 150 },
    ],
    ['GALLERY-18: swiping', constants.swipe, { distance: 50, time: 250, transition: 280 }],
    [
      'GALLERY-18: dragging with inertia',
      constants.newSwipe,
      {
        velocitySamples: 5,
        movementThreshold: 10,
        narrowBelow: 767,
        narrowTransition: { least: 200, most: 400 },
        transition: { least: 300, most: 500 },
      },
    ],
    ['GALLERY-19: words over a picture', constants.overlayMeta, { tallerThan: 0.9, cutTo: 0.4 }],
    [
      'GALLERY-20, GALLERY-21: loading',
      constants.galleryLoading,
      { atOnce: 16, atOnceOnPhone: 1, preloadCount: 1 },
    ],
    [
      'GALLERY-17: lightbox',
      constants.lightboxDefaults,
      {
        currentSetIndex: 0,
        speed: 0.6,
        theme: 'dark',
        padding: 100,
        title: 'Gallery',
        overlayOpacity: 0.95,
        overlayFade: 300,
        arrowThrottle: 200,
        edgeZone: 0.02,
        navHint: 500,
      },
    ],
  ])('%s', (_, constant, value) => {
    expect(constant).toEqual(value);
  });

  it.each([
    ['GALLERY-10', 'grid', { slidesPerRow: 4, gutter: 20, lightbox: true }],
    ['GALLERY-11', 'autogrid', { columnWidth: 250, columnWidthBehavior: 'min', gutter: 0 }],
    ['GALLERY-11', 'autocolumns', { columnWidth: 250, columnWidthBehavior: 'min', gutter: 0 }],
    ['GALLERY-12', 'autorows', { rowHeight: 250, gutter: 20, lightbox: true }],
    ['GALLERY-13', 'carousel', { slidesPerRow: 3, gutter: 1 }],
    ['GALLERY-14', 'strip', { vSize: 10 }],
    ['GALLERY-15', 'stacked', { transition: 'fade', click: 'next' }],
    ['GALLERY-16', 'stacked', { thumbnailsPerRow: 4, padding: 20 }],
    ['GALLERY-17', 'stacked', { autoplayDuration: 5 }],
  ] as const)('%s: %s starts with them', (_, design, defaults) => {
    expect(galleryDefaults(design)).toMatchObject({ design, ...defaults });
  });
});
