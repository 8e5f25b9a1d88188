import type { Id } from '@vitrine/core/id/id.ts';
import type { TermKey } from './product-lists.store.ts';

/** In place of the id of a variant: the page shows the products or numbers that are kept for this list. */
export function countsOfList(websiteId: Id, term: TermKey | null): string {
  return `${websiteId}/${term === null ? 'all' : `${term.kind}:${term.slug}`}`;
}

export function groupOf({ kind, slug }: TermKey) {
  return { kind, slugs: [slug] };
}
