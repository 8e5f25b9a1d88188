import { buildProductDetail } from '@vitrine/core/products/build-product-views.ts';
import type { ProductDetail } from '@vitrine/core/products/product-views.ts';
import type { Context } from '../../context.ts';
import { loadProducts } from './load-products.ts';
import { readVisible, readVisibleProducts } from './product-lists.store.ts';

/** One product as its page shows it, by id or slug; null if visitors may not see it (rule PRODUCT-7). */
export async function findProductDetail(
  context: Context,
  slugOrId: string,
  { isDraft = false } = {},
): Promise<ProductDetail | null> {
  const row = await readVisible(context.database, context.website.id, {
    slugOrId,
    now: context.clock.now(),
    isDraft,
  });
  if (row === null) return null;
  const { products, surroundings } = await loadProducts(context, [row]);
  const [product] = products;
  return product ? buildProductDetail(product, surroundings) : null;
}

/** Several by id, for a page with more than one product block. */
export async function findProductDetails(
  context: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductDetail>> {
  if (ids.length === 0) return new Map();
  const { clock, database, website } = context;
  const rows = await readVisibleProducts(database, website.id, { ids, now: clock.now() });
  const { products, surroundings } = await loadProducts(context, rows);
  return new Map(products.map(product => [product.id, buildProductDetail(product, surroundings)]));
}
