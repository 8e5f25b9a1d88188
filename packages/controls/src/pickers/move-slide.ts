/** Moves one item of a list to another position; positions beyond the ends mean the end. */
export function moveSlide<T>(list: readonly T[], from: number, to: number): T[] {
  const one = list.slice(from, from + 1);
  return list.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, ...one);
}

/** The new position of an item dropped before or after another. */
export function placeOfDrop(from: number, target: number, position: 'before' | 'after' | 'on'): number {
  const before = position === 'after' ? target + 1 : target;
  return before > from ? before - 1 : before;
}

/** The position of an item after it or another one was moved. */
export function placeAfterMove(at: number, from: number, to: number): number {
  if (at === from) return Math.max(0, to);
  if (from < at && at <= to) return at - 1;
  return to <= at && at < from ? at + 1 : at;
}
