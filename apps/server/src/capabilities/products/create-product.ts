import { standardTax } from '@vitrine/core/cart/tax-rules.ts';
import { noDownloads } from '@vitrine/core/downloads/product-downloads.ts';
import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { StockReason } from '@vitrine/core/inventory/inventory.calls.ts';
import { type ProductInput, publishStates } from '@vitrine/core/products/product.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { bumpContentVersion } from '../tenancy/index.ts';
import { freeSlug } from './free-slugs.ts';
import { problemOfTerms } from './problem-of-terms.ts';
import type { ProductRow } from './product-rows.ts';
import { problemOfShops } from './put-into-shops.ts';
import { problemOfRelated } from './related-products.ts';
import { withFreeSlug } from './with-free-slug.ts';
import { termColumns, writeProducts } from './write-products.ts';

/** How a product is written other than by a person in its form. */
export interface ProductOrigin {
  /** Of changes of stock; `set` by default. */
  readonly reason?: StockReason;
  /** Of a new product. */
  readonly id?: Id;
  /** Related products that are written after it. */
  readonly promisedIds?: readonly Id[];
}

/** Creates a product with its variants; returns its id (rules PRODUCT-4, PRODUCT-5, PRODUCT-10, PRODUCT-14). */
export function createProduct(
  context: Context,
  input: ProductInput,
  origin: ProductOrigin = {},
): Promise<Result<Id>> {
  return withFreeSlug(input.slug !== undefined, () => create(context, input, origin));
}

function create(
  context: Context,
  input: ProductInput,
  { id = newId(), reason = 'set', promisedIds: kept = [] }: ProductOrigin,
): Promise<Result<Id>> {
  return transactionOf<Result<Id>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const slug = input.slug ?? (await freeSlug(inside, input.title));
    const terms = reason === 'set' ? await problemOfTerms(inside, input) : succeed(null);
    if (!terms.ok) return terms;
    const known = await problemOfShops(inside, { shopIds: input.shopIds ?? [], kept: [] });
    if (!known.ok) return known;
    const relatedIds = input.relatedIds ?? [];
    const related = await problemOfRelated(inside, { productId: null, relatedIds, kept });
    if (!related.ok) return related;
    const row = { ...newProductRow(input, { slug, sourceKey: null, now: context.clock.now() }), id };
    const written = await writeProducts(inside, [{ row, variants: input.variants, before: [] }], reason);
    if (!written.ok) return written;
    await bumpContentVersion(inside);
    return { ok: true, value: row.id };
  });
}

/** The row of a new product. */
export function newProductRow(
  input: ProductInput,
  { slug, sourceKey, now }: { slug: string; sourceKey: string | null; now: Date },
): ProductRow {
  const categories = termColumns(input.categories);
  const tags = termColumns(input.tags);
  return {
    id: newId(),
    version: 1,
    type: input.type,
    state: input.state,
    title: input.title,
    slug,
    excerpt: input.excerpt,
    brand: input.brand,
    tax_class: input.taxClass ?? standardTax,
    description: input.description,
    seo_title: input.seoTitle ?? '',
    seo_description: input.seoDescription ?? '',
    option_names: input.optionNames,
    option_styles: input.optionStyles,
    form: input.form ?? [],
    plan: input.plan ?? null,
    downloads: input.downloads ?? noDownloads,
    made_to_order: input.madeToOrder ?? null,
    image_ids: input.imageIds,
    videos: input.videos ?? [],
    categories: categories.names,
    category_slugs: categories.slugs,
    tags: tags.names,
    tag_slugs: tags.slugs,
    shop_ids: [...new Set(input.shopIds ?? [])],
    related_ids: [...new Set(input.relatedIds ?? [])],
    is_featured: input.isFeatured,
    publish_at: input.publishAt === null ? null : new Date(input.publishAt),
    position: input.position,
    source_key: sourceKey,
    is_slug_own: input.slug !== undefined || input.state !== publishStates.draft,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  };
}
