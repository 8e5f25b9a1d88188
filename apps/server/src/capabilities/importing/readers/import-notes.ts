import type { Refusal } from '@vitrine/core/errors/result.ts';
import type { ImportNote } from '@vitrine/core/importing/import-model.ts';
import { type Phrase, type PhraseValue, phrase, type Said } from '@vitrine/core/messages/phrase.ts';

const maxNotes = 2000;

/**
 * Collects what is skipped or changed. Beyond a limit only the number is kept, so a hostile file cannot fill the
 * memory.
 */
export class ImportNotes {
  readonly #skipped: ImportNote[] = [];
  readonly #warnings: ImportNote[] = [];
  #more = 0;
  readonly #told = new Set<string>();

  skip(what: Said, why: Said | Refusal): void {
    this.#add(this.#skipped, { what: shortened(what), why });
  }

  warn(what: Said, why: Said | Refusal): void {
    this.#add(this.#warnings, { what: shortened(what), why });
  }

  /** Warns once, however often the same problem occurs. */
  warnOnce(what: Said, why: Said | Refusal): void {
    const key = JSON.stringify([what, why]);
    if (this.#told.has(key)) return;
    if (this.#told.size < maxNotes) this.#told.add(key);
    this.warn(what, why);
  }

  /** Adds notes collected elsewhere. */
  add({ skipped, warnings }: Pick<ImportNotes, 'skipped' | 'warnings'>): void {
    for (const note of skipped) this.#add(this.#skipped, note);
    for (const note of warnings) this.#add(this.#warnings, note);
  }

  /** The stored form. */
  toJSON() {
    return { skipped: this.skipped, warnings: this.warnings };
  }

  get skipped(): readonly ImportNote[] {
    return this.#skipped;
  }

  get warnings(): readonly ImportNote[] {
    if (this.#more === 0) return this.#warnings;
    const more = {
      what: phrase('imports.moreNotes', { n: this.#more }),
      why: phrase('imports.onlyFirst', { n: maxNotes }),
    };
    return [...this.#warnings, more];
  }

  #add(list: ImportNote[], note: ImportNote): void {
    if (list.length < maxNotes) list.push(note);
    else this.#more += 1;
  }
}

function shortened(what: Said): Said {
  if (typeof what === 'string' || !('code' in what)) return what;
  const entries = Object.entries(what.values ?? {}).map(([name, value]) => [name, cut(value)] as const);
  return { code: what.code, values: Object.fromEntries(entries) };
}

function cut(value: PhraseValue): PhraseValue {
  return typeof value === 'string' && value.length > 300 ? `${value.slice(0, 299).toWellFormed()}…` : value;
}

/** Names for one note: the first twenty, and the number of others. */
export function listed(names: readonly string[]): Phrase | string {
  const first = names.slice(0, 20).join(', ');
  return names.length > 20 ? phrase('imports.andMore', { names: first, n: names.length - 20 }) : first;
}
