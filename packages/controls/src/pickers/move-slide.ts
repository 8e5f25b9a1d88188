/** Takes one of a list to another place; a place beyond the ends is the end. */
export function moveSlide<T>(list: readonly T[], from: number, to: number): T[] {
  const one = list.slice(from, from + 1);
  return list.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, ...one);
}

/** Where what is dragged from one place lands, when it is dropped before or after another. */
export function placeOfDrop(from: number, target: number, position: 'before' | 'after' | 'on'): number {
  const before = position === 'after' ? target + 1 : target;
  return before > from ? before - 1 : before;
}

/** Where one lies after another, or itself, has been taken to another place. */
export function placeAfterMove(at: number, from: number, to: number): number {
  if (at === from) return Math.max(0, to);
  if (from < at && at <= to) return at - 1;
  return to <= at && at < from ? at + 1 : at;
}
