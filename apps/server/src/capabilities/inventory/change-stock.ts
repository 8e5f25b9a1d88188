import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { StockReason } from '@vitrine/core/inventory/inventory.calls.ts';
import { inventoryErrors } from '@vitrine/core/inventory/inventory.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { announceStock, shownAmong } from './announce-stock.ts';
import { noteChanges } from './note-changes.ts';
import { addToLevel, addToLevels, type NewLevel, readRow, readTaken, upsertLevels } from './stock.store.ts';
import { mergeItems, type StockItem, type StockRow } from './stock-items.ts';

export interface StockView {
  readonly variantId: Id;
  readonly onHand: number | null;
  readonly reserved: number;
}

/** Adds to or subtracts from the stock, never below zero, and stores the reason (rule STOCK-8). */
export async function adjustStock(
  context: Context,
  { variantId, change, reason }: { variantId: Id; change: number; reason: StockReason },
): Promise<Result<StockView>> {
  return transactionOf<Result<StockView>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const { website } = context;
    const row = await addToLevel(transaction, website.id, { variantId, change });
    if (row === null) {
      const before = await readRow(transaction, website.id, variantId);
      if (before === null) return fail(callErrors.notFound);
      if (before.on_hand === null) return fail(inventoryErrors.unlimited);
      return fail(inventoryErrors.belowZero, { onHand: before.on_hand });
    }
    await noteChanges(inside, [{ ...row, change }], { reason });
    await announceStock(inside, [variantId]);
    return succeed(viewOf(row));
  });
}

/** Sets the stock of an existing variant; null sells without counting. */
export async function setStock(
  context: Context,
  { variantId, onHand, reason }: { variantId: Id; onHand: number | null; reason: StockReason },
): Promise<Result<StockView>> {
  return transactionOf<Result<StockView>>(context.database, async transaction => {
    const inside = within(context, transaction);
    if ((await readRow(transaction, context.website.id, variantId)) === null)
      return fail(callErrors.notFound);
    await writeLevels(inside, [{ variantId, onHand }], reason);
    const row = await readRow(transaction, context.website.id, variantId);
    if (row === null) return fail(callErrors.notFound);
    await announceStock(inside, [variantId]);
    return succeed(viewOf(row));
  });
}

/** Sets the stock of several variants and creates their rows; the caller increases the content version. */
export async function writeLevels(
  context: Context,
  levels: readonly NewLevel[],
  reason: StockReason,
): Promise<void> {
  const changed = await upsertLevels(context.database, context.website.id, levels);
  const noted = changed
    .filter(row => !(row.is_new && row.on_hand === null))
    .map(row => ({
      ...row,
      change:
        row.on_hand === null || (row.before === null && !row.is_new) ? null : row.on_hand - (row.before ?? 0),
    }));
  await noteChanges(context, noted, { reason });
}

/**
 * Returns the stock of an order that was cancelled, or of items that were taken out of it or sent back: never more than
 * was taken for the order, in whichever ways its items come back (rule STOCK-18). Call it in a transaction, under the
 * order's lock.
 */
export async function restock(
  context: Context,
  {
    items,
    orderId,
    reason = 'cancelled',
  }: { items: readonly StockItem[]; orderId: Id; reason?: 'cancelled' | 'edited' | 'returned' },
): Promise<void> {
  const { database, website } = context;
  const { variantIds, quantities } = mergeItems(items);
  const taken = await readTaken(database, website.id, { orderId, variantIds });
  const back = new Map(
    variantIds.map((id, at) => [
      id,
      Math.min(quantities[at] ?? 0, taken.get(id) ?? Number.POSITIVE_INFINITY),
    ]),
  );
  const returned = [...back].map(([variantId, quantity]) => ({ variantId, quantity }));
  const rows = await addToLevels(database, website.id, returned);
  const changes = rows.map(row => ({ ...row, change: back.get(row.variant_id) ?? 0 }));
  await noteChanges(context, changes, { reason, orderId });
  const before = rows.map(row => ({
    ...row,
    on_hand: row.on_hand === null ? null : row.on_hand - (back.get(row.variant_id) ?? 0),
  }));
  await announceStock(context, shownAmong(context, before));
}

function viewOf(row: StockRow): StockView {
  return { variantId: row.variant_id, onHand: row.on_hand, reserved: row.reserved };
}
