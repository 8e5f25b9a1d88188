import { gridColumns } from '@vitrine/core/page/page-document.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  boxOfPlace,
  clearOfPanel,
  fitDevice,
  type GridGeometry,
  panelSide,
  placeNear,
  readTracks,
} from './geometry.ts';

const grid = (rows: readonly number[], device: 'desktop' | 'phone' = 'desktop'): GridGeometry => ({
  box: { left: 120, top: 80, width: 1178, height: 400 },
  gap: 22,
  rows,
  rowHeight: 24,
  device,
});

it('STUDIO-6: a dropped block moves to the nearest position, whatever the heights of the rows', () => {
  const rows = [24, 60, 24, 24];
  expect(placeNear(grid(rows), { left: 120, top: 80, width: 0, height: 0 }, { w: 4, h: 2 })).toEqual({
    x: 0,
    y: 0,
    w: 4,
    h: 2,
  });
  // The second row is 60 px high: its middle is at 54.
  expect(placeNear(grid(rows), { left: 222, top: 133, width: 0, height: 0 }, { w: 4, h: 2 }).y).toBe(1);
  expect(placeNear(grid(rows), { left: 222, top: 135, width: 0, height: 0 }, { w: 4, h: 2 })).toEqual({
    x: 2,
    y: 2,
    w: 4,
    h: 2,
  });
});

it('STUDIO-6: every place on the grid is found again from its box, and none is outside the grid', () => {
  const device = fc.constantFrom('desktop' as const, 'phone' as const);
  const rows = fc.array(fc.integer({ min: 24, max: 300 }), { maxLength: 30 });
  fc.assert(
    fc.property(
      device,
      rows,
      fc.nat(60),
      fc.nat(23),
      fc.integer({ min: 1, max: 24 }),
      (on, heights, y, at, wide) => {
        const columns = gridColumns[on];
        const x = at % columns;
        const place = { x, y, w: Math.min(wide, columns - x), h: 3 };
        const measured = grid(heights, on);
        expect(placeNear(measured, boxOfPlace(measured, place), place)).toEqual(place);
        const far = placeNear(measured, { left: 1e5 - x, top: -1e5, width: 0, height: 0 }, place);
        expect(far).toEqual({ ...place, x: columns - place.w, y: 0 });
      },
    ),
  );
});

it('STUDIO-6: a device wider than the available space is scaled down, never up', () => {
  expect(fitDevice('phone', 1300)).toEqual({ width: 390, scale: 1 });
  expect(fitDevice('desktop', 1300)).toEqual({ width: 1300, scale: 1 });
  expect(fitDevice('desktop', 550)).toEqual({ width: 1100, scale: 0.5 });
  expect(readTracks('24px 31.5px none 24px')).toEqual([24, 31.5, 24]);
});

it('STUDIO-19: a panel on the right leaves the canvas free up to its edge, wherever the canvas begins', () => {
  expect(clearOfPanel({ room: 1364, canvas: 1364, side: 'right' })).toBe(1022);
  expect(clearOfPanel({ room: 1364, canvas: 820, side: 'right' })).toBe(750);
  expect(clearOfPanel({ room: 1364, canvas: 1364, side: 'left' })).toBe(Number.POSITIVE_INFINITY);
  expect(clearOfPanel({ room: 390, canvas: 390, side: null })).toBe(Number.POSITIVE_INFINITY);
});

it('STUDIO-21: the panel floats on the side where it covers less of the block, and on the right if both are equal', () => {
  const side = (left: number, width: number, canvas = 1364) =>
    panelSide({ room: 1364, canvas, block: { left, width } });
  expect({
    atTheLeft: side(60, 400),
    atTheRight: side(900, 400),
    wideAtTheRight: side(360, 944),
    wideAtTheLeft: side(60, 944),
    fullWidth: side(60, 1244),
    between: side(400, 500),
    onPhone: side(20, 350, 390),
  }).toEqual({
    atTheLeft: 'right',
    atTheRight: 'left',
    wideAtTheRight: 'left',
    wideAtTheLeft: 'right',
    fullWidth: 'right',
    between: 'right',
    onPhone: 'right',
  });
});
