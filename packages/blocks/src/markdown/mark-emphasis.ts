import type { Piece, PlainMark } from './parse-inline.ts';

/** A run of `*`, `_` or `~` as CommonMark's rules of emphasis see it. */
export interface DelimiterRun {
  readonly sign: string;
  length: number;
  readonly canOpen: boolean;
  readonly canClose: boolean;
}

export interface Delimiter extends DelimiterRun {
  /** The piece that holds its signs. */
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
 * Pairs the runs from `bottom` on and marks what lies between them; they are used up afterwards. For each
 * kind of closing run it is remembered below which there is no partner, so that no input makes it slow.
 */
export function markEmphasis(pieces: readonly Piece[], delimiters: Delimiter[], bottom: number): void {
  const floors = new Map<string, number>();
  let at = bottom;
  while (at < delimiters.length) {
    const closer = delimiters[at];
    if (!closer?.canClose) {
      at += 1;
      continue;
    }
    const kind = `${closer.sign}${closer.canOpen}${closer.length % 3}`;
    const opening = findOpener(delimiters, at, Math.max(bottom, floors.get(kind) ?? 0));
    const opener = delimiters[opening];
    if (!opener) {
      floors.set(kind, at);
      if (!closer.canOpen) delimiters.splice(at, 1);
      else at += 1;
      continue;
    }
    const width = opener.length >= 2 && closer.length >= 2 ? 2 : 1;
    mark(pieces.slice(opener.piece + 1, closer.piece), markOf(closer.sign, width));
    for (const one of [opener, closer]) shorten(pieces, one, width);
    delimiters.splice(opening + 1, at - opening - 1);
    at = opening + 1;
    if (opener.length === 0) {
      delimiters.splice(opening, 1);
      at -= 1;
    }
    if (closer.length === 0) delimiters.splice(at, 1);
  }
  delimiters.length = Math.min(delimiters.length, bottom);
}

function findOpener(delimiters: readonly Delimiter[], at: number, floor: number): number {
  const closer = delimiters[at];
  for (let place = at - 1; place >= floor; place -= 1) {
    const opener = delimiters[place];
    if (!closer || !opener || opener.sign !== closer.sign || !opener.canOpen) continue;
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

function mark(between: readonly Piece[], type: PlainMark): void {
  for (const piece of between) piece.marks.add(type);
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
