import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { StockReason } from '@vitrine/core/inventory/inventory.calls.ts';
import type { Product, ProductChange } from '@vitrine/core/products/product.ts';
import type { Context } from '../../context.ts';
import { lockLevels, readStock } from '../inventory/index.ts';
import { bumpContentVersion } from '../tenancy/index.ts';
import { readProducts } from './product-lists.store.ts';
import { productOf } from './product-rows.ts';
import { lockProducts } from './products.store.ts';
import { changedRow } from './update-product.ts';
import { type ProductToWrite, writeProducts } from './write-products.ts';

/** The fields that are changed in the same way in many products; none of them changes an address. */
export type EvenChange = Pick<
  ProductChange,
  'state' | 'publishAt' | 'tags' | 'categories' | 'taxClass' | 'variants'
>;

export interface ManyProducts {
  readonly productIds: readonly Id[];
  readonly reason: StockReason;
  /** Whether variants may be changed; until the transaction ends, none of them is sold then. */
  readonly isOfVariants: boolean;
}

/**
 * Decides about each product while it is locked, and writes the changed ones together. Call it in a transaction that a
 * refusal rolls back. Deleted products are not asked about.
 * @returns the new versions of those that were changed
 */
export async function changeProducts(
  context: Context,
  { productIds, reason, isOfVariants }: ManyProducts,
  decide: (product: Product) => EvenChange | null,
): Promise<Result<ReadonlyMap<Id, number>>> {
  const { clock, database, website } = context;
  const rows = await lockProducts(database, website.id, productIds);
  const variantIds = rows.flatMap(row => row.variants.map(({ id }) => id));
  if (isOfVariants) await lockLevels(database, website.id, variantIds);
  const stock = await readStock(context, variantIds);
  const written = rows.flatMap((before): ProductToWrite[] => {
    const change = decide(productOf(before, stock));
    if (change === null) return [];
    const row = changedRow(before, change, clock.now());
    return [{ row, variants: change.variants, before: before.variants }];
  });
  if (written.length > 0) {
    const done = await writeProducts(context, written, reason);
    if (!done.ok) return done;
    await bumpContentVersion(context);
  }
  return succeed(new Map(written.map(({ row }) => [row.id, row.version])));
}

/** In the order of the ids. */
export async function readSomeProducts(context: Context, ids: readonly Id[]): Promise<Product[]> {
  const { clock, database, website } = context;
  const rows = await readProducts(database, website.id, { ids, now: clock.now() });
  const stock = await readStock(
    context,
    rows.flatMap(row => row.variants.map(variant => variant.id)),
  );
  return rows.map(row => productOf(row, stock));
}
