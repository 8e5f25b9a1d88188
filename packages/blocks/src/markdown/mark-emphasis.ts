import type { Piece, PlainMark } from './piece.ts';

/** A run of `*`, `_` or `~` as defined by CommonMark's rules of emphasis. */
export interface DelimiterRun {
  readonly sign: string;
  length: number;
  readonly canOpen: boolean;
  readonly canClose: boolean;
}

export interface Delimiter extends DelimiterRun {
  /** The piece that contains its characters. */
  readonly piece: number;
}

export function runAt(source: string, at: number): DelimiterRun {
  const sign = source.charAt(at);
  let end = at;
  while (source.charAt(end) === sign) end += 1;
  const before = source.charAt(at - 1);
  const after = source.charAt(end);
  const isLeft = !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before));
  const isRight = !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after));
  const length = end - at;
  if (sign === '~')
    return { sign, length, canOpen: isLeft && length === 2, canClose: isRight && length === 2 };
  const isWordSign = sign === '_';
  return {
    sign,
    length,
    canOpen: isLeft && (!isWordSign || !isRight || isPunctuation(before)),
    canClose: isRight && (!isWordSign || !isLeft || isPunctuation(after)),
  };
}

/**
 * Pairs the runs from `bottom` on, marks the text between them, and removes them from the list. For each kind of
 * closing run it remembers the position below which there is no opener, and applies all marks in one pass, so that
 * no input makes it slow.
 */
export function markEmphasis(pieces: readonly Piece[], delimiters: Delimiter[], bottom: number): void {
  const floors = new Map<string, number>();
  const open: Delimiter[] = [];
  const spans: Span[] = [];
  for (const closer of delimiters.splice(bottom)) {
    while (closer.canClose && closer.length > 0) {
      const kind = `${closer.sign}${closer.canOpen}${closer.length % 3}`;
      const place = findOpener(open, closer, floors.get(kind) ?? 0);
      const opener = open[place];
      if (!opener) {
        floors.set(kind, open.length);
        break;
      }
      const width = opener.length >= 2 && closer.length >= 2 ? 2 : 1;
      spans.push({ from: opener.piece + 1, to: closer.piece, type: markOf(closer.sign, width) });
      for (const one of [opener, closer]) shorten(pieces, one, width);
      open.length = opener.length === 0 ? place : place + 1;
      for (const [known, floor] of floors) floors.set(known, Math.min(floor, open.length));
    }
    if (closer.canOpen && closer.length > 0) open.push(closer);
  }
  markAll(pieces, spans);
}

function findOpener(open: readonly Delimiter[], closer: Delimiter, floor: number): number {
  for (let place = open.length - 1; place >= floor; place -= 1) {
    const opener = open[place];
    if (opener?.sign !== closer.sign) continue;
    const isMixed = opener.canClose || closer.canOpen;
    const isOddSum =
      (opener.length + closer.length) % 3 === 0 && (opener.length % 3 !== 0 || closer.length % 3 !== 0);
    if (!(isMixed && isOddSum)) return place;
  }
  return -1;
}

function shorten(pieces: readonly Piece[], delimiter: Delimiter, width: number): void {
  delimiter.length -= width;
  const piece = pieces[delimiter.piece];
  if (piece) piece.text = piece.text.slice(width);
}

/** Pieces from the first (inclusive) to the last (exclusive). */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly type: PlainMark;
}

/** Spans are nested: each piece is visited once per mark, not once per span. */
function markAll(pieces: readonly Piece[], spans: readonly Span[]): void {
  for (const type of new Set(spans.map(span => span.type))) {
    const own = spans.filter(span => span.type === type).sort((one, other) => one.from - other.from);
    let next = 0;
    for (const { from, to } of own) {
      for (next = Math.max(next, from); next < to; next += 1) pieces[next]?.marks.add(type);
    }
  }
}

function markOf(sign: string, width: number): PlainMark {
  if (sign === '~') return 'strike';
  return width === 2 ? 'bold' : 'italic';
}

function isSpace(letter: string): boolean {
  return letter === '' || /\s/.test(letter);
}

function isPunctuation(letter: string): boolean {
  return /[\p{P}\p{S}]/u.test(letter);
}
