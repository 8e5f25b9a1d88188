import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noDownloads, type ProductDownloads } from '@vitrine/core/downloads/product-downloads.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { publishStates } from '@vitrine/core/products/product.ts';
import { textOf } from '@vitrine/core/rich-text/rich-text.ts';
import type { Starter, StarterProduct } from '@vitrine/core/starters/starter.ts';
import type { Context } from '../../context.ts';
import { storeAsset } from '../media/index.ts';
import {
  putCategories,
  putProductCollections,
  type UpsertProduct,
  upsertProducts,
} from '../products/index.ts';
import { plantReviews } from '../reviews/index.ts';
import { expectDone, keyOf, millisecondsOfDay, named } from './starter-keys.ts';
import { starterFolders } from './starters.ts';

/** Returns the ids of its products by the starter's keys. */
export async function putShop(
  context: Context,
  starter: Starter,
  assets: ReadonlyMap<string, Id>,
): Promise<Map<string, Id>> {
  await putStarterCategories(context, starter, assets);
  const products = await putProducts(context, starter, assets);
  await putReviews(context, starter, products);
  return products;
}

/** Below the shop, which exists already; returns their addresses by the starter's keys (rule STARTER-10). */
export async function putCollections(
  context: Context,
  starter: Starter,
  {
    assets,
    products,
  }: { readonly assets: ReadonlyMap<string, Id>; readonly products: ReadonlyMap<string, Id> },
): Promise<Map<string, string>> {
  const given = (starter.shop.collections ?? []).map(({ name, text, image, filledWith }) => ({
    name,
    description: text,
    imageId: image ? named(assets, image) : null,
    filledWith: 'conditions' in filledWith ? filledWith : filledWith.map(key => named(products, key)),
  }));
  const addresses = expectDone(await putProductCollections(context, given));
  return new Map((starter.shop.collections ?? []).map(({ key }, at) => [key, addresses[at] ?? '']));
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
    imageId: image ? named(assets, image) : null,
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
    imageIds: product.images.map(key => named(assets, key)),
    ...(product.taxClass ? { taxClass: product.taxClass } : {}),
    optionNames: [...product.optionNames],
    optionStyles: (product.optionStyles ?? []).map(({ images, ...style }) => ({
      ...style,
      ...(images
        ? { images: images.map(({ value, image }) => ({ value, imageId: named(assets, image) })) }
        : {}),
    })),
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
      imageId: variant.image ? named(assets, variant.image) : null,
    })),
  };
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
        productId: named(products, key),
        submittedAt: new Date(now - daysAgo * millisecondsOfDay),
      })),
    ),
  );
}
