import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import type { Result } from '@vitrine/core/errors/result.ts';
import { fail, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { type ProductInput, productInputSchema } from '@vitrine/core/products/product.ts';
import type { z } from 'zod';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { bumpContentVersion } from '../tenancy/index.ts';
import { createProduct } from './create-product.ts';
import { readBySource } from './products.store.ts';
import { freeSlug, termColumns, writeProduct } from './write-product.ts';

/** A product as an import brings it: what it was called there, and the product as the studio would send it. */
export interface UpsertProduct {
  readonly sourceKey: string;
  readonly product: z.input<typeof productInputSchema>;
}

export interface UpsertedProduct {
  readonly sourceKey: string;
  readonly id: Id;
  /** The slug it was given: a number is added when the wanted one is taken. */
  readonly slug: string;
  readonly isNew: boolean;
}

/**
 * Adds or updates products by the key of their source, all of them or none (rule PRODUCT-16). One that was
 * deleted here stays deleted. A product that breaks a rule refuses all, and the refusal names it.
 */
export async function upsertProducts(
  context: Context,
  given: readonly UpsertProduct[],
): Promise<Result<UpsertedProduct[]>> {
  const done: UpsertedProduct[] = [];
  return transactionOf<Result<UpsertedProduct[]>>(context.database, async transaction => {
    const inside = within(context, transaction);
    for (const one of given) {
      const parsed = productInputSchema.safeParse(one.product);
      if (!parsed.success) {
        const errors = Object.fromEntries(
          parsed.error.issues.map(issue => [`${one.sourceKey}.${issue.path.join('.')}`, issue.message]),
        );
        return fail(callErrors.invalid, { fields: Object.keys(errors).join(', ') }, { errors });
      }
      const result = await upsertOne(inside, one.sourceKey, parsed.data);
      if (!result.ok) return result;
      done.push(result.value);
    }
    await bumpContentVersion(inside);
    return succeed(done);
  });
}

async function upsertOne(
  context: Context,
  sourceKey: string,
  input: ProductInput,
): Promise<Result<UpsertedProduct>> {
  const { clock, database, website } = context;
  const before = await readBySource(database, website.id, sourceKey);
  const slug = await freeSlug(context, input.slug ?? input.title, before?.id ?? null);
  if (before === null) {
    const made = await createProduct(context, { ...input, slug }, sourceKey);
    return made.ok ? succeed({ sourceKey, id: made.value, slug, isNew: true }) : made;
  }
  const { variants, ...kept } = before;
  const categories = termColumns(input.categories);
  const tags = termColumns(input.tags);
  const row = {
    ...kept,
    version: before.version + 1,
    type: input.type,
    state: before.deleted_at === null ? input.state : before.state,
    title: input.title,
    slug,
    excerpt: input.excerpt,
    brand: input.brand,
    description: input.description,
    option_names: input.optionNames,
    option_styles: input.optionStyles,
    image_ids: input.imageIds,
    categories: categories.names,
    category_slugs: categories.slugs,
    tags: tags.names,
    tag_slugs: tags.slugs,
    is_featured: input.isFeatured,
    publish_at: input.publishAt === null ? null : new Date(input.publishAt),
    updated_at: clock.now(),
  };
  const written = await writeProduct(context, {
    row,
    variants: input.variants,
    before: variants,
    reason: 'imported',
  });
  return written.ok ? succeed({ sourceKey, id: row.id, slug, isNew: false }) : written;
}
