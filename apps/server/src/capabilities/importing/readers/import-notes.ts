import type { ImportNote } from '@vitrine/core/importing/import-model.ts';

const maxNotes = 2000;

/** Gathers what is skipped or changed. Past a bound only their number is kept, so a hostile file fills no memory. */
export class ImportNotes {
  readonly #skipped: ImportNote[] = [];
  readonly #warnings: ImportNote[] = [];
  #more = 0;
  readonly #told = new Set<string>();

  skip(what: string, why: string): void {
    this.#add(this.#skipped, { what: shortened(what), why });
  }

  warn(what: string, why: string): void {
    this.#add(this.#warnings, { what: shortened(what), why });
  }

  /** Warns once, however often the same thing is met. */
  warnOnce(what: string, why: string): void {
    const key = `${what}\n${why}`;
    if (this.#told.has(key)) return;
    if (this.#told.size < maxNotes) this.#told.add(key);
    this.warn(what, why);
  }

  get skipped(): readonly ImportNote[] {
    return this.#skipped;
  }

  get warnings(): readonly ImportNote[] {
    if (this.#more === 0) return this.#warnings;
    const more = { what: `${this.#more} more notes`, why: `Only the first ${maxNotes} are listed.` };
    return [...this.#warnings, more];
  }

  #add(list: ImportNote[], note: ImportNote): void {
    if (list.length < maxNotes) list.push(note);
    else this.#more += 1;
  }
}

function shortened(text: string): string {
  return text.length > 300 ? `${text.slice(0, 299).toWellFormed()}…` : text;
}

/** Names for one note: the first twenty, and how many more there are. */
export function listed(names: readonly string[]): string {
  const first = names.slice(0, 20).join(', ');
  return names.length > 20 ? `${first} and ${names.length - 20} more` : first;
}
