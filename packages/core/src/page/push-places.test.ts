import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freePlace, isOverlapping, orderByPlace, type Placed } from './grid.ts';
import { type Place, placesSchema } from './page-document.ts';
import { rowsBetween } from './phone-places.ts';
import { type PhonePlace, pushPlaces, stepPast } from './push-places.ts';
import { arbitraryPlace } from './test/arbitrary-page.ts';

const desktop: Place = { x: 0, y: 0, w: 1, h: 1 };
const row = (y: number, h: number, x = 0, w = 8): Place => ({ x, y, w, h });
const onPhone = (places: Readonly<Record<string, Place>>): Placed[] =>
  Object.entries(places).map(([id, phone]) => ({ id, places: { desktop, phone } }));

/** All blocks with their places afterwards, in reading order. */
function after(blocks: readonly Placed[], changes: readonly PhonePlace[]): [string, number][] {
  return orderByPlace(applied(blocks, changes), one => one.place).map(({ id, place }) => [id, place.y]);
}

function applied(blocks: readonly Placed[], changes: readonly PhonePlace[]): PhonePlace[] {
  const changed = new Map(changes.map(({ id, place }) => [id, place]));
  return blocks.map(({ id, places }) => ({ id, place: changed.get(id) ?? places.phone }));
}

const stack = onPhone({ text: row(0, 4), image: row(5, 6), button: row(12, 2) });
const put = (id: string, place: Place, blocks = stack) => after(blocks, pushPlaces(blocks, { id, place }));

describe('a block on a phone', () => {
  it('GRID-6: moved down past another, it follows it, and the space it leaves closes', () => {
    expect(put('text', row(6, 4))).toEqual([
      ['image', 0],
      ['text', 7],
      ['button', 12],
    ]);
    expect(put('text', row(13, 4))).toEqual([
      ['image', 0],
      ['button', 7],
      ['text', 10],
    ]);
  });

  it('GRID-6: moved up past another, it precedes it', () => {
    expect(put('button', row(7, 2))).toEqual([
      ['text', 0],
      ['button', 5],
      ['image', 8],
    ]);
    expect(put('image', row(1, 6))).toEqual([
      ['image', 0],
      ['text', 7],
      ['button', 12],
    ]);
  });

  it('GRID-6: enlarged or moved slightly, it pushes the blocks it touches, and leaves the rest in place', () => {
    expect(put('text', row(0, 7))).toEqual([
      ['text', 0],
      ['image', 8],
      ['button', 15],
    ]);
    expect(put('button', row(14, 2))).toEqual([
      ['text', 0],
      ['image', 5],
      ['button', 14],
    ]);
    expect(pushPlaces(stack, { id: 'text', place: row(0, 4, 0, 6) })).toEqual([
      { id: 'text', place: row(0, 4, 0, 6) },
    ]);
  });

  it('GRID-6: a block beside it stays beside its own neighbours', () => {
    const pairs = onPhone({ a: row(0, 3, 0, 4), b: row(0, 3, 4, 4), c: row(4, 3, 0, 4), d: row(4, 3, 4, 4) });
    expect(put('a', row(4, 3, 0, 4), pairs)).toEqual([
      ['b', 0],
      ['c', 4],
      ['d', 4],
      ['a', 8],
    ]);
  });

  it('GRID-6: text on a picture stays on it', () => {
    const layered = onPhone({ picture: row(0, 10), words: row(3, 4), below: row(11, 2) });
    expect(pushPlaces(layered, { id: 'words', place: row(4, 4) })).toEqual([
      { id: 'words', place: row(4, 4) },
    ]);
  });

  it('GRID-6: a block from another section is inserted where it is released', () => {
    expect(
      after([...stack, ...onPhone({ new: row(0, 3) })], pushPlaces(stack, { id: 'new', place: row(5, 3) })),
    ).toEqual([
      ['text', 0],
      ['new', 5],
      ['image', 9],
      ['button', 16],
    ]);
  });

  it('GRID-6: by keyboard it moves on by a row, or past an obstacle', () => {
    const step = (id: string, place: Place) => put(id, stepPast(stack, { id, place }));
    expect(stepPast(stack, { id: 'text', place: row(1, 4) })).toEqual(row(1, 4));
    expect(step('text', row(2, 4))).toEqual([
      ['image', 0],
      ['text', 7],
      ['button', 12],
    ]);
    expect(step('button', row(10, 2))).toEqual([
      ['text', 0],
      ['button', 5],
      ['image', 8],
    ]);
  });

  it('GRID-6: wherever it is put, no free block overlaps anything, and all stay on the grid', () => {
    const sizes = fc.array(arbitraryPlace('phone'), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(sizes, arbitraryPlace('phone'), fc.nat(), fc.boolean(), (drawn, wanted, which, isSized) => {
        const blocks = freely(drawn);
        const moved = blocks[which % blocks.length];
        if (!moved) return;
        const { w, h } = moved.places.phone;
        const place = isSized ? wanted : { ...wanted, x: Math.min(wanted.x, 8 - w), w, h };
        const now = applied(blocks, pushPlaces(blocks, { id: moved.id, place }));
        expect(overlaps(now)).toEqual([]);
        expect(now.every(one => placesSchema.shape.phone.safeParse(one.place).success)).toBe(true);
        const own = now.find(one => one.id === moved.id)?.place;
        expect(own && { x: own.x, w: own.w, h: own.h }).toEqual({ x: place.x, w: place.w, h: place.h });
      }),
    );
  });
});

describe('distances', () => {
  it('GRID-7: a free place keeps the rows between blocks free, above and below', () => {
    const taken = [row(0, 4), row(9, 4)];
    const find = (h: number) => freePlace(taken, { w: 8, h }, { device: 'phone', gap: rowsBetween });
    expect(find(3)).toEqual(row(5, 3));
    expect(find(4)).toEqual(row(14, 4));
  });
});

/** One below the other, without overlaps. */
function freely(sizes: readonly Place[]): Placed[] {
  const places: Place[] = [];
  for (const size of sizes) places.push(freePlace(places, size, { device: 'phone', fromRow: size.y % 5 }));
  return places.map((phone, at) => ({ id: `${at}`, places: { desktop, phone } }));
}

function overlaps(placed: readonly PhonePlace[]): string[] {
  return placed.flatMap((one, at) =>
    placed
      .slice(at + 1)
      .filter(other => isOverlapping(one.place, other.place))
      .map(other => `${one.id} ${other.id}`),
  );
}
