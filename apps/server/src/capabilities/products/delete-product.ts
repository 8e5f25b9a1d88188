import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { productRestoreDays, publishStates } from '@vitrine/core/products/product.ts';
import { productErrors } from '@vitrine/core/products/products.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { nameOfActor } from '../../name-of-actor.ts';
import { deleteLevels } from '../inventory/index.ts';
import { bumpContentVersion } from '../tenancy/index.ts';
import { indexProducts } from './index-products.ts';
import { deleteProductRows, readProduct, updateDeletedAt } from './products.store.ts';

const millisecondsADay = 86_400_000;

/** Removes the product from everything visitors see, immediately; kept for 30 days (rule PRODUCT-9). */
export async function deleteProduct(context: Context, productId: Id): Promise<Result<null>> {
  return transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const changed = await deleteProducts(inside, [productId]);
    if (changed.length === 0) return fail(callErrors.notFound);
    await bumpContentVersion(inside);
    return succeed(null);
  });
}

/** Restores it, hidden, because nobody knows whether it should still be sold (rule PRODUCT-9). */
export async function restoreProduct(context: Context, productId: Id): Promise<Result<Id>> {
  return transactionOf<Result<Id>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const row = await readProduct(transaction, context.website.id, productId);
    if (row === null || row.deleted_at === null) return fail(callErrors.notFound);
    if (row.deleted_at <= restoreLimit(context)) {
      return fail(productErrors.restoreTooLate, { days: productRestoreDays });
    }
    await restoreProducts(inside, [productId]);
    await bumpContentVersion(inside);
    return succeed(productId);
  });
}

/** Call it in a transaction, because it also writes the index for lists and searches. */
export async function deleteProducts(context: Context, productIds: readonly Id[]): Promise<Id[]> {
  const { actor, clock, database, website } = context;
  const now = clock.now();
  const state = publishStates.deleted;
  const change = { productIds, deletedAt: now, state, now, by: nameOfActor(actor) };
  const deleted = await updateDeletedAt(database, website.id, change);
  await indexProducts(context, deleted);
  return deleted;
}

export async function restoreProducts(context: Context, productIds: readonly Id[]): Promise<Id[]> {
  const { clock, database, website } = context;
  const change = { productIds, deletedAt: null, state: publishStates.draft, now: clock.now(), by: '' };
  const restored = await updateDeletedAt(database, website.id, change);
  await indexProducts(context, restored);
  return restored;
}

/** Removes a deleted product for good; null if there is none (rule TRASH-3). */
export async function removeProduct(context: Context, productId: Id): Promise<Id | null> {
  const { database, website } = context;
  return database.transaction(async transaction => {
    const row = await readProduct(transaction, website.id, productId);
    if (!row?.deleted_at) return null;
    await removeRows(within(context, transaction), [productId]);
    return productId;
  });
}

/** Removes products completely, as if they had never been created; call it in a transaction. */
export async function unmakeProducts(context: Context, productIds: readonly Id[]): Promise<void> {
  await deleteProducts(context, productIds);
  await removeRows(context, productIds);
  await bumpContentVersion(context);
}

async function removeRows({ clock, database, website }: Context, productIds: readonly Id[]): Promise<void> {
  const before = new Date(clock.now().getTime() + 1);
  const variantIds = await deleteProductRows(database, website.id, { before, productIds });
  await deleteLevels(database, website.id, variantIds);
}

/** Items deleted at or before this time can no longer be restored. */
export function restoreLimit({ clock }: Pick<Context, 'clock'>): Date {
  return new Date(clock.now().getTime() - productRestoreDays * millisecondsADay);
}
