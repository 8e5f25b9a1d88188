import type { Id } from '@vitrine/core/id/id.ts';
import type { ProductCard } from '@vitrine/core/products/product-views.ts';
import type { Context } from '../../context.ts';
import { searchConfigOf } from '../collections/index.ts';
import { findProductCards } from './find-product-cards.ts';
import { mostFound, searchVisible } from './search-products.store.ts';

export interface ProductSearch {
  readonly query: string;
  readonly limit: number;
  readonly offset: number;
}

/**
 * Products of this website that visitors may see and whose title, description, categories, tags or SKU contain the
 * words, the best first, with the total number and whether there are more (rules PRODUCT-19 and PRODUCT-25).
 */
export async function searchProducts(
  context: Context,
  { query, limit, offset }: ProductSearch,
): Promise<{ products: ProductCard[]; total: number; isMore: boolean }> {
  const { clock, database, website } = context;
  const config = searchConfigOf(website.settings.language);
  const now = clock.now();
  const { ids, total, isMore } = await searchVisible(database, website.id, {
    query,
    config,
    now,
    limit,
    offset,
  });
  return { products: ids.length === 0 ? [] : await findProductCards(context, { ids }), total, isMore };
}

/** The first thousand of the found products, the best first, for a list with filters (rule FILTER-1). */
export async function findProductIds(
  context: Context,
  query: string,
): Promise<{ ids: Id[]; isMore: boolean }> {
  const { clock, database, website } = context;
  const { ids, isMore } = await searchVisible(database, website.id, {
    query,
    config: searchConfigOf(website.settings.language),
    now: clock.now(),
    limit: mostFound,
    offset: 0,
  });
  return { ids, isMore };
}
