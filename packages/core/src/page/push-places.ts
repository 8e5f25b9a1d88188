import { isOverlapping, isSamePlace, type Placed, sharesColumn } from './grid.ts';
import { maxRow, type Place } from './page-document.ts';
import { rowsBetween } from './phone-places.ts';

/** A block and its new place on a phone. */
export interface PhonePlace {
  readonly id: string;
  readonly place: Place;
}

/**
 * The changes on a phone when a block is put somewhere: the blocks it touches move, so that it
 * overlaps no other. A block whose middle its leading edge passes changes the order with it, and
 * the space it left closes. Blocks that already lay on it do not move (rule GRID-6). Nothing if the
 * page would grow beyond its last row.
 */
export function pushPlaces(blocks: readonly Placed[], { id, place: wanted }: PhonePlace): PhonePlace[] {
  const from = blocks.find(block => block.id === id)?.places.phone ?? null;
  const all = blocks
    .filter(block => block.id !== id)
    .map(block => ({ id: block.id, place: block.places.phone }));
  const before = new Set(all.filter(other => isBefore(other.place, wanted, from)).map(other => other.id));
  const isMet = (other: PhonePlace) =>
    sharesColumn(other.place, wanted) && !(from && isOverlapping(other.place, from));
  const isPassed = (other: PhonePlace) =>
    from !== null && isMet(other) && hasChangedOrder(other.place, from, before.has(other.id));
  const isReordered = all.some(isPassed);
  const others = isReordered && from ? closeRoom(all, from) : all;
  const met = others.filter((_, at) => all[at] !== undefined && isMet(all[at]));
  const gap = isReordered ? rowsBetween : 0;
  const own = {
    ...wanted,
    y: topBelow(
      met.filter(other => before.has(other.id)),
      wanted,
      isReordered,
    ),
  };
  const below = met.filter(other => !before.has(other.id)).map(other => other.place.y);
  const first = Math.min(...below);
  const isPushed = first < own.y + own.h + gap;
  const by = isPushed ? own.y + own.h + rowsBetween - first : 0;
  const placed = others.map(other =>
    isPushed && !before.has(other.id) && other.place.y >= first ? lowered(other, by) : other,
  );
  const now = [{ id, place: own }, ...placed];
  if (now.some(({ place }) => place.y > maxRow)) return [];
  const places = new Map(blocks.map(block => [block.id, block.places.phone]));
  return now.filter(one => {
    const place = places.get(one.id);
    return place === undefined || !isSamePlace(one.place, place);
  });
}

/** One step by the keyboard: a row or column on, or past an obstacle (rule GRID-6). */
export function stepPast(blocks: readonly Placed[], { id, place: wanted }: PhonePlace): Place {
  const from = blocks.find(block => block.id === id)?.places.phone;
  if (!from || from.y === wanted.y) return wanted;
  const inTheWay = blocks
    .filter(block => block.id !== id)
    .map(block => block.places.phone)
    .filter(other => isOverlapping(other, wanted) && !isOverlapping(other, from));
  if (inTheWay.length === 0) return wanted;
  const y =
    wanted.y > from.y
      ? Math.max(...inTheWay.map(other => other.y + other.h)) - wanted.h
      : Math.min(...inTheWay.map(other => other.y));
  return { ...wanted, y };
}

/** Whether a block precedes another that is moved or resized to a place. */
function isBefore(other: Place, wanted: Place, from: Place | null): boolean {
  const middle = other.y + other.h / 2;
  if (from === null) return middle < wanted.y + wanted.h / 2;
  const isMoved = from.h === wanted.h && from.y !== wanted.y;
  if (!isMoved) return other.y + other.h <= from.y;
  return wanted.y > from.y ? middle < wanted.y + wanted.h : middle <= wanted.y;
}

function hasChangedOrder(other: Place, from: Place, isNowBefore: boolean): boolean {
  return isNowBefore ? other.y >= from.y + from.h : other.y + other.h <= from.y;
}

/** Blocks below the freed space move up, unless something is beside it. */
function closeRoom(others: readonly PhonePlace[], from: Place): PhonePlace[] {
  const end = from.y + from.h;
  const isBeside = others.some(({ place }) => place.y < end && from.y < place.y + place.h);
  const below = others.filter(({ place }) => place.y >= end).map(({ place }) => place.y);
  if (isBeside || below.length === 0) return [...others];
  const by = from.y - Math.min(...below);
  return others.map(other => (other.place.y >= end ? lowered(other, by) : other));
}

function topBelow(before: readonly PhonePlace[], wanted: Place, isReordered: boolean): number {
  const end = Math.max(0, ...before.map(({ place }) => place.y + place.h));
  if (!isReordered) return wanted.y >= end ? wanted.y : end + rowsBetween;
  return before.length === 0 ? 0 : end + rowsBetween;
}

function lowered({ id, place }: PhonePlace, by: number): PhonePlace {
  return { id, place: { ...place, y: place.y + by } };
}
