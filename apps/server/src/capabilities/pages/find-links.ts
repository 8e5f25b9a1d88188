import { addressOf, collectionAddress } from '@vitrine/core/collections/collection.ts';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Place } from '@vitrine/core/pages/pages.calls.ts';
import { productAddress } from '@vitrine/core/products/product-address.ts';
import { shopsOf } from '@vitrine/core/products/shops.ts';
import type { Context } from '../../context.ts';
import { collectionOf, listCollections } from '../collections/index.ts';
import { readShops } from '../products/index.ts';
import { listPlacesLinking, listSlugs, type Target } from './linked-from.store.ts';

/** Where drafts link to these items or show them, and would break once they are deleted (rule TRASH-8). */
export async function findLinks(context: Context, ids: readonly Id[]): Promise<Place[]> {
  const { database, website } = context;
  const collections = (await listCollections(database, website.id)).map(collectionOf);
  const shops = await readShops(context);
  const slugs = await listSlugs(database, website.id, ids);
  const targets: Target[] = [
    ...collections
      .filter(({ id, type }) => ids.includes(id) && type !== collectionTypes.link)
      .map(one => ({ id: one.id, address: collectionAddress(one, website.settings.homePageId) })),
    ...slugs.flatMap(({ id, slug, collectionId, shopIds }) => {
      if (shopIds !== null)
        return shopsOf(shops, shopIds).map(shop => ({ id, address: productAddress(shop.slug, slug) }));
      const blog = collections.find(one => one.id === collectionId);
      return blog ? { id, address: addressOf(blog.slug, slug) } : [];
    }),
  ];
  return targets.length === 0 ? [] : listPlacesLinking(database, website.id, targets);
}
