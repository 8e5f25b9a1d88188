const mark = /["'>]/g;

/** The position after a tag's `>`, which quoted values may also contain; -1 when it has none. */
export function endOfTag(html: string, from: number): number {
  mark.lastIndex = from;
  for (let found = mark.exec(html); found; found = mark.exec(html)) {
    if (found[0] === '>') return mark.lastIndex;
    // Only a quote after an equals sign begins a value.
    if (!/=\s{0,20}$/.test(html.slice(Math.max(from, found.index - 21), found.index))) continue;
    const close = html.indexOf(found[0], mark.lastIndex);
    if (close === -1 || close - found.index > longestValue) continue;
    mark.lastIndex = close + 1;
  }
  return -1;
}

/** Longer ones are quotes that were never closed. */
const longestValue = 2_000_000;
