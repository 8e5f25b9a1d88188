import { isBlank, isBlockStart, leadingSpaces } from './markdown-lines.ts';

export interface ItemStart {
  /** The marker of each item of one list: another marker begins another list. */
  readonly bullet: string;
  /** The first number of a numbered list. */
  readonly number: number | null;
  /** The number of columns before the item's text. */
  readonly indent: number;
}

export function itemStart(line: string): ItemStart | null {
  const [, before = '', sign = '', digits, spaces = '', rest = ''] =
    /^( {0,3})([-+*]|(\d{1,9})[.)])( *)((?! ).*)$/.exec(line) ?? [];
  if (sign === '' || (spaces === '' && rest !== '')) return null;
  // Five or more spaces begin code inside the item; an empty item needs none.
  const gap = rest === '' || spaces.length > 4 ? 1 : spaces.length;
  return {
    bullet: sign.at(-1) ?? '',
    number: digits === undefined ? null : Number(digits),
    indent: before.length + sign.length + gap,
  };
}

/** The lines of one item without its indentation, and the index of the line after it. */
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
