import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { listCollections } from '../collections/index.ts';
import { countKept } from './product-counts.store.ts';
import { termOfShop } from './shop-terms.ts';

/** The pages of products as the studio knows them, published or not, with the number of their products (SHOPS-8). */
export async function listShops(
  context: Context,
): Promise<{ shops: { id: Id; title: string; count: number }[] }> {
  const { database, website } = context;
  const pages = (await listCollections(database, website.id))
    .filter(({ type }) => type === collectionTypes.products)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const shops = await Promise.all(
    pages.map(async ({ id, title }) => {
      const term = await termOfShop(context, id);
      return { id, title, count: await countKept(database, website.id, term) };
    }),
  );
  return { shops };
}
