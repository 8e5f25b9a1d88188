import { addressOf } from '@vitrine/core/collections/collection.ts';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { titleOf } from '@vitrine/core/collections/slug.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { ImportTerm } from '@vitrine/core/importing/import-model.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { slugOf } from '@vitrine/core/products/slug.ts';
import { listCollections, type PutCollection, putCollection } from '../../collections/index.ts';
import { changeSettings } from '../../tenancy/index.ts';
import { shopSlug } from './plan-addresses.ts';
import { shopKey } from './shop-plan.ts';
import type { Writing } from './writing.ts';

/** Creates the lists of the written products, sets their addresses and opens the store. */
export async function writeShop(writing: Writing): Promise<void> {
  const { addresses, context, model, notes, products } = writing;
  if (products.count === 0) return;
  const { main, slugs } = await writeShops(writing);
  for (const [sourceId, slug] of products.slugs) {
    const home = slugs.get(products.homes.get(sourceId) ?? '') ?? main;
    addresses.set('product', sourceId, addressOf(home, slug));
  }
  addresses.set('list', 'shop', addressOf(main));
  // Categories and tags become pages of the shop as soon as they contain a visible product.
  const add = (kind: 'productCategory' | 'productTag', folder: string, terms: readonly ImportTerm[]) => {
    const shown = kind === 'productTag' ? products.shownTags : products.shownCategories;
    for (const { slug, name } of terms)
      if (shown.has(slugOf(name))) addresses.set(kind, slug, addressOf(main, folder, slugOf(name)));
  };
  add('productCategory', 'category', model.productCategories);
  add('productTag', 'tag', model.productTags);
  for (const page of products.shops.missing)
    notes.warn(phrase('imports.productPage', { page }), phrase('imports.shopNotMade'));
  if (!context.website.settings.store.isOpen) {
    const opened = await changeSettings(context, { settings: { store: { isOpen: true } } });
    if (opened.ok) notes.warn(phrase('imports.store'), phrase('imports.storeOpened'));
  }
}

/** The website's lists of products, with those that the import creates (rules IMPORT-78 and IMPORT-79). */
async function writeShops({
  context,
  key,
  model,
  notes,
  products: { shops },
}: Writing): Promise<{ main: string; slugs: ReadonlyMap<Id, string> }> {
  const all = await listCollections(context.database, context.website.id);
  const slugs = new Map(all.map(({ id, slug }) => [id, slug]));
  const make = (shop: Pick<PutCollection, 'id' | 'sourceKey' | 'title' | 'slug'>) =>
    putCollection(context, {
      ...shop,
      type: collectionTypes.products,
      navigation: model.menus.length > 0 ? 'none' : 'main',
      isKept: true,
    });
  let main = shops.main?.slug;
  if (main === undefined && (shops.hasUnnamed || shops.made.size === 0))
    main = (await make({ sourceKey: key('list', 'products'), title: 'Shop', slug: shopSlug })).slug;
  for (const [page, id] of shops.made) {
    const put = await make({ id, sourceKey: shopKey(model, page), title: titleOf(page), slug: page });
    slugs.set(id, put.slug);
    main ??= put.slug;
    notes.warn(phrase('imports.productPage', { page }), phrase('imports.shopMade'));
  }
  return { main: main ?? shopSlug, slugs };
}
