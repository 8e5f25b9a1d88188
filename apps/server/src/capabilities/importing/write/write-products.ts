import { addressOf } from '@vitrine/core/collections/collection.ts';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { ImportProduct, ImportTerm } from '@vitrine/core/importing/import-model.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { slugOf as slugify } from '@vitrine/core/products/slug.ts';
import { listCollections, putCollection } from '../../collections/index.ts';
import { upsertProducts } from '../../products/index.ts';
import { changeSettings } from '../../tenancy/index.ts';
import { keptPhrase } from './owner-changes.ts';
import { shopSlug } from './plan-addresses.ts';
import { productInput } from './product-input.ts';
import { settled } from './references.ts';
import type { Writing } from './writing.ts';

/** Products with their variants, below the website's list of products. */
export async function writeProducts(writing: Writing): Promise<void> {
  const { addresses, context, key, model, notes } = writing;
  if (model.products.length === 0) return;
  const shop = await shopOf(writing);
  const given = model.products.flatMap(product => {
    const one = { sourceKey: key('product', product.sourceId), product: inputOf(writing, product) };
    return isKept(writing, product, { shop, given: one.product }) ? [] : [one];
  });
  let counted = model.products.length - given.length;
  const countTo = async (total: number) => {
    for (; counted < total; counted += 1) await writing.step();
  };
  const done = await upsertProducts(context, given, written =>
    countTo(model.products.length - given.length + written),
  );
  if (!done.ok) throw new Error(`Products were refused: ${englishOf(done.error)}`);
  const byKey = new Map(done.value.map(one => [one.sourceKey, one]));
  for (const product of model.products) {
    const put = byKey.get(key('product', product.sourceId));
    if (put) addresses.set('product', product.sourceId, addressOf(shop, put.slug));
  }
  addresses.set('list', 'shop', addressOf(shop));
  addTerms(writing, shop);
  if (!context.website.settings.store.isOpen) {
    const opened = await changeSettings(context, { settings: { store: { isOpen: true } } });
    if (opened.ok) notes.warn(phrase('imports.store'), phrase('imports.storeOpened'));
  }
}

/** Categories and tags are pages of the shop as soon as a product that visitors see is in them. */
function addTerms({ addresses, model }: Writing, shop: string): void {
  const shown = model.products.filter(product => product.state === 'published' && product.isVisible);
  const used = {
    productCategory: new Set(shown.flatMap(product => product.categories.flat().map(slugify))),
    productTag: new Set(shown.flatMap(product => product.tags.map(slugify))),
  };
  const add = (kind: 'productCategory' | 'productTag', folder: string, terms: readonly ImportTerm[]) => {
    for (const { slug, name } of terms)
      if (used[kind].has(slugify(name))) addresses.set(kind, slug, addressOf(shop, folder, slugify(name)));
  };
  add('productCategory', 'category', model.productCategories);
  add('productTag', 'tag', model.productTags);
}

/** One that its owner changed keeps its place. */
function isKept(
  { addresses, changes, key, notes }: Writing,
  product: ImportProduct,
  { shop, given }: { shop: string; given: unknown },
): boolean {
  const sourceKey = key('product', product.sourceId);
  const slug = changes.keeps(sourceKey) ? changes.productSlug(sourceKey) : null;
  const isAsked = changes.offer({ sourceKey, kind: 'product', title: product.title, given });
  if (slug === null) return false;
  if (!isAsked) notes.warn(phrase('imports.product', { title: product.title }), keptPhrase);
  addresses.set('product', product.sourceId, addressOf(shop, slug));
  return true;
}

/** The slug of the website's list of products; one is made where there is none. */
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

function inputOf(writing: Writing, product: ImportProduct) {
  const { assets, content, context, media, notes, references } = writing;
  const what = phrase('imports.product', { title: product.title });
  const imageOf = (address: string): Id | null => {
    const asset = assets.get(media.fileOf(address)?.address ?? '');
    return asset?.kind === 'image' ? asset.id : null;
  };
  const converted = content.product(product.sourceId);
  const pictures = [...product.images.map(image => image.address), ...converted.pictures];
  for (const note of converted.notes) notes.warn(note.what, note.why);
  if (product.type === 'external') notes.warn(what, phrase('imports.soldElsewhere'));
  return {
    ...productInput(product, {
      currency: context.website.settings.store.currency,
      now: context.clock.now(),
      description: settled(converted.description, references),
      excerpt: converted.excerpt,
      imageIds: [...new Set(pictures.flatMap(address => imageOf(address) ?? []))],
      imageOf,
      notes,
    }),
    ...(product.slug === '' ? {} : { slug: slugOf(product) }),
  };
}

/** Addresses of products are letters and digits with hyphens; what is left of the source's is kept. */
function slugOf({ slug, title }: ImportProduct): string {
  const plain = slug
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 150);
  return plain === '' ? title : plain.replace(/(?<!-)-+$/, '');
}
