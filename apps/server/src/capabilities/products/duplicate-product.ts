import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { publishStates, type VariantInput } from '@vitrine/core/products/product.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { readStock } from '../inventory/index.ts';
import { freeSlug } from './free-slugs.ts';
import { assetIdsOf, variantOf } from './product-rows.ts';
import { readProduct } from './products.store.ts';
import { withFreeSlug } from './with-free-slug.ts';
import { writeProducts } from './write-products.ts';

/** A hidden copy with its own address and SKUs and the same stock (rule PRODUCT-17). */
export function duplicateProduct(context: Context, productId: Id): Promise<Result<Id>> {
  return withFreeSlug(false, () => duplicate(context, productId));
}

function duplicate(context: Context, productId: Id): Promise<Result<Id>> {
  return transactionOf<Result<Id>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const row = await readProduct(transaction, context.website.id, productId);
    if (row === null || row.deleted_at !== null) return fail(callErrors.notFound);
    const stock = await readStock(
      inside,
      row.variants.map(variant => variant.id),
    );
    const variants: VariantInput[] = row.variants.map(variant => {
      const { id: _, reserved: __, ...input } = variantOf(variant, stock.get(variant.id));
      return { ...input, sku: '' };
    });
    const now = context.clock.now();
    const { variants: _, ...kept } = row;
    const copy = {
      ...kept,
      id: newId(),
      version: 1,
      state: publishStates.draft,
      title: `${row.title} (copy)`.slice(0, 500),
      slug: await freeSlug(inside, `${row.slug}-copy`),
      source_key: null,
      is_slug_own: false,
      created_at: now,
      updated_at: now,
    };
    const written = await writeProducts(
      inside,
      [{ row: copy, variants, before: [], keptAssets: assetIdsOf(row) }],
      'set',
    );
    return written.ok ? succeed(copy.id) : written;
  });
}
