import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { faultsOfProduct, type ProductChange, type VariantInput } from '@vitrine/core/products/product.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { bumpContentVersion } from '../tenancy/index.ts';
import type { ProductRow, ProductWithVariants } from './product-rows.ts';
import { lockProduct } from './products.store.ts';
import { isStale, termColumns, writeProduct } from './write-product.ts';

export interface ProductUpdate extends ProductChange {
  readonly productId: Id;
}

/** Changes what is given and nothing else (rules PRODUCT-5, PRODUCT-14, PRODUCT-15). */
export async function updateProduct(context: Context, change: ProductUpdate): Promise<Result<Id>> {
  return transactionOf<Result<Id>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const before = await lockProduct(transaction, context.website.id, change.productId);
    if (before === null || before.deleted_at !== null) return fail(callErrors.notFound);
    const fresh = isStale(change.version, before.version);
    if (!fresh.ok) return fresh;
    const row = changedRow(before, change, context.clock.now());
    const faults = faultsOfProduct({
      state: row.state,
      publishAt: row.publish_at?.toISOString() ?? null,
      optionNames: row.option_names,
      variants:
        change.variants ?? before.variants.map(one => ({ id: one.id, optionValues: one.option_values })),
    });
    const fields = Object.keys(faults);
    if (fields.length > 0) return fail(callErrors.invalid, { fields: fields.join(', ') }, { errors: faults });
    const variants: readonly VariantInput[] | undefined = change.variants;
    const written = await writeProduct(inside, { row, variants, before: before.variants, reason: 'set' });
    if (!written.ok) return written;
    await bumpContentVersion(inside);
    return succeed(row.id);
  });
}

function changedRow(before: ProductWithVariants, change: ProductChange, now: Date): ProductRow {
  const { variants: _, ...kept } = before;
  const categories = change.categories && termColumns(change.categories);
  const tags = change.tags && termColumns(change.tags);
  return {
    ...kept,
    version: before.version + 1,
    type: change.type ?? before.type,
    state: change.state ?? before.state,
    title: change.title ?? before.title,
    slug: change.slug ?? before.slug,
    excerpt: change.excerpt ?? before.excerpt,
    description: change.description ?? before.description,
    option_names: change.optionNames ?? before.option_names,
    image_ids: change.imageIds ?? before.image_ids,
    categories: categories?.names ?? before.categories,
    category_slugs: categories?.slugs ?? before.category_slugs,
    tags: tags?.names ?? before.tags,
    tag_slugs: tags?.slugs ?? before.tag_slugs,
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
