import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { fundInputSchema } from '@vitrine/core/donations/donation-fund.ts';
import { noDownloads, type ProductDownloads } from '@vitrine/core/downloads/product-downloads.ts';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import type { Result } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { publishStates } from '@vitrine/core/products/product.ts';
import { textOf } from '@vitrine/core/rich-text/rich-text.ts';
import type { Starter, StarterProduct } from '@vitrine/core/starters/starter.ts';
import type { Context } from '../../context.ts';
import {
  approvedBy,
  lockDesign,
  putCollection,
  putItem,
  readDesign,
  updateDocument,
  updateStyles,
} from '../collections/index.ts';
import { fundAddress, putFund } from '../donations/index.ts';
import { storeAsset } from '../media/index.ts';
import { changeMethod } from '../payments/index.ts';
import { putCategories, type UpsertProduct, upsertProducts } from '../products/index.ts';
import { publish } from '../publishing/index.ts';
import { plantReviews } from '../reviews/index.ts';
import { changeSettings } from '../tenancy/index.ts';
import { placeSections, type StarterIds } from './place-sections.ts';
import { readReadyPicture } from './ready-pictures.ts';
import { starterFolders } from './starters.ts';

const millisecondsOfDay = 86_400_000;

/**
 * Fills a website from its starter and publishes it; everything is keyed by the starter, so that repeating it
 * changes nothing (rule STARTER-1).
 */
export async function fillWebsite(context: Context, starter: Starter): Promise<void> {
  await describeSite(context, starter);
  const assets = await storeImages(context, starter);
  await putStarterCategories(context, starter, assets);
  const products = await putProducts(context, starter, assets);
  const lists = await putLists(context, starter);
  await putReviews(context, starter, products);
  const funds = await putFunds(context, starter);
  const ids: StarterIds = { $asset: assets, $product: products, $collection: lists, $fund: funds };
  await putDesign(context, starter, ids);
  const homeId = await putPages(context, starter, ids);
  await putPosts(context, starter, ids);
  expectDone(await changeSettings(context, { settings: { homePageId: homeId } }));
  expectDone(await publish(context, { note: `Made from ${starter.label}` }));
}

/** A real shop never shows its starter's bank account; a demo does (rule LAUNCH-6). */
async function describeSite(context: Context, starter: Starter): Promise<void> {
  const { countries, currency, payments, shippingZones, tax } = starter.store;
  const settings = {
    tagline: starter.tagline,
    description: starter.siteDescription,
    socialLinks: starter.socialLinks,
    store: {
      isOpen: true,
      currency,
      countries,
      shippingZones,
      tax,
    },
  };
  expectDone(await changeSettings(context, { settings }));
  const { isLaunched } = context.website;
  for (const payment of payments)
    expectDone(
      await changeMethod(context, {
        ...payment,
        isEnabled: isLaunched,
        ...(isLaunched ? {} : { settings: {} }),
      }),
    );
}

async function storeImages(context: Context, starter: Starter): Promise<Map<string, Id>> {
  const { images, widths } = starterFolders(starter.name);
  const ids = new Map<string, Id>();
  for (const { key, fileName, alt, focalPoint } of starter.images) {
    const content = await readFile(join(images, fileName));
    const picture = await readReadyPicture(join(widths, fileName), content);
    const asset = expectDone(
      await storeAsset(context, { fileName, content, alt, focalPoint, isShared: true, picture }),
    );
    ids.set(key, asset.id);
  }
  return ids;
}

async function putProducts(
  context: Context,
  starter: Starter,
  assets: ReadonlyMap<string, Id>,
): Promise<Map<string, Id>> {
  const given: UpsertProduct[] = [];
  for (const [position, product] of starter.shop.products.entries())
    given.push({
      sourceKey: keyOf(starter, 'product', product.key),
      product: {
        ...productInput(product, assets, position),
        ...(product.files ? { downloads: await storeFiles(context, starter, product.files) } : {}),
      },
    });
  const put = expectDone(await upsertProducts(context, given));
  return new Map(starter.shop.products.map((product, at) => [product.key, put[at]?.id ?? '']));
}

/** Private from the first moment: only buyers get them (rule STARTER-8). */
async function storeFiles(
  context: Context,
  starter: Starter,
  names: readonly string[],
): Promise<ProductDownloads> {
  const { files: folder } = starterFolders(starter.name);
  const files: ProductDownloads['files'] = [];
  for (const fileName of names) {
    const content = await readFile(join(folder, fileName));
    const asset = expectDone(
      await storeAsset(context, { fileName, content, isShared: true, isPrivate: true }),
    );
    files.push({ id: newId(), assetId: asset.id });
  }
  return { ...noDownloads, files };
}

async function putStarterCategories(
  context: Context,
  starter: Starter,
  assets: ReadonlyMap<string, Id>,
): Promise<void> {
  const given = starter.shop.categories.map(({ name, below, text, image }) => ({
    name,
    below: below ?? null,
    description: text,
    imageId: (image && assets.get(image)) || null,
  }));
  expectDone(await putCategories(context, given));
}

function productInput(
  product: StarterProduct,
  assets: ReadonlyMap<string, Id>,
  position: number,
): UpsertProduct['product'] {
  return {
    type: product.type,
    state: publishStates.published,
    title: product.title,
    slug: product.slug,
    excerpt: product.excerpt,
    description: textOf(...product.description),
    imageIds: product.images.flatMap(key => assets.get(key) ?? []),
    ...(product.taxClass ? { taxClass: product.taxClass } : {}),
    optionNames: [...product.optionNames],
    optionStyles: [...(product.optionStyles ?? [])],
    ...(product.form ? { form: product.form.map(field => ({ ...field, id: newId() })) } : {}),
    ...(product.plan ? { plan: product.plan } : {}),
    categories: [...product.categories],
    tags: [...product.tags],
    position,
    variants: product.variants.map(variant => ({
      sku: variant.sku,
      optionValues: [...variant.optionValues],
      price: variant.price,
      salePrice: variant.salePrice ?? null,
      isOnSale: variant.salePrice !== undefined,
      plan: variant.plan ?? null,
      stock: variant.stock,
      weight: variant.weight ?? null,
      size: variant.size ?? null,
      imageId: (variant.image && assets.get(variant.image)) || null,
    })),
  };
}

async function putLists(context: Context, starter: Starter): Promise<Map<string, Id>> {
  const put = (key: 'shop' | 'blog', position: number) =>
    putCollection(context, {
      sourceKey: keyOf(starter, 'list', key),
      type: key === 'shop' ? collectionTypes.products : collectionTypes.blog,
      title: starter[key].title,
      slug: starter[key].slug,
      navigation: 'main',
      position,
    });
  return new Map([
    ['shop', (await put('shop', 0)).id],
    ['blog', (await put('blog', 1)).id],
  ]);
}

/** The addresses of their pages. */
async function putFunds(context: Context, starter: Starter): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const { key, ...fund } of starter.funds ?? []) {
    const input = { ...fundInputSchema.parse(fund), sourceKey: keyOf(starter, 'fund', key) };
    addresses.set(key, fundAddress(expectDone(await putFund(context, input))));
  }
  return addresses;
}

async function putDesign(context: Context, starter: Starter, ids: StarterIds): Promise<void> {
  const { clock, database, website } = context;
  const now = clock.now();
  const { headerId, footerId } = await readDesign(database, website.id, now);
  await database.transaction(async transaction => {
    await lockDesign(transaction, website.id, now);
    await updateStyles(transaction, website.id, starter.styles);
    for (const [id, sections] of [
      [headerId, starter.header],
      [footerId, starter.footer],
    ] as const) {
      const document = placeSections(sections, ids);
      const approved = approvedBy(context.actor, document);
      await updateDocument(transaction, website.id, { id, document, approved, now });
    }
  });
}

/** Only a demo shows reviews that nobody wrote, marked as samples; a real shop never does (rule REVIEW-13). */
async function putReviews(
  context: Context,
  starter: Starter,
  products: ReadonlyMap<string, Id>,
): Promise<void> {
  if (!context.website.isLaunched) return;
  const now = context.clock.now().getTime();
  await plantReviews(
    context,
    starter.shop.products.flatMap(({ key, reviews = [] }) =>
      reviews.map(({ daysAgo, ...review }) => ({
        ...review,
        productId: products.get(key) ?? '',
        submittedAt: new Date(now - daysAgo * millisecondsOfDay),
      })),
    ),
  );
}

/** Returns the id of the home page. */
async function putPages(context: Context, starter: Starter, ids: StarterIds): Promise<Id | null> {
  let homeId: Id | null = null;
  for (const [at, page] of starter.pages.entries()) {
    const put = await putCollection(context, {
      sourceKey: keyOf(starter, 'page', page.key),
      type: collectionTypes.page,
      title: page.title,
      slug: page.slug,
      navigation: page.navigation,
      position: at + 2,
      seo: { title: '', description: page.seoDescription },
      document: placeSections(page.sections, ids),
    });
    if (page.isHome) homeId = put.id;
  }
  return homeId;
}

async function putPosts(context: Context, starter: Starter, ids: StarterIds): Promise<void> {
  const collectionId = ids.$collection.get('blog') ?? '';
  for (const post of starter.blog.posts) {
    await putItem(context, {
      sourceKey: keyOf(starter, 'post', post.slug),
      collectionId,
      title: post.title,
      slug: post.slug,
      state: 'published',
      author: post.author,
      excerpt: post.excerpt,
      imageId: ids.$asset.get(post.image) ?? null,
      categories: post.categories,
      tags: post.tags,
      publishedAt: new Date(context.clock.now().getTime() - post.daysAgo * millisecondsOfDay),
      document: placeSections(post.sections, ids),
    });
  }
}

function keyOf(starter: Starter, kind: string, key: string): string {
  return `starter:${starter.name}:${kind}:${key}`;
}

/** A starter is ours: its requests are always allowed, and a refusal is a bug in the starter. */
function expectDone<T>(result: Result<T>): T {
  if (!result.ok)
    throw new Error(
      `A starter was refused: ${englishOf(result.error)} ${JSON.stringify(result.error.errors ?? {})}`,
    );
  return result.value;
}
