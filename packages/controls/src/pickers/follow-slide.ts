/** A slide’s identity by its content: slides have no id. */
export function keyOfSlide(slide: object): string {
  return JSON.stringify(slide);
}

/**
 * The position of a slide of one list in the next, whatever caused the change: the slide itself, or its
 * replacement if as many slides were removed as added; null if it was removed (rule PANEL-18).
 */
export function followSlide(before: readonly string[], after: readonly string[], at: number): number | null {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (at < start) return at;
  if (at >= before.length - end) return at + after.length - before.length;
  const changed = after.slice(start, after.length - end);
  const found = changed.indexOf(before[at] ?? '');
  if (found !== -1) return start + found;
  return before.length === after.length ? at : null;
}

/** The position of a slide in a list that may have changed; null if it no longer exists unchanged. */
export function placeOfSlide(list: readonly object[], slide: object, at: number): number | null {
  const key = keyOfSlide(slide);
  const there = list[at];
  if (there !== undefined && keyOfSlide(there) === key) return at;
  const found = list.findIndex(one => keyOfSlide(one) === key);
  return found === -1 ? null : found;
}

/** The next true position after the given one, starting again from the beginning at the end. */
export function nextPlace(isMarked: readonly boolean[], after: number | null): number | null {
  const from = after === null ? 0 : after + 1;
  const found = isMarked.indexOf(true, from);
  const place = found === -1 ? isMarked.indexOf(true) : found;
  return place === -1 ? null : place;
}
