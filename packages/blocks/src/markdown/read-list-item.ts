import { isBlank, isBlockStart, leadingSpaces } from './markdown-lines.ts';

export interface ItemStart {
  /** The sign before each item of one list: another sign begins another list. */
  readonly bullet: string;
  /** The first number of a numbered list. */
  readonly number: number | null;
  /** Columns before the item's own text. */
  readonly indent: number;
}

export function itemStart(line: string): ItemStart | null {
  const [, before = '', sign = '', digits, spaces = '', rest = ''] =
    /^( {0,3})([-+*]|(\d{1,9})[.)])( *)((?! ).*)$/.exec(line) ?? [];
  if (sign === '' || (spaces === '' && rest !== '')) return null;
  // Five spaces and more begin code inside the item; none are needed before an empty one.
  const gap = rest === '' || spaces.length > 4 ? 1 : spaces.length;
  return {
    bullet: sign.at(-1) ?? '',
    number: digits === undefined ? null : Number(digits),
    indent: before.length + sign.length + gap,
  };
}

/** The lines of one item without its indent, and the line after it. */
export function readItem(
  lines: readonly string[],
  at: number,
  start: ItemStart,
): { readonly lines: string[]; readonly next: number } {
  const own = [(lines[at] ?? '').slice(start.indent)];
  let next = at + 1;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    const isLazy = !isBlank(own.at(-1) ?? '') && !isBlockStart(line) && itemStart(line) === null;
    if (isBlank(line)) own.push('');
    else if (leadingSpaces(line) >= start.indent) own.push(line.slice(start.indent));
    else if (isLazy) own.push(line);
    else break;
  }
  return { lines: own, next };
}
