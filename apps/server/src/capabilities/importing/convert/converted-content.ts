import type { ImportNote } from '@vitrine/core/importing/import-model.ts';
import { emptyPage, type PageDocument } from '@vitrine/core/page/page-document.ts';
import type { RichText } from '@vitrine/core/rich-text/rich-text.ts';

export interface ConvertedEntry {
  readonly document: PageDocument;
  readonly notes: readonly ImportNote[];
}

export interface ConvertedProduct {
  readonly description: RichText;
  readonly excerpt: string;
  /** Source addresses of the files in its descriptions. */
  readonly pictures: readonly string[];
  readonly notes: readonly ImportNote[];
}

/** One converted item, named by its kind and its source’s id. */
export type ConvertedPart =
  | ({ readonly kind: 'entry'; readonly key: string } & ConvertedEntry)
  | { readonly kind: 'comment'; readonly key: string; readonly text: string };

/** The converted pages, posts and comments of an import; links in them are still unresolved. */
export class ConvertedContent {
  readonly #entries = new Map<string, ConvertedEntry>();
  readonly #comments = new Map<string, string>();

  add(part: ConvertedPart): void {
    if (part.kind === 'entry') this.#entries.set(part.key, part);
    else this.#comments.set(part.key, part.text);
  }

  entry(kind: 'page' | 'post', sourceId: string): ConvertedEntry {
    return this.#entries.get(`${kind}:${sourceId}`) ?? { document: emptyPage, notes: [] };
  }

  comment(postId: string, sourceId: string): string {
    return this.#comments.get(`${postId}/${sourceId}`) ?? '';
  }
}
