import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { stylesFor } from '@vitrine/core/products/option-style.ts';
import {
  type ProductChange,
  problemsOfProduct,
  publishStates,
  type VariantInput,
} from '@vitrine/core/products/product.ts';
import { productAddress } from '@vitrine/core/products/product-address.ts';
import { homeShop, shopsOf } from '@vitrine/core/products/shops.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { addLiveRedirect } from '../collections/index.ts';
import { lockLevels } from '../inventory/index.ts';
import { bumpContentVersion } from '../tenancy/index.ts';
import type { ProductOrigin } from './create-product.ts';
import { freeSlug } from './free-slugs.ts';
import { problemOfTerms } from './problem-of-terms.ts';
import { assetIdsOf, type ProductRow, type ProductWithVariants } from './product-rows.ts';
import { soldFileReplaced } from './products.events.ts';
import { lockProduct } from './products.store.ts';
import { problemOfShops } from './put-into-shops.ts';
import { readShops } from './read-shops.ts';
import { problemOfRelated } from './related-products.ts';
import { withFreeSlug } from './with-free-slug.ts';
import { isStale, termColumns, writeProducts } from './write-products.ts';

export interface ProductUpdate extends ProductChange {
  readonly productId: Id;
}

/** Changes the given fields and nothing else (rules PRODUCT-5, PRODUCT-14, PRODUCT-15). */
export function updateProduct(
  context: Context,
  change: ProductUpdate,
  origin: Omit<ProductOrigin, 'id'> = {},
): Promise<Result<Id>> {
  return withFreeSlug(change.slug !== undefined, () => update(context, change, origin));
}

function update(
  context: Context,
  change: ProductUpdate,
  { reason = 'set', promisedIds = [] }: Omit<ProductOrigin, 'id'>,
): Promise<Result<Id>> {
  return transactionOf<Result<Id>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const before = await lockProduct(transaction, context.website.id, change.productId);
    if (before === null || before.deleted_at !== null) return fail(callErrors.notFound);
    // Until the end, none of them is sold: the stock that is read is the one that is written.
    if (change.variants)
      await lockLevels(
        transaction,
        context.website.id,
        before.variants.map(({ id }) => id),
      );
    const fresh = isStale(change.version, before.version);
    if (!fresh.ok) return fresh;
    const terms = reason === 'set' ? await problemOfTerms(inside, change, before.tag_slugs) : succeed(null);
    if (!terms.ok) return terms;
    const known = await problemOfShops(inside, { shopIds: change.shopIds ?? [], kept: before.shop_ids });
    if (!known.ok) return known;
    const related = await problemOfRelated(inside, {
      productId: before.id,
      relatedIds: change.relatedIds ?? [],
      kept: [...before.related_ids, ...promisedIds],
    });
    if (!related.ok) return related;
    const row = await followTitle(inside, before, changedRow(before, change, context.clock.now()));
    const problems = problemsOfProduct({
      type: row.type,
      madeToOrder: row.made_to_order,
      state: row.state,
      publishAt: row.publish_at?.toISOString() ?? null,
      optionNames: row.option_names,
      optionStyles: row.option_styles,
      variants:
        change.variants ?? before.variants.map(one => ({ id: one.id, optionValues: one.option_values })),
    });
    const fields = Object.keys(problems);
    if (fields.length > 0)
      return fail(callErrors.invalid, { fields: fields.join(', ') }, { errors: problems });
    const variants: readonly VariantInput[] | undefined = change.variants;
    const written = await writeProducts(
      inside,
      [{ row, variants, before: before.variants, keptAssets: assetIdsOf(before) }],
      reason,
    );
    if (!written.ok) return written;
    if (before.is_slug_own) await leadOn(inside, before, row);
    tellReplacedFiles(inside, before, row);
    await bumpContentVersion(inside);
    return succeed(row.id);
  });
}

function tellReplacedFiles(context: Context, before: ProductRow, row: ProductRow): void {
  for (const { id: fileId, assetId } of row.downloads.files) {
    const old = before.downloads.files.find(({ id }) => id === fileId);
    if (old !== undefined && old.assetId !== assetId)
      context.events.tell(context, soldFileReplaced, { productId: row.id, fileId });
  }
}

/** An address that was never public is derived from the new title (rule PRODUCT-20). */
async function followTitle(context: Context, before: ProductRow, row: ProductRow): Promise<ProductRow> {
  const isOwn = before.is_slug_own || row.slug !== before.slug || before.state !== publishStates.draft;
  const isSeen = row.state !== publishStates.draft;
  const slug = isOwn || row.title === before.title ? row.slug : await freeSlug(context, row.title, before);
  return { ...row, slug, is_slug_own: isOwn || isSeen };
}

/** The public address redirects to the new one, immediately, like every change of the shop (rule PRODUCT-20). */
async function leadOn(context: Context, before: ProductRow, row: ProductRow): Promise<void> {
  if (before.slug === row.slug) return;
  const shops = await readShops(context);
  const to = productAddress(homeShop(shops, row.shop_ids).slug, row.slug);
  for (const { slug } of shopsOf(shops, before.shop_ids))
    await addLiveRedirect(context, { from: productAddress(slug, before.slug), to });
}

/** The row with the given fields, one version later. */
export function changedRow(before: ProductWithVariants, change: ProductChange, now: Date): ProductRow {
  const { variants: _, ...kept } = before;
  const categories = change.categories && termColumns(change.categories);
  const tags = change.tags && termColumns(change.tags);
  const optionNames = change.optionNames ?? before.option_names;
  const stylesBefore = { names: before.option_names, styles: before.option_styles };
  return {
    ...kept,
    version: before.version + 1,
    type: change.type ?? before.type,
    state: change.state ?? before.state,
    title: change.title ?? before.title,
    slug: change.slug ?? before.slug,
    excerpt: change.excerpt ?? before.excerpt,
    brand: change.brand ?? before.brand,
    description: change.description ?? before.description,
    seo_title: change.seoTitle ?? before.seo_title,
    seo_description: change.seoDescription ?? before.seo_description,
    option_names: optionNames,
    option_styles: change.optionStyles ?? stylesFor(optionNames, stylesBefore),
    tax_class: change.taxClass ?? before.tax_class,
    form: change.form ?? before.form,
    plan: change.plan === undefined ? before.plan : change.plan,
    downloads: change.downloads ?? before.downloads,
    made_to_order: change.madeToOrder === undefined ? before.made_to_order : change.madeToOrder,
    image_ids: change.imageIds ?? before.image_ids,
    videos: change.videos ?? before.videos,
    categories: categories?.names ?? before.categories,
    category_slugs: categories?.slugs ?? before.category_slugs,
    tags: tags?.names ?? before.tags,
    tag_slugs: tags?.slugs ?? before.tag_slugs,
    shop_ids: change.shopIds ? [...new Set(change.shopIds)] : before.shop_ids,
    related_ids: change.relatedIds ? [...new Set(change.relatedIds)] : before.related_ids,
    is_featured: change.isFeatured ?? before.is_featured,
    publish_at:
      change.publishAt === undefined
        ? before.publish_at
        : change.publishAt === null
          ? null
          : new Date(change.publishAt),
    position: change.position ?? before.position,
    updated_at: now,
  };
}
