import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { defaultShopSlug } from '@vitrine/core/products/product-address.ts';
import type { Context } from '../../context.ts';
import { readCollections } from '../collections/index.ts';

/** Slugs by website, each valid for one revision; before the first publish, for one content version. */
const known = new Map<string, { state: Id | number; slug: string }>();
const maxKnown = 10_000;

/** The address of the published list of products, without a leading slash. */
export async function shopSlug({
  database,
  website,
}: Pick<Context, 'database' | 'website'>): Promise<string> {
  const state = website.publishedRevisionId ?? website.contentVersion;
  const found = known.get(website.id);
  if (found?.state === state) return found.slug;
  const collections = await readCollections(database, {
    websiteId: website.id,
    revisionId: website.publishedRevisionId,
  });
  const lists = collections.filter(one => one.type === collectionTypes.products);
  const slug = (lists.find(one => one.state === 'enabled') ?? lists[0])?.slug ?? defaultShopSlug;
  if (known.size >= maxKnown) known.clear();
  known.set(website.id, { state, slug });
  return slug;
}
