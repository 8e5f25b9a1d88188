import { isId } from '@vitrine/core/id/id.ts';
import { buildProductCard } from '@vitrine/core/products/build-product-views.ts';
import type { ProductCard } from '@vitrine/core/products/product-views.ts';
import { slugOf } from '@vitrine/core/products/slug.ts';
import type { Context } from '../../context.ts';
import { loadProducts } from './load-products.ts';
import { listVisible } from './product-lists.store.ts';

export interface ProductsWanted {
  /** A category or a tag by its name or its slug. */
  readonly category?: string | null;
  readonly tag?: string | null;
  readonly limit?: number;
  readonly offset?: number;
  /** Only these, in this order. */
  readonly ids?: readonly string[] | null;
}

const mostCards = 200;

/** Products as visitors see them in lists (rules PRODUCT-7 and PRICE-6). */
export async function findProductCards(
  context: Context,
  wanted: ProductsWanted = {},
): Promise<ProductCard[]> {
  return (await findProductPage(context, wanted)).products;
}

/** The same with the number of all that fit, for lists with pages. */
export async function findProductPage(
  context: Context,
  { category, tag, limit = mostCards, offset = 0, ids }: ProductsWanted,
): Promise<{ products: ProductCard[]; total: number }> {
  const { clock, database, website } = context;
  const { rows, total } = await listVisible(database, website.id, {
    now: clock.now(),
    category: category ? slugOf(category) : null,
    tag: tag ? slugOf(tag) : null,
    ids: ids ? ids.filter(isId) : null,
    limit: Math.min(Math.max(limit, 0), mostCards),
    offset,
  });
  const { products, surroundings } = await loadProducts(context, rows);
  return { products: products.map(product => buildProductCard(product, surroundings)), total };
}
