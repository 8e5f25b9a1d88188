import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { slugOf } from '@vitrine/core/products/slug.ts';
import type { Context } from '../../context.ts';
import { readProducts } from './product-lists.store.ts';
import { pageProductIds } from './studio-lists.store.ts';

interface Wanted {
  readonly search: string;
  readonly category?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Products as staff sell them: those that visitors see, in the order of the shop, with their variants. */
export async function listSaleProducts(
  { clock, database, website }: Context,
  { search, category, cursor, limit }: Wanted,
): Promise<
  Result<{
    products: { id: Id; title: string; imageId: Id | null; variantIds: Id[] }[];
    next: string | null;
    previous: string | null;
  }>
> {
  const now = clock.now();
  const page = await pageProductIds(database, website.id, {
    ...{ search, tag: null, shop: null, state: null, type: null, stock: null, isDeleted: false },
    ...{ sort: 'position', isDescending: false, visibleAt: now },
    category: category ? slugOf(category) : null,
    cursor,
    limit,
  });
  if (!page.ok) return page;
  const { ids, next, previous } = page.value;
  const rows = await readProducts(database, website.id, { ids, now });
  const products = rows.map(({ id, title, image_ids: images, variants }) => ({
    id,
    title,
    imageId: images[0] ?? null,
    variantIds: variants.map(variant => variant.id),
  }));
  return succeed({ products, next, previous });
}
