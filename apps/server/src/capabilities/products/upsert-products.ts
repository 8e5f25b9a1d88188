import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { namesOf, readFields } from '@vitrine/core/errors/field-problems.ts';
import type { Result } from '@vitrine/core/errors/result.ts';
import { fail, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { type ProductInput, productInputSchema, publishStates } from '@vitrine/core/products/product.ts';
import type { z } from 'zod';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { bumpContentVersion } from '../tenancy/index.ts';
import { newProductRow } from './create-product.ts';
import { freeSlugs } from './free-slugs.ts';
import type { ProductRow, ProductWithVariants } from './product-rows.ts';
import { readBySources } from './products.store.ts';
import { withFreeSlug } from './with-free-slug.ts';
import { type ProductToWrite, writeProducts } from './write-products.ts';

/** A product from an import: its key at the source, and the product as the studio would send it. */
export interface UpsertProduct {
  readonly sourceKey: string;
  readonly product: z.input<typeof productInputSchema>;
  /** Whether a published product stays a draft until `showProducts` (rule IMPORT-73). */
  readonly isHeldBack?: boolean;
}

export interface UpsertedProduct {
  readonly sourceKey: string;
  readonly id: Id;
  /** The assigned slug: a number is added if the requested one is taken. */
  readonly slug: string;
  readonly isNew: boolean;
  readonly isHeldBack: boolean;
}

/** The size of a batch: small enough that the server can answer other requests in between. */
const perPortion = 250;

/**
 * Adds or updates products by the key of their source, all of them or none (rule PRODUCT-16). A product that was
 * deleted here stays deleted. A product that breaks a rule causes all to be refused, and the refusal names it.
 * @param advance - receives the number of written products after each batch
 */
export async function upsertProducts(
  context: Context,
  given: readonly UpsertProduct[],
  advance: (written: number) => Promise<void> = async () => undefined,
): Promise<Result<UpsertedProduct[]>> {
  const done: UpsertedProduct[] = [];
  return transactionOf<Result<UpsertedProduct[]>>(context.database, async transaction => {
    const inside = within(context, transaction);
    for (const portion of portionsOf(given)) {
      // With its own savepoint: a person who creates a product at the same time may be faster.
      const written = await withFreeSlug(false, () =>
        transactionOf<Result<UpsertedProduct[]>>(transaction, nested =>
          upsertPortion(within(inside, nested), portion),
        ),
      );
      if (!written.ok) return written;
      done.push(...written.value);
      await advance(done.length);
    }
    await bumpContentVersion(inside);
    return succeed(done);
  });
}

/** A key that occurs twice goes into another batch, which finds the product that the first one created. */
function* portionsOf(given: readonly UpsertProduct[]): Generator<readonly UpsertProduct[]> {
  let portion = new Map<string, UpsertProduct>();
  for (const one of given) {
    if (portion.size === perPortion || portion.has(one.sourceKey)) {
      yield [...portion.values()];
      portion = new Map();
    }
    portion.set(one.sourceKey, one);
  }
  if (portion.size > 0) yield [...portion.values()];
}

async function upsertPortion(
  context: Context,
  given: readonly UpsertProduct[],
): Promise<Result<UpsertedProduct[]>> {
  const { clock, database, website } = context;
  const inputs: { sourceKey: string; input: ProductInput; isHeldBack: boolean }[] = [];
  for (const { sourceKey, product, isHeldBack = false } of given) {
    const read = readFields(productInputSchema, product, [sourceKey]);
    if (!read.isRead)
      return fail(callErrors.invalid, { fields: namesOf(read.problems) }, { errors: read.problems });
    const { state } = read.value;
    inputs.push({
      sourceKey,
      input: read.value,
      isHeldBack: isHeldBack && state === publishStates.published,
    });
  }
  const keys = inputs.map(({ sourceKey }) => sourceKey);
  const known = new Map((await readBySources(database, website.id, keys)).map(row => [row.source_key, row]));
  const slugs = await freeSlugs(
    context,
    inputs.map(({ sourceKey, input }) => ({
      wanted: input.slug ?? input.title,
      product: known.get(sourceKey) ?? null,
    })),
  );
  const now = clock.now();
  const products = inputs.map(({ sourceKey, input, isHeldBack }, at): ProductToWrite => {
    const slug = slugs[at] ?? '';
    const before = known.get(sourceKey);
    const { variants } = input;
    const row =
      before === undefined
        ? newProductRow(input, { slug, sourceKey, now })
        : renewedRow(before, input, { slug, now });
    const held = isHeldBack && row.deleted_at === null ? { state: publishStates.draft } : {};
    return { row: { ...row, ...held }, variants, before: before?.variants ?? [], isHeldBack };
  });
  const written = await writeProducts(context, products, 'imported');
  if (!written.ok) return written;
  return succeed(
    products.map(({ row, isHeldBack = false }, at) => {
      const sourceKey = keys[at] ?? '';
      return { sourceKey, id: row.id, slug: row.slug, isNew: !known.has(sourceKey), isHeldBack };
    }),
  );
}

function renewedRow(
  { variants: _, ...before }: ProductWithVariants,
  input: ProductInput,
  { slug, now }: { slug: string; now: Date },
): ProductRow {
  const {
    created_at,
    downloads,
    form,
    made_to_order,
    plan,
    related_ids,
    shop_ids,
    tax_class,
    id,
    is_slug_own,
  } = before;
  const { position, source_key, deleted_at, version, videos } = before;
  return {
    ...newProductRow(input, { slug, sourceKey: source_key, now }),
    id,
    version: version + 1,
    form: input.form ?? form,
    plan: input.plan === undefined ? plan : input.plan,
    downloads: input.downloads ?? downloads,
    made_to_order: input.madeToOrder === undefined ? made_to_order : input.madeToOrder,
    videos: input.videos ?? videos,
    tax_class: input.taxClass ?? tax_class,
    shop_ids: input.shopIds ?? shop_ids,
    related_ids: input.relatedIds ?? related_ids,
    state: deleted_at === null ? input.state : before.state,
    position,
    is_slug_own,
    created_at,
    deleted_at,
  };
}
