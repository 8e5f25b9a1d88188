import { type Block, type GridDevice, gridColumns, maxRow, type Place } from './page-document.ts';

/** A block with the data that the grid needs. */
export type Placed = Pick<Block, 'id' | 'places'>;

export interface Size {
  readonly w: number;
  readonly h: number;
}

/** How far each edge of a place moves, in columns and rows: right and down are positive. */
export interface EdgeMoves {
  readonly left?: number;
  readonly right?: number;
  readonly top?: number;
  readonly bottom?: number;
}

/** Blocks whose tops differ by no more rows than this are read as one line, from left to right. */
const lineTolerance = 2;

export function isOverlapping(a: Place, b: Place): boolean {
  return sharesColumn(a, b) && a.y < b.y + b.h && b.y < a.y + a.h;
}

export function isSamePlace(a: Place, b: Place): boolean {
  return a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;
}

/** The blocks that a place would cover. Overlaps are allowed, as layers; the studio shows them (rule GRID-1). */
export function collisions(blocks: readonly Placed[], place: Place, device: GridDevice): Placed[] {
  return blocks.filter(block => isOverlapping(block.places[device], place));
}

export interface Search {
  readonly device: GridDevice;
  readonly fromRow?: number;
  /** Rows to keep free above and below, between this place and the others. */
  readonly gap?: number;
}

/** The first free place of this size from a row on: topmost, then leftmost; there is always one (rule GRID-2). */
export function freePlace(
  places: readonly Place[],
  size: Size,
  { device, fromRow = 0, gap = 0 }: Search,
): Place {
  const w = clamp(size.w, 1, gridColumns[device]);
  const h = clamp(size.h, 1, maxRow);
  const rows = [fromRow, ...places.map(place => place.y + place.h + gap).filter(row => row > fromRow)];
  const columns = Array.from({ length: gridColumns[device] - w + 1 }, (_, x) => x);
  for (const y of [...new Set(rows)].toSorted((a, b) => a - b)) {
    const room = { y: y - gap, w, h: h + 2 * gap };
    const x = columns.find(column => !places.some(place => isOverlapping(place, { x: column, ...room })));
    if (x !== undefined) return { x, y: Math.min(y, maxRow), w, h };
  }
  return { x: 0, y: Math.min(Math.max(...rows), maxRow), w, h };
}

/** Moved by columns and rows, within the grid and with its size (rule GRID-3). */
export function movePlace(place: Place, by: { dx: number; dy: number }, device: GridDevice): Place {
  return {
    ...place,
    x: clamp(place.x + by.dx, 0, gridColumns[device] - place.w),
    y: clamp(place.y + by.dy, 0, maxRow),
  };
}

/** Resized by its edges, within the grid and never smaller than one column and row (rule GRID-3). */
export function resizePlace(place: Place, edges: EdgeMoves, device: GridDevice): Place {
  const { left = 0, right = 0, top = 0, bottom = 0 } = edges;
  const start = clamp(place.x + left, 0, place.x + place.w - 1);
  const end = clamp(place.x + place.w + right, start + 1, gridColumns[device]);
  const y = clamp(place.y + top, 0, place.y + place.h - 1);
  const h = clamp(place.y + place.h + bottom - y, 1, maxRow);
  return { x: start, y, w: end - start, h };
}

/**
 * Blocks in reading order on a device: line by line, each line from left to right, and nothing
 * before a block directly above it (rule GRID-4).
 */
export function readingOrder<T extends Placed>(blocks: readonly T[], device: GridDevice): T[] {
  return orderByPlace(blocks, block => block.places[device]);
}

export function orderByPlace<T>(things: readonly T[], placeOf: (thing: T) => Place): T[] {
  const left = [...things];
  const ordered: T[] = [];
  while (left.length > 0) {
    const top = Math.min(...left.map(thing => placeOf(thing).y));
    const line = left.filter(thing => {
      const place = placeOf(thing);
      return place.y <= top + lineTolerance && !left.some(other => isAbove(placeOf(other), place));
    });
    const [next] = line.toSorted((a, b) => placeOf(a).x - placeOf(b).x || placeOf(a).y - placeOf(b).y);
    if (next === undefined) break;
    left.splice(left.indexOf(next), 1);
    ordered.push(next);
  }
  return ordered;
}

/** The number of rows in a layout. */
export function rowsOf(blocks: readonly Placed[], device: GridDevice): number {
  return Math.max(0, ...blocks.map(({ places }) => places[device].y + places[device].h));
}

function isAbove(a: Place, b: Place): boolean {
  return a.y + a.h <= b.y && sharesColumn(a, b);
}

/** Whether both use a common column. */
export function sharesColumn(a: Place, b: Place): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
