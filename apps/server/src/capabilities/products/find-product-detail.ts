import { buildProductCard, buildProductDetail } from '@vitrine/core/products/build-product-views.ts';
import type { Product } from '@vitrine/core/products/product.ts';
import { productAddress } from '@vitrine/core/products/product-address.ts';
import type { ProductCard, ProductDetail } from '@vitrine/core/products/product-views.ts';
import { homeShop, type Shop } from '@vitrine/core/products/shops.ts';
import type { Context } from '../../context.ts';
import { loadProducts } from './load-products.ts';
import { readVisible, readVisibleProducts } from './product-lists.store.ts';
import type { ProductAsSold } from './product-rows.ts';
import { readShops } from './read-shops.ts';
import { findRelated } from './related-products.ts';

/** A product at its address, before its page is known to be shown. */
export interface FoundProduct {
  readonly row: ProductAsSold;
  readonly address: string;
  /** Where its address is. */
  readonly shop: Shop;
}

/** By id or slug; null if visitors may not see it (rule PRODUCT-7). */
export async function findProduct(
  context: Context,
  slugOrId: string,
  { isDraft = false } = {},
): Promise<FoundProduct | null> {
  const { clock, database, website } = context;
  const [row, shops] = await Promise.all([
    readVisible(database, website.id, { slugOrId, now: clock.now(), isDraft }),
    readShops(context),
  ]);
  if (row === null) return null;
  const shop = homeShop(shops, row.shop_ids);
  return { row, shop, address: productAddress(shop.slug, row.slug) };
}

/** One product as its page shows it; null if visitors may not see it. */
export async function findProductDetail(context: Context, slugOrId: string): Promise<ProductDetail | null> {
  const found = await findProduct(context, slugOrId);
  return found && loadProductDetail(context, found);
}

export async function loadProductDetail(context: Context, { row }: FoundProduct): Promise<ProductDetail> {
  const { products, surroundings } = await loadProducts(context, [row]);
  return buildProductDetail(products[0] as Product, surroundings);
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

/**
 * The products that its owner chose for the page of one, and those that share most categories and tags with it (rules
 * PRODUCT-39 and PRODUCT-45), with the product itself: what both need is read once.
 */
export async function loadWithRelated(
  context: Context,
  { row }: FoundProduct,
): Promise<{ product: ProductDetail; related: ProductCard[] }> {
  const rows = await findRelated(context, row);
  const { products, surroundings } = await loadProducts(context, [row, ...rows]);
  const [product, ...related] = products as [Product, ...Product[]];
  return {
    product: buildProductDetail(product, surroundings),
    related: related.map(one => buildProductCard(one, surroundings)),
  };
}
