import { phrase, type Said } from '@vitrine/core/messages/phrase.ts';
import type { ImportNotes } from '../import-notes.ts';

/** A table’s cells by column name, ignoring case; requested names count as read. */
export class NamedColumns {
  readonly #headers: readonly string[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #read = new Set<number>();

  constructor(headers: readonly string[]) {
    this.#headers = headers;
    this.#places = new Map(headers.map((header, at) => [plain(header), at] as const).toReversed());
  }

  cell(row: readonly string[], ...names: readonly string[]): string {
    for (const name of names) {
      const at = this.#places.get(plain(name));
      if (at === undefined) continue;
      this.#read.add(at);
      const text = (row[at] ?? '').trim();
      if (text !== '') return text;
    }
    return '';
  }

  noteUnread(rows: Iterable<readonly string[]>, notes: ImportNotes): void {
    noteUnread(this.#headers, rows, { isRead: at => this.#read.has(at), notes });
  }
}

/** Names each filled column that was not read, with its first value (rule IMPORT-28). */
export function noteUnread(
  headers: readonly string[],
  rows: Iterable<readonly string[]>,
  { isRead, notes }: { isRead: (at: number) => boolean; notes: ImportNotes },
): void {
  const unread = headers.flatMap((header, at) =>
    isRead(at) ? [] : [{ at, found: new Placeless(phrase('imports.column', { name: header || at + 1 })) }],
  );
  if (unread.length === 0) return;
  for (const row of rows) for (const { at, found } of unread) found.add((row[at] ?? '').trim());
  for (const { found } of unread) found.note(notes);
}

/** A column or field that cannot be imported: how often it is filled, and its first value. */
export class Placeless {
  readonly #what: Said;
  #filled = 0;
  #first = '';

  constructor(what: Said) {
    this.#what = what;
  }

  add(text: string): void {
    if (/^(?:0|0\.0+|no|false)?$/i.test(text)) return;
    if (this.#filled === 0) this.#first = text.slice(0, 120).toWellFormed();
    this.#filled += 1;
  }

  note(notes: ImportNotes): void {
    if (this.#filled === 0) return;
    notes.warn(this.#what, phrase('imports.noPlace', { n: this.#filled, first: this.#first }));
  }
}

function plain(name: string): string {
  return (name.split(/[[(]/)[0] ?? '').trim().toLowerCase();
}
