import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { defaultShopSlug } from '@vitrine/core/products/product-address.ts';
import type { Context } from '../../context.ts';
import { readCollections } from '../collections/index.ts';

/** Slugs by website, each valid for one content version: every change of the list's address increases it. */
const known = new Map<string, { version: number; slug: string }>();
const maxKnown = 10_000;

/** The address of the published list of products, without a leading slash. */
export async function shopSlug({
  database,
  website,
}: Pick<Context, 'database' | 'website'>): Promise<string> {
  const found = known.get(website.id);
  if (found?.version === website.contentVersion) return found.slug;
  const collections = await readCollections(database, {
    websiteId: website.id,
    revisionId: website.publishedRevisionId,
  });
  const lists = collections.filter(one => one.type === collectionTypes.products);
  const slug = (lists.find(one => one.state === 'enabled') ?? lists[0])?.slug ?? defaultShopSlug;
  if (known.size >= maxKnown) known.clear();
  known.set(website.id, { version: website.contentVersion, slug });
  return slug;
}
