import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { SaleProduct } from '@vitrine/core/point-of-sale/point-of-sale.ts';
import type { Context } from '../../context.ts';
import { findAssets } from '../media/index.ts';
import { listProductCategories, listSaleProducts } from '../products/index.ts';
import { saleItems } from './sale-items.ts';

interface Catalogue {
  readonly products: SaleProduct[];
  readonly categories: { name: string; slug: string }[];
  readonly next: string | null;
  readonly previous: string | null;
}

/** What the counter shows as tiles (rule POS-7). */
export async function listCatalogue(
  context: Context,
  query: Parameters<typeof listSaleProducts>[1],
): Promise<Result<Catalogue>> {
  const page = await listSaleProducts(context, query);
  if (!page.ok) return page;
  const { products, next, previous } = page.value;
  const [items, pictures, categories] = await Promise.all([
    saleItems(
      context,
      products.flatMap(({ variantIds }) => variantIds),
    ),
    findAssets(
      context,
      products.flatMap(({ imageId }) => imageId ?? []),
    ),
    listProductCategories(context),
  ]);
  const found = new Map(items.map(item => [item.variantId, item]));
  return succeed({
    products: products.map(({ id, title, imageId, variantIds }) => ({
      ...{ id, title, image: pictures.get(imageId ?? '') ?? null },
      items: variantIds.flatMap(variantId => found.get(variantId) ?? []),
    })),
    categories: categories.map(({ name, slug }) => ({ name, slug })),
    next,
    previous,
  });
}
