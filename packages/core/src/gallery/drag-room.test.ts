import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DragRoom, heldAt, restOf, settleTime, speedOf } from './drag-room.ts';
import { type DragBoundary, dragBoundaries } from './gallery-data.ts';

const roomWith = (boundary: DragBoundary): DragRoom => ({
  least: -400,
  most: 0,
  boundaries: { least: boundary, most: boundary },
  size: 400,
});

const anyRoom: fc.Arbitrary<DragRoom> = fc
  .record({
    least: fc.integer({ min: -5000, max: 0 }),
    width: fc.nat(5000),
    start: fc.constantFrom(...dragBoundaries),
    end: fc.constantFrom(...dragBoundaries),
    size: fc.integer({ min: 1, max: 2500 }),
  })
  .map(({ least, width, start, end, size }) => ({
    least,
    most: least + width,
    boundaries: { least: start, most: end },
    size,
  }));
const anyPlace = fc.double({ min: -20_000, max: 20_000, noNaN: true });

describe('dragging', () => {
  it('GALLERY-75: continues freely, stops immediately or yields beyond an end', () => {
    expect(heldAt(150, roomWith('none'))).toBe(150);
    expect(heldAt(150, roomWith('hard'))).toBe(0);
    expect(heldAt(150, roomWith('inertial'))).toBeCloseTo(68.4, 1);
    expect(heldAt(-550, roomWith('none'))).toBe(-550);
    expect(heldAt(-550, roomWith('hard'))).toBe(-400);
    expect(heldAt(-550, roomWith('inertial'))).toBeCloseTo(-468.4, 1);
    for (const boundary of dragBoundaries) expect(heldAt(-123, roomWith(boundary))).toBe(-123);
  });

  it('GALLERY-75: each end behaves independently', () => {
    const room = { ...roomWith('hard'), boundaries: { least: 'none', most: 'hard' } } as const;
    expect([heldAt(90, room), heldAt(-490, room)]).toEqual([0, -490]);
  });

  it('GALLERY-75: follows the pointer without jumps, never overtakes it, and a spring never yields completely', () => {
    fc.assert(
      fc.property(anyRoom, anyPlace, anyPlace, (room, one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        const way = heldAt(high, room) - heldAt(low, room);
        expect(way).toBeGreaterThanOrEqual(-1e-6);
        expect(way).toBeLessThanOrEqual(high - low + 1e-6);
        if (room.boundaries.most === 'inertial')
          expect(heldAt(high, room)).toBeLessThan(room.most + room.size);
      }),
    );
  });

  it('GALLERY-76: has the speed of its last five samples', () => {
    const jumpThenSlow = [0, 900, 905, 910, 915, 920].map((position, at) => ({ position, at: at * 10 }));
    expect(speedOf(jumpThenSlow)).toBe(0.5);
    expect(speedOf(jumpThenSlow.slice(0, 1))).toBe(0);
    expect(speedOf([])).toBe(0);
    expect(
      speedOf([
        { position: 0, at: 5 },
        { position: 50, at: 5 },
      ]),
    ).toBe(0);
  });

  it('GALLERY-76: rests at the snap point nearest to the end of its glide, or at that end without snap points', () => {
    const room = roomWith('inertial');
    const rest = (position: number, speed: number, snap: number | 'none' = 100) =>
      Math.abs(restOf({ position, speed, snap }, room));
    expect([rest(-90, 0), rest(-230, 0), rest(-90, -0.5), rest(-300, 0.8)]).toEqual([0, 400, 400, 0]);
    expect([rest(-90, 0, 50), rest(-110, 0, 50)]).toEqual([0, 200]);
    expect([rest(-90, 0, 'none'), rest(-90, -0.1, 'none'), rest(60, 2, 'none')]).toEqual([90, 120, 0]);
  });

  it('GALLERY-76: rests within its limits, at an end or a snap point', () => {
    const anySnap = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(anyRoom, anyPlace, fc.double({ min: -9, max: 9, noNaN: true }), anySnap, (room, ...of) => {
        const [position, speed, snap] = of;
        const rest = restOf({ position, speed, snap }, room);
        const grid = (room.size * snap) / 100;
        expect(rest).toBeGreaterThanOrEqual(room.least);
        expect(rest).toBeLessThanOrEqual(room.most);
        const isAtEnd = rest === room.least || rest === room.most;
        expect(isAtEnd || Math.abs(rest / grid - Math.round(rest / grid)) < 1e-6).toBe(true);
      }),
    );
  });

  it('GALLERY-76: settles at the speed of its release, within 200 to 400 ms below 767 px, else 300 to 500 ms', () => {
    expect([settleTime(300, 1, 766), settleTime(40, 4, 766), settleTime(900, 0.1, 766)]).toEqual([
      300, 200, 400,
    ]);
    expect([settleTime(350, -1, 767), settleTime(40, 4, 767), settleTime(900, 0, 767)]).toEqual([
      350, 300, 500,
    ]);
    fc.assert(
      fc.property(
        anyPlace,
        fc.double({ min: -9, max: 9, noNaN: true }),
        fc.nat(3000),
        (way, speed, width) => {
          const time = settleTime(way, speed, width);
          const [least, most] = width < 767 ? [200, 400] : [300, 500];
          expect(time >= least && time <= most).toBe(true);
        },
      ),
    );
  });
});
