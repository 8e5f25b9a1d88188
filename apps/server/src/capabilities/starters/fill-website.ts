import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { fundInputSchema } from '@vitrine/core/donations/donation-fund.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Starter } from '@vitrine/core/starters/starter.ts';
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
import { publish } from '../publishing/index.ts';
import { changeSettings } from '../tenancy/index.ts';
import { putCollections, putShop } from './fill-shop.ts';
import { placeSections, type StarterIds } from './place-sections.ts';
import { readReadyPicture } from './ready-pictures.ts';
import { expectDone, keyOf, millisecondsOfDay, named } from './starter-keys.ts';
import { starterFolders } from './starters.ts';

/**
 * Fills a website from its starter and publishes it; everything is keyed by the starter, so that repeating it
 * changes nothing (rule STARTER-1).
 */
export async function fillWebsite(context: Context, starter: Starter): Promise<void> {
  await describeSite(context, starter);
  const assets = await storeImages(context, starter);
  const products = await putShop(context, starter, assets);
  const ids: StarterIds = {
    $asset: assets,
    $product: products,
    $collection: await putLists(context, starter),
    $productCollection: await putCollections(context, starter, { assets, products }),
    $fund: await putFunds(context, starter),
  };
  await putDesign(context, starter, ids);
  const homeId = await putPages(context, starter, ids);
  await putPosts(context, starter, ids);
  expectDone(await changeSettings(context, { settings: { homePageId: homeId } }));
  expectDone(await publish(context, { note: `Made from ${starter.label}` }));
}

/** A real shop never shows its starter's bank account; a demo does (rule LAUNCH-6). */
async function describeSite(context: Context, starter: Starter): Promise<void> {
  const { payments, ...store } = starter.store;
  const settings = {
    tagline: starter.tagline,
    description: starter.siteDescription,
    socialLinks: starter.socialLinks,
    store: { isOpen: true, ...store },
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
      imageId: named(ids.$asset, post.image),
      categories: post.categories,
      tags: post.tags,
      publishedAt: new Date(context.clock.now().getTime() - post.daysAgo * millisecondsOfDay),
      document: placeSections(post.sections, ids),
    });
  }
}
