import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { type Shop, type Shops, unpublishedShop } from '@vitrine/core/products/shops.ts';
import type { Context } from '../../context.ts';
import { createReadThroughCache } from '../../database/read-through-cache.ts';
import { type CollectionRow, readCollections } from '../collections/index.ts';

/** Each valid for one revision of a website; before the first publish, for one content version. */
const known = createReadThroughCache<Shops>(10_000);

/** The published pages of products, the main one first (rule SHOPS-1). */
export async function readShops({
  database,
  website,
}: Pick<Context, 'database' | 'website'>): Promise<Shops> {
  const source = { websiteId: website.id, revisionId: website.publishedRevisionId };
  const state = website.publishedRevisionId ?? website.contentVersion;
  return known.read(database, `${website.id} ${state}`, async () =>
    shopsAmong(await readCollections(database, source)),
  );
}

/** Hidden pages count only if there are no others: then products still need an address. */
export function shopsAmong(collections: readonly CollectionRow[]): Shops {
  const pages = collections
    .filter(({ type }) => type === collectionTypes.products)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const enabled = pages.filter(({ state }) => state === 'enabled');
  const [main, ...others] = (enabled.length > 0 ? enabled : pages.slice(0, 1)).map(shopOf);
  return main ? [main, ...others] : [unpublishedShop];
}

function shopOf({ id, slug, title, state, password_hash: password }: CollectionRow): Shop {
  return { id, slug, title, isOpen: state === 'enabled' && password === null };
}
