import { isOverlapping, orderByPlace } from './grid.ts';
import { gridColumns, maxRow, type Place } from './page-document.ts';

export interface PlacedForDesktop {
  readonly places: { readonly desktop: Place; readonly phone?: Place | undefined };
}

/** Width of the phone's column in desktop columns, for blocks that keep their shape: 360 px to 50 px. */
const phoneWidthInDesktopColumns = 7.2;
/** Rows to keep free between one block and the next: their default distance (rule GRID-7). */
export const rowsBetween = 1;

/**
 * Places on a phone for blocks laid out on a desktop: one below the other over the full width, in
 * reading order, roughly keeping their shape; text grows as needed. Given places are kept and
 * worked around. In the order of the given blocks (rule GRID-5).
 */
export function derivePhonePlaces(blocks: readonly PlacedForDesktop[]): Place[] {
  const taken = blocks.flatMap(({ places }) => (places.phone ? [places.phone] : []));
  const found = new Map<PlacedForDesktop, Place>();
  let row = 0;
  for (const block of orderByPlace(blocks, one => one.places.desktop)) {
    const place = block.places.phone ?? below(taken, row, phoneRows(block.places.desktop));
    found.set(block, place);
    row = Math.max(row, place.y + place.h + rowsBetween);
  }
  return blocks.map(block => found.get(block) ?? below(taken, row, 1));
}

function phoneRows({ w, h }: Place): number {
  return Math.max(1, Math.round(h * Math.min(1, phoneWidthInDesktopColumns / w)));
}

function below(taken: readonly Place[], from: number, h: number): Place {
  let place: Place = { x: 0, y: Math.min(from, maxRow), w: gridColumns.phone, h };
  for (const other of taken.toSorted((a, b) => a.y - b.y)) {
    if (isOverlapping(other, place)) {
      place = { ...place, y: Math.min(other.y + other.h + rowsBetween, maxRow) };
    }
  }
  return place;
}
