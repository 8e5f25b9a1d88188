import { addressOf } from '@vitrine/core/collections/collection.ts';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { ImportTerm } from '@vitrine/core/importing/import-model.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { slugOf } from '@vitrine/core/products/slug.ts';
import { listCollections, putCollection } from '../../collections/index.ts';
import { changeSettings } from '../../tenancy/index.ts';
import { shopSlug } from './plan-addresses.ts';
import type { Writing } from './writing.ts';

/** Creates the list of the written products, sets their addresses and opens the store. */
export async function writeShop(writing: Writing): Promise<void> {
  const { addresses, context, model, notes, products } = writing;
  if (products.count === 0) return;
  const shop = await shopOf(writing);
  for (const [sourceId, slug] of products.slugs) addresses.set('product', sourceId, addressOf(shop, slug));
  addresses.set('list', 'shop', addressOf(shop));
  // Categories and tags become pages of the shop as soon as they contain a visible product.
  const add = (kind: 'productCategory' | 'productTag', folder: string, terms: readonly ImportTerm[]) => {
    const shown = kind === 'productTag' ? products.shownTags : products.shownCategories;
    for (const { slug, name } of terms)
      if (shown.has(slugOf(name))) addresses.set(kind, slug, addressOf(shop, folder, slugOf(name)));
  };
  add('productCategory', 'category', model.productCategories);
  add('productTag', 'tag', model.productTags);
  if (!context.website.settings.store.isOpen) {
    const opened = await changeSettings(context, { settings: { store: { isOpen: true } } });
    if (opened.ok) notes.warn(phrase('imports.store'), phrase('imports.storeOpened'));
  }
}

/** The slug of the website's list of products; created if there is none. */
async function shopOf({ context, key, model }: Writing): Promise<string> {
  const all = await listCollections(context.database, context.website.id);
  const known = all.find(one => one.type === collectionTypes.products);
  if (known) return known.slug;
  const put = await putCollection(context, {
    sourceKey: key('list', 'products'),
    type: collectionTypes.products,
    title: 'Shop',
    slug: shopSlug,
    navigation: model.menus.length > 0 ? 'none' : 'main',
  });
  return put.slug;
}
