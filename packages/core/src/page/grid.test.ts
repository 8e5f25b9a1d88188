import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  collisions,
  freePlace,
  isOverlapping,
  movePlace,
  readingOrder,
  resizePlace,
  rowsOf,
} from './grid.ts';
import { type GridDevice, gridColumns, maxRow, type Place, placesSchema } from './page-document.ts';
import { derivePhonePlaces } from './phone-places.ts';
import { arbitraryPlace } from './test/arbitrary-page.ts';

const device = fc.constantFrom<GridDevice>('desktop', 'phone');
const onDevice = device.chain(one => fc.tuple(fc.constant(one), arbitraryPlace(one)));
const layout = fc.array(arbitraryPlace('desktop'), { maxLength: 12 });

function placed(places: readonly Place[]) {
  return places.map((desktop, at) => ({
    id: `${at}`,
    places: { desktop, phone: { x: 0, y: 0, w: 8, h: 1 } },
  }));
}

function fits(place: Place, on: GridDevice): boolean {
  return placesSchema.shape[on].safeParse(place).success;
}

describe('collisions', () => {
  it('GRID-1: names the blocks that a place would cover; touching edges do not count', () => {
    const blocks = placed([
      { x: 0, y: 0, w: 12, h: 4 },
      { x: 12, y: 0, w: 12, h: 4 },
      { x: 0, y: 4, w: 24, h: 2 },
    ]);
    const ids = (place: Place) => collisions(blocks, place, 'desktop').map(block => block.id);
    expect(ids({ x: 6, y: 3, w: 12, h: 1 })).toEqual(['0', '1']);
    expect(ids({ x: 0, y: 6, w: 24, h: 3 })).toEqual([]);
    expect(ids({ x: 11, y: 4, w: 1, h: 1 })).toEqual(['2']);
  });
});

describe('freePlace', () => {
  it('GRID-2: takes the topmost, then leftmost free place', () => {
    const taken = [
      { x: 0, y: 0, w: 10, h: 5 },
      { x: 0, y: 5, w: 24, h: 3 },
    ];
    expect(freePlace(taken, { w: 8, h: 4 }, { device: 'desktop' })).toEqual({ x: 10, y: 0, w: 8, h: 4 });
    expect(freePlace(taken, { w: 20, h: 4 }, { device: 'desktop' })).toEqual({ x: 0, y: 8, w: 20, h: 4 });
    expect(freePlace(taken, { w: 8, h: 4 }, { device: 'desktop', fromRow: 6 })).toEqual({
      x: 0,
      y: 8,
      w: 8,
      h: 4,
    });
    expect(freePlace([], { w: 90, h: 0 }, { device: 'phone' })).toEqual({ x: 0, y: 0, w: 8, h: 1 });
  });

  it('GRID-2: always finds a place on the grid that covers nothing', () => {
    fc.assert(
      fc.property(layout, fc.nat(30), fc.nat(12), fc.nat(20), (taken, w, h, fromRow) => {
        const place = freePlace(taken, { w, h }, { device: 'desktop', fromRow });
        expect(fits(place, 'desktop')).toBe(true);
        expect(place.y).toBeGreaterThanOrEqual(fromRow);
        expect(taken.some(other => isOverlapping(other, place))).toBe(false);
      }),
    );
  });
});

describe('movePlace and resizePlace', () => {
  it('GRID-3: stop at the edges of the grid', () => {
    const place = { x: 4, y: 2, w: 6, h: 3 };
    expect(movePlace(place, { dx: 99, dy: -99 }, 'desktop')).toEqual({ x: 18, y: 0, w: 6, h: 3 });
    expect(resizePlace(place, { left: -99, bottom: 2 }, 'desktop')).toEqual({ x: 0, y: 2, w: 10, h: 5 });
    expect(resizePlace(place, { right: -99, top: 99 }, 'desktop')).toEqual({ x: 4, y: 4, w: 1, h: 1 });
  });

  it('GRID-3: moving keeps the size, resizing one edge keeps the opposite one, and both keep to the grid', () => {
    const step = fc.integer({ min: -3000, max: 3000 });
    fc.assert(
      fc.property(onDevice, step, step, ([on, place], dx, dy) => {
        const moved = movePlace(place, { dx, dy }, on);
        expect(fits(moved, on)).toBe(true);
        expect([moved.w, moved.h]).toEqual([place.w, place.h]);
        const fromLeft = resizePlace(place, { left: dx, top: dy }, on);
        expect(fits(fromLeft, on)).toBe(true);
        expect(fromLeft.x + fromLeft.w).toBe(place.x + place.w);
        expect(fromLeft.y + fromLeft.h).toBe(place.y + place.h);
        const fromRight = resizePlace(place, { right: dx, bottom: dy }, on);
        expect(fits(fromRight, on)).toBe(true);
        expect([fromRight.x, fromRight.y]).toEqual([place.x, place.y]);
      }),
    );
    expect(maxRow).toBe(2000);
  });
});

describe('readingOrder', () => {
  const order = (...places: Place[]) =>
    readingOrder(placed(places), 'desktop')
      .map(block => block.id)
      .join(' ');

  it('GRID-4: reads lines from left to right, also if tops differ slightly', () => {
    expect(order({ x: 12, y: 0, w: 12, h: 9 }, { x: 0, y: 1, w: 10, h: 8 })).toBe('1 0');
    expect(order({ x: 0, y: 10, w: 24, h: 2 }, { x: 16, y: 0, w: 8, h: 8 }, { x: 8, y: 0, w: 8, h: 8 })).toBe(
      '2 1 0',
    );
  });

  it('GRID-4: reads the block directly above another before it', () => {
    expect(order({ x: 12, y: 0, w: 12, h: 9 }, { x: 0, y: 1, w: 10, h: 8 }, { x: 2, y: 0, w: 8, h: 1 })).toBe(
      '2 1 0',
    );
    fc.assert(
      fc.property(layout, places => {
        const ordered = readingOrder(placed(places), 'desktop');
        expect(ordered.map(block => Number(block.id)).toSorted((a, b) => a - b)).toEqual(
          places.map((_, at) => at),
        );
        for (const [at, later] of ordered.entries()) {
          for (const earlier of ordered.slice(0, at)) {
            const [a, b] = [later.places.desktop, earlier.places.desktop];
            const isRightAbove = a.y + a.h <= b.y && a.x < b.x + b.w && b.x < a.x + a.w;
            expect(isRightAbove).toBe(false);
          }
        }
      }),
    );
  });
});

describe('derivePhonePlaces', () => {
  it('GRID-5: stacks blocks over the full width in reading order, roughly keeping their shape', () => {
    const picture = { x: 12, y: 0, w: 12, h: 20 };
    const heading = { x: 0, y: 0, w: 12, h: 2 };
    const button = { x: 0, y: 4, w: 7, h: 2 };
    expect(derivePhonePlaces([picture, heading, button].map(desktop => ({ places: { desktop } })))).toEqual([
      { x: 0, y: 2, w: 8, h: 12 },
      { x: 0, y: 0, w: 8, h: 1 },
      { x: 0, y: 15, w: 8, h: 2 },
    ]);
  });

  it('GRID-5: keeps given places and works around them', () => {
    const logo = { desktop: { x: 0, y: 0, w: 8, h: 2 }, phone: { x: 0, y: 0, w: 5, h: 2 } };
    const menu = { desktop: { x: 8, y: 0, w: 16, h: 2 }, phone: { x: 5, y: 0, w: 3, h: 2 } };
    const words = { desktop: { x: 0, y: 3, w: 24, h: 2 } };
    expect(derivePhonePlaces([{ places: words }, { places: logo }, { places: menu }])).toEqual([
      { x: 0, y: 3, w: 8, h: 1 },
      logo.phone,
      menu.phone,
    ]);
  });

  it('GRID-5: never covers one block with another', () => {
    fc.assert(
      fc.property(layout, places => {
        const derived = derivePhonePlaces(places.map(desktop => ({ places: { desktop } })));
        for (const [at, place] of derived.entries()) {
          expect(fits(place, 'phone')).toBe(true);
          expect(place.w).toBe(gridColumns.phone);
          expect(derived.some((other, place2) => place2 !== at && isOverlapping(other, place))).toBe(false);
        }
      }),
    );
  });
});

describe('rowsOf', () => {
  it('GRID-2: counts the rows a layout takes', () => {
    expect(rowsOf([], 'desktop')).toBe(0);
    expect(
      rowsOf(
        placed([
          { x: 0, y: 3, w: 2, h: 4 },
          { x: 0, y: 0, w: 2, h: 2 },
        ]),
        'desktop',
      ),
    ).toBe(7);
  });
});
