import { describe, expect, it } from 'vitest';
import * as constants from './gallery-constants.ts';
import { galleryDefaults } from './gallery-data.ts';

const numbers: readonly (readonly [string, unknown, unknown])[] = [
  ['grid', constants.gridDefaults, { perRow: 4, gutter: 20, isLightbox: true }],
  [
    'automatic grid and columns',
    constants.autoColumnDefaults,
    { columnWidth: 250, gutter: 0, columnWidthBehavior: 'min' },
  ],
  ['automatic rows', constants.autoRowDefaults, { rowHeight: 250, gutter: 20, isLightbox: true }],
  ['carousel', constants.carouselDefaults, { slidesPerRow: 3, gutter: 1 }],
  ['speed of a carousel', constants.carouselSpeed, 0.5],
  [
    'fewer slides of a carousel',
    constants.carouselDrops,
    [
      { below: 480, atMost: 2 },
      { below: 724, atMost: 3 },
    ],
  ],
  ['strip', constants.stripDefaults, { speed: 0.5, vSize: 10, aspectRatio: 50, alignment: 'middle' }],
  [
    'stacked slideshow',
    constants.stackedDefaults,
    { speed: 1, isAutoHeight: true, transition: 'fade', click: 'next' },
  ],
  ['the outgoing slide of a fade', constants.fadeOutFactor, 1.2],
  ['Ken Burns', constants.kenBurns, { even: 1.075, odd: 1 }],
  [
    'thumbnails',
    constants.thumbnailDefaults,
    { aspectRatio: 16 / 9, stripPaddingCap: 5, perRow: 4, padding: 20 },
  ],
  ['start', constants.startIndex, 0],
  ['autoplay', constants.autoplayTimeout, 5000],
  ['rest of a scroll', constants.scrollRest, 150],
  ['swiping', constants.swipe, { distance: 50, time: 250, transition: 280 }],
  [
    'dragging with inertia',
    constants.newSwipe,
    {
      velocitySamples: 5,
      movementThreshold: 10,
      narrowBelow: 767,
      narrowTransition: { least: 200, most: 400 },
      transition: { least: 300, most: 500 },
    },
  ],
  ['words over a picture', constants.overlayMeta, { tallerThan: 0.9, cutTo: 0.4 }],
  ['loading', constants.galleryLoading, { atOnce: 16, atOnceOnPhone: 1, firstOnPhone: 4, preloadCount: 1 }],
];

const starts = [
  ['grid', { slidesPerRow: 4, gutter: 20, lightbox: true }],
  ['autogrid', { columnWidth: 250, columnWidthBehavior: 'min', gutter: 0 }],
  ['autocolumns', { columnWidth: 250, columnWidthBehavior: 'min', gutter: 0 }],
  ['autorows', { rowHeight: 250, gutter: 20, lightbox: true }],
  ['carousel', { slidesPerRow: 3, gutter: 1 }],
  ['strip', { vSize: 10 }],
  ['stacked', { transition: 'fade', click: 'next' }],
  ['stacked', { thumbnailsPerRow: 4, padding: 20 }],
  ['stacked', { autoplayDuration: 5 }],
] as const;

describe('the numbers of galleries', () => {
  it.each(numbers)('GALLERY-10 to GALLERY-21: %s', (_, constant, value) => {
    expect(constant).toEqual(value);
  });

  it.each(starts)('GALLERY-10 to GALLERY-17: %s starts with them', (design, defaults) => {
    expect(galleryDefaults(design)).toMatchObject({ design, ...defaults });
  });
});
