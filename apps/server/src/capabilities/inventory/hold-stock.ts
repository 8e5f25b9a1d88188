import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { announceStock, shownAmong } from './announce-stock.ts';
import { actorName } from './note-changes.ts';
import { type Held, holdItems, releaseExpired, releaseHolder, takeItems } from './reservations.store.ts';
import type { StockItem } from './stock-items.ts';

export type StockOutcome =
  | { readonly isDone: true }
  | { readonly isDone: false; readonly short: readonly Id[] };

/**
 * Reserves the items for a holder, replacing its earlier reservation, for as long as a checkout may take
 * (CART_RESERVATION_MINUTES). If there is too little of one, nothing changes and all short items are named (rules
 * STOCK-4 and STOCK-6). Call it in a transaction.
 */
export async function holdStock(
  context: Context,
  { holder, items }: { holder: Id; items: readonly StockItem[] },
): Promise<StockOutcome> {
  const { clock, configuration, database, website } = context;
  const expiresAt = new Date(clock.now().getTime() + configuration.CART_RESERVATION_MINUTES * 60_000);
  return attempt(context, () => holdItems(database, website.id, { holder, items, expiresAt }));
}

/**
 * Sells the items, from the holder's reservation first. Never sells more than there is, even when others buy at
 * the same moment (rule STOCK-6). Call it in a transaction.
 */
export async function takeStock(
  context: Context,
  { holder, items, orderId }: { holder: Id; items: readonly StockItem[]; orderId: Id },
): Promise<StockOutcome> {
  const { actor, clock, database, website } = context;
  const note = { orderId, actor: actorName(actor), at: clock.now(), newId };
  return attempt(context, () => takeItems(database, website.id, { holder, items, note }));
}

/** Releases the holder's reservation, if there is one. */
export async function releaseStock(context: Context, holder: Id): Promise<void> {
  const rows = await releaseHolder(context.database, context.website.id, holder);
  await announceStock(context, shownAmong(context, rows));
}

/**
 * Expired reservations count until they are released: if they block a request, they are released first, and the
 * request is repeated.
 */
async function attempt(context: Context, act: () => Promise<Held>): Promise<StockOutcome> {
  const { clock, database, website } = context;
  let held = await act();
  if (!held.isDone) {
    const freed = await releaseExpired(database, website.id, { now: clock.now(), variantIds: held.short });
    if (freed.length > 0) held = await act();
  }
  if (!held.isDone) return { isDone: false, short: held.short };
  await announceStock(context, shownAmong(context, held.rows));
  return { isDone: true };
}
