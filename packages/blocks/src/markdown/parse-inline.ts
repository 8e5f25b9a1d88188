import { isSafeLink } from '@vitrine/core/links/safe-link.ts';
import type { Mark, RichNode } from '@vitrine/core/rich-text/rich-text.ts';
import { type Delimiter, markEmphasis, runAt } from './mark-emphasis.ts';
import type { Piece } from './piece.ts';

export interface InlineContext {
  /** Addresses of link references by name, in lower case. */
  readonly references: ReadonlyMap<string, string>;
}

interface Bracket {
  readonly piece: number;
  readonly delimiter: number;
  /** The position of its text in the source. */
  readonly from: number;
}

interface Reading {
  readonly source: string;
  readonly context: InlineContext;
  readonly pieces: Piece[];
  readonly delimiters: Delimiter[];
  readonly brackets: Bracket[];
  /** Lengths of backtick runs known to have no closing run further on. */
  readonly unclosed: Set<number>;
}

/** Longer than any name that a reference definition can have. */
const maxName = 300;

/** The text of one paragraph, heading or cell with its marks (rules MARKDOWN-2, MARKDOWN-3). */
export function parseInline(source: string, context: InlineContext): RichNode[] {
  const reading: Reading = { source, context, pieces: [], delimiters: [], brackets: [], unclosed: new Set() };
  let at = 0;
  while (at < source.length) at += readOne(reading, at);
  markEmphasis(reading.pieces, reading.delimiters, 0);
  return nodesOf(reading.pieces);
}

/** Reads the construct at this position into pieces and returns the number of characters consumed. */
function readOne(reading: Reading, at: number): number {
  const letter = reading.source.charAt(at);
  switch (letter) {
    case '\\':
      return readEscape(reading, at);
    case '\n':
      return readLineEnd(reading);
    case '`':
      return readCode(reading, at);
    case '<':
      return readAutolink(reading, at);
    case '&':
      return readEntity(reading, at);
    case '[':
      return openBracket(reading, at, 1);
    case '!':
      return reading.source.charAt(at + 1) === '[' ? openBracket(reading, at, 2) : addText(reading, letter);
    case ']':
      return closeBracket(reading, at);
    case '*':
    case '_':
    case '~': {
      const run = runAt(reading.source, at);
      if (run.canOpen || run.canClose) reading.delimiters.push({ ...run, piece: reading.pieces.length });
      addPiece(reading, letter.repeat(run.length));
      return run.length;
    }
    default:
      return readWords(reading, at);
  }
}

function readWords(reading: Reading, at: number): number {
  const rest = /[^\\\n`<&[\]!*_~]+/y;
  rest.lastIndex = at;
  const words = rest.exec(reading.source)?.[0] ?? reading.source.charAt(at);
  const bare = /\bhttps?:\/\/[^\s<>"')\]]*[^\s<>"')\].,;:!?]/i.exec(words);
  if (!bare) return addText(reading, words);
  // A bare address includes characters at which plain text stops.
  addText(reading, words.slice(0, bare.index));
  const whole = /https?:\/\/[^\s<>"'()[\]`*]*[^\s<>"'()[\]`*.,;:!?_~]/iy;
  whole.lastIndex = at + bare.index;
  const address = whole.exec(reading.source)?.[0] ?? bare[0];
  addPiece(reading, address, address);
  return bare.index + address.length;
}

function readEscape(reading: Reading, at: number): number {
  const next = reading.source.charAt(at + 1);
  if (next === '\n') return addBreak(reading, 2);
  if (next !== '' && /[!-/:-@[-`{-~]/.test(next)) return addText(reading, next) + 1;
  return addText(reading, '\\');
}

function readLineEnd(reading: Reading): number {
  const last = reading.pieces.at(-1);
  if (last?.text.endsWith('  ')) {
    last.text = last.text.trimEnd();
    return addBreak(reading, 1);
  }
  if (last) last.text = last.text.trimEnd();
  return addText(reading, ' ');
}

function readCode(reading: Reading, at: number): number {
  const { source, unclosed } = reading;
  const fence = /`+/y;
  fence.lastIndex = at;
  const length = fence.exec(source)?.[0].length ?? 1;
  const closing = unclosed.has(length) ? -1 : findRun(source, at + length, length);
  if (closing === -1) {
    unclosed.add(length);
    return addText(reading, '`'.repeat(length));
  }
  const raw = source.slice(at + length, closing).replaceAll('\n', ' ');
  const text = raw.startsWith(' ') && raw.endsWith(' ') && raw.trim() !== '' ? raw.slice(1, -1) : raw;
  if (text !== '') addPiece(reading, text).marks.add('code');
  return closing + length - at;
}

function findRun(source: string, from: number, length: number): number {
  for (const run of source.slice(from).matchAll(/`+/g)) {
    if (run[0].length === length) return from + run.index;
  }
  return -1;
}

function readAutolink(reading: Reading, at: number): number {
  const link = /<([a-z][a-z0-9+.-]{1,31}:[^\s<>]*|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+){1,8})>/iy;
  link.lastIndex = at;
  const found = link.exec(reading.source);
  if (!found) return addText(reading, '<');
  const text = found[1] ?? '';
  addPiece(reading, text, text.includes(':') ? text : `mailto:${text}`);
  return found[0].length;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  mdash: '—',
  ndash: '–',
  hellip: '…',
};

function readEntity(reading: Reading, at: number): number {
  const entity = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/iy;
  entity.lastIndex = at;
  const found = entity.exec(reading.source);
  const code = Number.parseInt(found?.[1] ?? '', 10) || Number.parseInt(found?.[2] ?? '', 16);
  const isCode = code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  const name = found?.[3] ?? '';
  const text = isCode
    ? String.fromCodePoint(code)
    : Object.hasOwn(entities, name)
      ? entities[name]
      : undefined;
  return found && text !== undefined
    ? addText(reading, text) - text.length + found[0].length
    : addText(reading, '&');
}

function openBracket(reading: Reading, at: number, length: number): number {
  const { brackets, pieces, delimiters, source } = reading;
  brackets.push({ piece: pieces.length, delimiter: delimiters.length, from: at + length });
  addPiece(reading, source.slice(at, at + length));
  return length;
}

/** `[words](/address "title")`, `[words][name]` or `[name]`; without an address the brackets stay text. */
function closeBracket(reading: Reading, at: number): number {
  const { source, context, pieces, delimiters, brackets } = reading;
  const bracket = brackets.pop();
  if (!bracket) return addText(reading, ']');
  const inline =
    /\]\(\s*(?!\s)(?:<([^<>\n]*)>|([^\s()]*(?![^\s()])(?:\([^\s()]*\)[^\s()]*(?![^\s()]))*))(?:\s+(?!\s)(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)/y;
  inline.lastIndex = at;
  const direct = inline.exec(source);
  const named = /\](?:\[([^[\]]*)\])?/y;
  named.lastIndex = at;
  const byName = direct ? null : named.exec(source);
  const name = byName?.[1] || source.slice(bracket.from, Math.min(at, bracket.from + maxName + 1));
  const href = direct ? (direct[1] ?? direct[2] ?? '') : context.references.get(name.trim().toLowerCase());
  if (href === undefined) return addText(reading, ']');
  markEmphasis(pieces, delimiters, bracket.delimiter);
  const opening = pieces[bracket.piece];
  if (opening) opening.text = '';
  for (const piece of pieces.slice(bracket.piece)) piece.href ??= href;
  // Links cannot be nested: brackets still open around it stay text.
  brackets.length = 0;
  return (direct ?? byName)?.[0].length ?? 1;
}

function addText(reading: Reading, text: string): number {
  if (text !== '') addPiece(reading, text);
  return text.length;
}

function addPiece(reading: Reading, text: string, href: string | null = null): Piece {
  const piece: Piece = { text, marks: new Set(), href };
  reading.pieces.push(piece);
  return piece;
}

function addBreak(reading: Reading, length: number): number {
  reading.pieces.push({ text: '', marks: new Set(), href: null, isBreak: true });
  return length;
}

/** Pieces as nodes: those with equal marks are joined, empty ones removed. */
function nodesOf(pieces: readonly Piece[]): RichNode[] {
  const nodes: RichNode[] = [];
  let lastKey = '';
  for (const piece of pieces) {
    if (piece.isBreak) {
      nodes.push({ type: 'hardBreak' });
      lastKey = '';
      continue;
    }
    if (piece.text === '') continue;
    const marks = marksOf(piece);
    const key = JSON.stringify(marks);
    const last = nodes.at(-1);
    if (last?.type === 'text' && key === lastKey) last.text += piece.text;
    else nodes.push({ type: 'text', text: piece.text, ...(marks.length > 0 ? { marks } : {}) });
    lastKey = key;
  }
  return nodes;
}

function marksOf(piece: Piece): Mark[] {
  const marks: Mark[] = [...piece.marks].sort().map(type => ({ type }));
  const href = piece.href?.trim() ?? '';
  if (href !== '' && href.length <= 2000 && isSafeLink(href)) marks.push({ type: 'link', attrs: { href } });
  return marks;
}
