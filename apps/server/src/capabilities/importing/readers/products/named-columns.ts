import { phrase, type Said } from '@vitrine/core/messages/phrase.ts';
import type { ImportNotes } from '../import-notes.ts';

/** A table’s cells by the name of their column, whatever its case; names that were asked for count as read. */
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

  noteUnread(rows: readonly (readonly string[])[], notes: ImportNotes): void {
    noteUnread(this.#headers, rows, { isRead: at => this.#read.has(at), notes });
  }
}

/** Names each column that holds something and was not read, with the first it holds (rule IMPORT-28). */
export function noteUnread(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  { isRead, notes }: { isRead: (at: number) => boolean; notes: ImportNotes },
): void {
  headers.forEach((header, at) => {
    if (isRead(at)) return;
    const texts = rows.map(row => (row[at] ?? '').trim());
    notePlaceless(phrase('imports.column', { name: header || at + 1 }), texts, notes);
  });
}

/** Says what has no place here, how often it is filled and what it first holds. */
export function notePlaceless(what: Said, texts: readonly string[], notes: ImportNotes): void {
  const filled = texts.filter(text => !/^(?:0|0\.0+|no|false)?$/i.test(text));
  const [first] = filled;
  if (first === undefined) return;
  notes.warn(
    what,
    phrase('imports.noPlace', { n: filled.length, first: first.slice(0, 120).toWellFormed() }),
  );
}

function plain(name: string): string {
  return (name.split(/[[(]/)[0] ?? '').trim().toLowerCase();
}
