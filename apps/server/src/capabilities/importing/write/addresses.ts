import { addressOf } from '@vitrine/core/collections/collection.ts';
import type { ImportOutline } from '@vitrine/core/importing/import-model.ts';
import type { AddressPlan } from './plan-addresses.ts';
import type { ReferenceKind } from './references.ts';

/** The addresses of all imported content: as planned, until it is written. */
export class Addresses {
  readonly #known = new Map<string, string>();

  constructor(model: ImportOutline, plan: AddressPlan, blogSlug: string | null) {
    for (const [id, slug] of plan.pages) this.set('page', id, addressOf(slug));
    for (const [id, address] of plan.standIns) this.set('page', id, address);
    if (blogSlug === null) return;
    for (const [id, slug] of plan.posts) this.set('post', id, addressOf(blogSlug, slug));
    this.set('list', 'blog', addressOf(blogSlug));
    this.set('list', 'feed', addressOf(blogSlug, 'feed.xml'));
    for (const { slug, name } of model.categories)
      this.set('category', slug, `${addressOf(blogSlug)}/category/${encodeURIComponent(name)}`);
    for (const { slug, name } of model.tags)
      this.set('tag', slug, `${addressOf(blogSlug)}/tag/${encodeURIComponent(name)}`);
  }

  set(kind: ReferenceKind, sourceId: string, address: string): void {
    this.#known.set(`${kind}:${sourceId}`, address);
  }

  find(kind: ReferenceKind, sourceId: string): string | null {
    return this.#known.get(`${kind}:${sourceId}`) ?? null;
  }
}
