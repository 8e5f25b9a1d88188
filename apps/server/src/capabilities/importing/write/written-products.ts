import type { Id } from '@vitrine/core/id/id.ts';
import type { ImportOutline } from '@vitrine/core/importing/import-model.ts';
import { slugOf } from '@vitrine/core/products/slug.ts';
import type { ReadyProduct } from '../apart/import-messages.ts';
import type { ShopPlan } from './shop-plan.ts';
import { hadAddress, type OldProduct } from './source-links.ts';

/** The data of written products that the rest of an import refers to. */
export class WrittenProducts {
  readonly count: number;
  /** Those with an address at the source. */
  readonly old: OldProduct[] = [];
  /** By the ids of their source. */
  readonly slugs = new Map<string, string>();
  /** The shops of those that are in another than the main one. */
  readonly homes = new Map<string, Id>();
  /** The slugs of categories and tags with a visible product. */
  readonly shownCategories = new Set<string>();
  readonly shownTags = new Set<string>();
  readonly #model: ImportOutline;
  readonly #isReferred: boolean;
  readonly shops: ShopPlan;

  constructor(model: ImportOutline, shops: ShopPlan) {
    this.shops = shops;
    this.#model = model;
    this.count = model.productCount;
    this.#isReferred = model.pages.length + model.posts.length + model.menus.length > 0;
  }

  add(ready: readonly ReadyProduct[], slugs: ReadonlyMap<string, string>): void {
    for (const { product } of ready) {
      const { sourceId, address } = product;
      const home = this.shops.homeOf(product.shop);
      if (home !== null) this.homes.set(sourceId, home);
      const hadOne = hadAddress(this.#model, product);
      if (hadOne) this.old.push({ sourceId, address });
      const slug = slugs.get(sourceId);
      if (slug !== undefined && (hadOne || this.#isReferred)) this.slugs.set(sourceId, slug);
      if (product.state !== 'published' || !product.isVisible) continue;
      for (const name of product.categories.flat()) this.shownCategories.add(slugOf(name));
      for (const name of product.tags) this.shownTags.add(slugOf(name));
    }
  }
}
