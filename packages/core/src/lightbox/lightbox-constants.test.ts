import { expect, it } from 'vitest';
import * as constants from './lightbox-constants.ts';

const numbers: readonly (readonly [string, unknown, unknown])[] = [
  ['where it opens', constants.lightboxDefaults.currentSetIndex, 0],
  ['controls', constants.lightboxDefaults.controls, { previous: false, next: false }],
  ['theme', constants.lightboxDefaults.theme, 'dark'],
  ['overlay', constants.lightboxOverlay, { opacity: 0.95, fade: 300 }],
  ['arrow keys', constants.lightboxArrowThrottle, 200],
  ['edge where a click closes', constants.lightboxEdgeZone, 0.02],
  ['hint', constants.lightboxNavHint, 500],
  ['fade', constants.lightboxDefaults.speed, 0.6],
  ['padding', constants.lightboxDefaults.padding, 100],
  [
    'enlarging',
    constants.lightboxZoom,
    { most: 4, double: 2.5, step: 1.5, pan: 0.2, wheel: 0.002, pinch: 0.01, whole: 1.02 },
  ],
  [
    'one finger',
    constants.lightboxTouch,
    { tap: 10, doubleTap: { time: 300, way: 30 }, pullBegins: 8, pullCloses: 110 },
  ],
];

it.each(numbers)(
  'LIGHTBOX-1, LIGHTBOX-2, LIGHTBOX-3, LIGHTBOX-7 to LIGHTBOX-10, LIGHTBOX-15, LIGHTBOX-16, LIGHTBOX-18: %s',
  (_, constant, value) => {
    expect(constant).toEqual(value);
  },
);
