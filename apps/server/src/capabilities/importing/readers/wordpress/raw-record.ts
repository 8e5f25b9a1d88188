import { decodeEntities } from '../decode-entities.ts';

/** The text of an element's leaves by name; the first one counts, as in WordPress's own importer. */
export class RawRecord {
  readonly #fields = new Map<string, string>();

  set(name: string, value: string): void {
    if (!this.#fields.has(name)) this.#fields.set(name, value);
  }

  /** Unchanged, and empty if there is none. */
  get(name: string): string {
    return this.#fields.get(name) ?? '';
  }

  has(name: string): boolean {
    return this.#fields.has(name);
  }

  /** One line of text: entities decoded (titles have them even inside CDATA), white space collapsed. */
  line(name: string): string {
    return decodeEntities(this.get(name)).replace(/\s+/g, ' ').trim();
  }
}

export interface RawTerm {
  readonly domain: string;
  readonly slug: string;
  readonly name: string;
}

export interface RawItem {
  readonly fields: RawRecord;
  readonly meta: Map<string, string>;
  readonly terms: RawTerm[];
  readonly comments: RawRecord[];
  readonly enclosures: { address: string; contentType: string }[];
}
