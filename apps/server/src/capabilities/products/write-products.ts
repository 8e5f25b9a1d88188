import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { StockReason } from '@vitrine/core/inventory/inventory.calls.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { generateSku } from '@vitrine/core/products/generate-sku.ts';
import type { VariantInput } from '@vitrine/core/products/product.ts';
import { productErrors } from '@vitrine/core/products/products.errors.ts';
import { slugOf } from '@vitrine/core/products/slug.ts';
import type { Context } from '../../context.ts';
import { deleteLevels, readStock, writeLevels } from '../inventory/index.ts';
import { publishAssets } from '../media/index.ts';
import { indexProducts } from './index-products.ts';
import { problemOfAssets, problemOfFiles, shownAssetIds } from './problem-of-assets.ts';
import type { ProductRow, VariantRow } from './product-rows.ts';
import { saveProducts } from './products.store.ts';
import { replaceVariants } from './variants.store.ts';

/** Names, each once by its slug, as the two searchable columns. */
export function termColumns(names: readonly string[]): { names: string[]; slugs: string[] } {
  const bySlug = new Map<string, string>();
  for (const name of names) if (!bySlug.has(slugOf(name))) bySlug.set(slugOf(name), name.trim());
  return { names: [...bySlug.values()], slugs: [...bySlug.keys()] };
}

export interface ProductToWrite {
  readonly row: ProductRow;
  /** Absent leaves the variants unchanged. */
  readonly variants?: readonly VariantInput[] | undefined;
  /** The existing variants. */
  readonly before: readonly VariantRow[];
  /** Files that it has already: one of them that was deleted meanwhile is no reason to refuse a change. */
  readonly keptAssets?: readonly Id[];
  /** Whether it is a draft only until `showProducts`, which needs its words in the index. */
  readonly isHeldBack?: boolean;
}

/**
 * Writes products with their variants, their stock and their index, with the same number of statements for one as
 * for hundreds. Call it in a transaction that a refusal rolls back, and increase the content version afterwards.
 */
export async function writeProducts(
  context: Context,
  products: readonly ProductToWrite[],
  reason: StockReason,
): Promise<Result<null>> {
  const { database, website } = context;
  const problem = (await problemOfAssets(context, products)) ?? (await problemOfFiles(context, products));
  if (problem) return { ok: false, error: problem };
  const rows = products.map(product => product.row);
  const saved = await saveProducts(database, website.id, rows);
  const refused = rows.find(row => !saved.has(row.id));
  if (refused !== undefined)
    return fail(
      productErrors.slugTaken,
      { slug: refused.slug },
      { errors: { slug: phrase('fields.slugTaken') } },
    );
  await publishAssets(context, products.flatMap(shownAssetIds));
  const written = await writeVariants(context, products, reason);
  if (written.ok) {
    await indexProducts(
      context,
      rows.map(row => row.id),
      products.filter(({ isHeldBack }) => isHeldBack).map(({ row }) => row.id),
    );
  }
  return written;
}

async function writeVariants(
  context: Context,
  products: readonly ProductToWrite[],
  reason: StockReason,
): Promise<Result<null>> {
  const { database, website } = context;
  const named: NamedVariant[] = [];
  const variants: VariantRow[] = [];
  const productIds: Id[] = [];
  for (const { row, variants: inputs, before } of products) {
    if (inputs === undefined) continue;
    const ofProduct = nameVariants(inputs, before);
    if (ofProduct === null) return fail(productErrors.unknownVariant);
    named.push(...ofProduct);
    variants.push(...ofProduct.map(({ id, input }, at) => variantRow(row.id, input, { id, at, before })));
    productIds.push(row.id);
  }
  if (productIds.length === 0) return succeed(null);
  // First, so that each product's pieces are counted once: when its variants are written.
  await writeStock(context, named, reason);
  const gone = await replaceVariants(database, website.id, { productIds, variants });
  await deleteLevels(database, website.id, gone);
  return succeed(null);
}

export function isStale(given: number | undefined, now: number): Result<null> {
  return given === undefined || given === now
    ? succeed(null)
    : fail(callErrors.conflict, {}, { details: { version: now } });
}

interface NamedVariant {
  readonly id: Id;
  readonly input: VariantInput;
}

/**
 * A variant keeps its id, found by id or by its options, so that carts and orders still know it; null for a
 * foreign id.
 */
function nameVariants(inputs: readonly VariantInput[], before: readonly VariantRow[]): NamedVariant[] | null {
  const known = new Set(before.map(variant => variant.id));
  if (inputs.some(input => input.id !== undefined && !known.has(input.id))) return null;
  const free = new Map(before.map(variant => [JSON.stringify(variant.option_values), variant.id]));
  for (const [key, id] of free) if (inputs.some(input => input.id === id)) free.delete(key);
  return inputs.map(input => ({
    input,
    id: input.id ?? free.get(JSON.stringify(input.optionValues)) ?? newId(),
  }));
}

function variantRow(
  productId: Id,
  input: VariantInput,
  { id, at, before }: { id: Id; at: number; before: readonly VariantRow[] },
): VariantRow {
  return {
    id,
    product_id: productId,
    position: at,
    sku: input.sku || before.find(variant => variant.id === id)?.sku || generateSku(),
    gtin: input.gtin,
    option_values: [...input.optionValues],
    price: input.price,
    sale_price: input.salePrice,
    is_on_sale: input.isOnSale,
    sale_from: input.saleFrom,
    sale_until: input.saleUntil,
    per_unit: input.perUnit,
    plan: input.plan,
    weight: input.weight,
    length: input.size?.length ?? null,
    width: input.size?.width ?? null,
    height: input.size?.height ?? null,
    image_id: input.imageId,
  };
}

/** Input is relative to the displayed stock: items sold in the meantime stay sold (rule STOCK-10). */
async function writeStock(
  context: Context,
  named: readonly NamedVariant[],
  reason: StockReason,
): Promise<void> {
  const current = await readStock(
    context,
    named.map(variant => variant.id),
  );
  const levels = named.map(({ id, input: { stock, stockSeen } }) => {
    const now = current.get(id)?.onHand;
    const isRelative = stock !== null && typeof stockSeen === 'number' && typeof now === 'number';
    return { variantId: id, onHand: isRelative ? Math.max(0, now + stock - stockSeen) : stock };
  });
  await writeLevels(context, levels, reason);
}
