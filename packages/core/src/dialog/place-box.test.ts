import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dialogAnchors } from './dialog-constants.ts';
import { placeDialog, placeTooltip } from './place-box.ts';

const window = { width: 1000, height: 800 };
const size = { width: 350, height: 200 };

describe('placeDialog', () => {
  const at = { x: 100, y: 60, width: 80, height: 40 };
  it.each([
    ['center', { x: 325, y: 300 }],
    ['top-left', { x: 20, y: 20 }],
    ['top-right', { x: 630, y: 20 }],
    ['bottom-left', { x: 20, y: 580 }],
    ['bottom-right', { x: 630, y: 580 }],
    ['element', { x: 100, y: 115 }],
    ['mouse', { x: 180, y: 100 }],
  ] as const)('DIALOG-8: is placed at %s', (anchor, place) => {
    expect(placeDialog(anchor, size, { window, at })).toEqual(place);
  });

  it('DIALOG-8: is placed in the centre without a pointer and an element', () => {
    expect(placeDialog('mouse', size, { window })).toEqual({ x: 325, y: 300 });
    expect(placeDialog('element', size, { window })).toEqual({ x: 325, y: 300 });
  });
});

describe('placeDialog and placeTooltip', () => {
  it('TOOLTIP-3, DIALOG-8: nothing leaves the window while there is room', () => {
    const length = fc.integer({ min: 0, max: 900 });
    const box = fc.record({ x: length, y: length, width: length, height: length });
    fc.assert(
      fc.property(box, fc.constantFrom(...dialogAnchors), (at, anchor) => {
        for (const { x, y } of [placeDialog(anchor, size, { window, at }), placeTooltip(at, size, window)]) {
          expect(x).toBeGreaterThanOrEqual(20);
          expect(y).toBeGreaterThanOrEqual(20);
          expect(x + size.width).toBeLessThanOrEqual(980);
          expect(y + size.height).toBeLessThanOrEqual(780);
        }
      }),
    );
  });

  it('DIALOG-8: a box larger than the window keeps its start visible', () => {
    const narrow = { width: 300, height: 100 };
    expect(placeDialog('center', size, { window: narrow })).toEqual({ x: 20, y: 20 });
  });
});
