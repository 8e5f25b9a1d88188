import type { ImportNote } from '@vitrine/core/importing/import-model.ts';
import { isSafeLink } from '@vitrine/core/links/safe-link.ts';
import { phrase, type Said } from '@vitrine/core/messages/phrase.ts';
import type { Listing } from './lift-code.ts';

/** A picture of the source's media library. */
export interface SourceImage {
  readonly address: string;
  readonly alt: string;
  readonly caption: string;
}

/** The conversion’s questions to the code that knows the website. */
export interface ConvertContext {
  /** The entry’s name in notes. */
  readonly what: Said;
  /** The base of relative addresses; empty when the source does not say. */
  readonly baseAddress: string;
  /** Line breaks become paragraphs, as WordPress does for text not written in blocks. */
  readonly makesParagraphs: boolean;
  /** The picture or video that a file's address became; null if it was not imported or is another kind. */
  readonly resolveAsset: (address: string, kind: 'image' | 'video' | 'audio') => string | null;
  /** The address here of a source address; null if it does not belong to the source. */
  readonly resolveLink: (address: string) => string | null;
  /** Pictures by the source's ids, or all that were attached to this entry. */
  readonly findImages: (ids: readonly string[] | null) => readonly SourceImage[];
  /** The collection that “latest posts” means. */
  readonly blog: string | null;
}

const maxNotes = 1000;

/** One run over one entry: the context, and the notes for the report. */
export class Conversion {
  readonly context: ConvertContext;
  readonly #notes = new Map<string, ImportNote>();
  readonly #listings: Listing[] = [];

  constructor(context: ConvertContext) {
    this.context = context;
  }

  get notes(): readonly ImportNote[] {
    return [...this.#notes.values()];
  }

  /** Sets code aside until its block is built; returns its number. */
  keepListing(listing: Listing): number {
    return this.#listings.push(listing) - 1;
  }

  listing(at: number): Listing | undefined {
    return this.#listings[at];
  }

  note(why: Said): void {
    if (this.#notes.size < maxNotes) this.#notes.set(JSON.stringify(why), { what: this.context.what, why });
  }

  /** A safe link, or null: internal ones are rewritten, relative ones made absolute (rule IMPORT-31). */
  link(href: string): string | null {
    const trimmed = href.trim();
    if (trimmed === '') return null;
    if (trimmed.startsWith('#')) return trimmed.length <= 2000 ? trimmed : null;
    const address = this.address(trimmed);
    const own = address === null ? null : this.context.resolveLink(address);
    const link = own ?? address;
    if (link !== null && link.length <= 2000 && isSafeLink(link)) return link;
    this.note(phrase('imports.unsafeLink'));
    return null;
  }

  /** An absolute address of http, https, mailto, tel or sms, or a path of this website; null for everything else. */
  address(text: string): string | null {
    // Browsers skip control characters in addresses, so this does too.
    const plain = text
      .replace(/[\s\p{Cc}]+/gu, match => (match.includes(' ') ? '%20' : ''))
      .replace(/^(?:%20)+/, '');
    const base = this.context.baseAddress;
    if (URL.canParse(plain, base === '' ? undefined : base)) {
      const address = new URL(plain, base === '' ? undefined : base);
      return /^(https?|mailto|tel|sms):$/.test(address.protocol) ? address.href : null;
    }
    if (plain.startsWith('//')) return URL.canParse(`https:${plain}`) ? `https:${plain}` : null;
    return /^[\w/.?%~-][^:]*$/.test(plain) ? `/${plain.replace(/^[/\\]+/, '')}` : null;
  }
}
