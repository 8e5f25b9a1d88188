import type { ViewContext } from '@vitrine/core/products/build-product-views.ts';
import type { Product } from '@vitrine/core/products/product.ts';
import type { Context } from '../../context.ts';
import { readStock } from '../inventory/index.ts';
import { findAssets } from '../media/index.ts';
import { imageIdsOf, type ProductWithVariants, productOf } from './product-rows.ts';
import { shopSlug } from './shop-slug.ts';

/** Rows with their stock, pictures and address: each queried once for all of them. */
export async function loadProducts(
  context: Context,
  rows: readonly ProductWithVariants[],
): Promise<{ products: Product[]; surroundings: ViewContext }> {
  const variantIds = rows.flatMap(row => row.variants.map(variant => variant.id));
  const [stock, assets, slug] = await Promise.all([
    readStock(context, variantIds),
    findAssets(context, rows.flatMap(imageIdsOf)),
    shopSlug(context),
  ]);
  return {
    products: rows.map(row => productOf(row, stock)),
    surroundings: {
      currency: context.website.settings.store.currency,
      language: context.website.settings.language,
      assets,
      shopSlug: slug,
    },
  };
}
