import type { ImportNote } from '@vitrine/core/importing/import-model.ts';
import { emptyPage, type PageDocument } from '@vitrine/core/page/page-document.ts';
import type { RichText } from '@vitrine/core/rich-text/rich-text.ts';
import type { Aside, Asides } from '../readers/aside.ts';

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

/** The converted pages, posts and comments of an import, beside the memory; links in them are still unresolved. */
export class ConvertedContent {
  readonly #parts: Aside<ConvertedPart>;
  readonly #places = new Map<string, number>();

  constructor(asides: Asides) {
    this.#parts = asides.list<ConvertedPart>();
  }

  add(part: ConvertedPart): void {
    this.#places.set(`${part.kind} ${part.key}`, this.#parts.length);
    this.#parts.push(part);
  }

  entry(kind: 'page' | 'post', sourceId: string): ConvertedEntry {
    const part = this.#find(`entry ${kind}:${sourceId}`);
    return part?.kind === 'entry' ? part : { document: emptyPage, notes: [] };
  }

  comment(postId: string, sourceId: string): string {
    const part = this.#find(`comment ${postId}/${sourceId}`);
    return part?.kind === 'comment' ? part.text : '';
  }

  #find(key: string): ConvertedPart | undefined {
    const place = this.#places.get(key);
    return place === undefined ? undefined : this.#parts.at(place);
  }
}
