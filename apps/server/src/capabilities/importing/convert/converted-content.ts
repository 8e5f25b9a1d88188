import type { ImportNote } from '@vitrine/core/importing/import-model.ts';
import { emptyPage, type PageDocument } from '@vitrine/core/page/page-document.ts';
import { emptyText, type RichText } from '@vitrine/core/rich-text/rich-text.ts';

export interface ConvertedEntry {
  readonly document: PageDocument;
  readonly notes: readonly ImportNote[];
}

export interface ConvertedProduct {
  readonly description: RichText;
  readonly excerpt: string;
  /** Addresses at the source of what its descriptions show. */
  readonly pictures: readonly string[];
  readonly notes: readonly ImportNote[];
}

/** One thing converted, named by its kind and its source’s id. */
export type ConvertedPart =
  | ({ readonly kind: 'entry'; readonly key: string } & ConvertedEntry)
  | ({ readonly kind: 'product'; readonly key: string } & ConvertedProduct)
  | { readonly kind: 'comment'; readonly key: string; readonly text: string };

/** The whole content of an import as it will be written; links in it still name what they lead to. */
export class ConvertedContent {
  readonly #entries = new Map<string, ConvertedEntry>();
  readonly #products = new Map<string, ConvertedProduct>();
  readonly #comments = new Map<string, string>();

  add(part: ConvertedPart): void {
    if (part.kind === 'entry') this.#entries.set(part.key, part);
    else if (part.kind === 'product') this.#products.set(part.key, part);
    else this.#comments.set(part.key, part.text);
  }

  entry(kind: 'page' | 'post', sourceId: string): ConvertedEntry {
    return this.#entries.get(`${kind}:${sourceId}`) ?? { document: emptyPage, notes: [] };
  }

  product(sourceId: string): ConvertedProduct {
    const empty = { description: emptyText, excerpt: '', pictures: [], notes: [] };
    return this.#products.get(sourceId) ?? empty;
  }

  comment(postId: string, sourceId: string): string {
    return this.#comments.get(`${postId}/${sourceId}`) ?? '';
  }
}
