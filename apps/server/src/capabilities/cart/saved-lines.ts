import { maxEntries, maxQuantity } from '@vitrine/core/cart/cart.calls.ts';
import { cartErrors } from '@vitrine/core/cart/cart.errors.ts';
import { areTaken, lineKey, offersOf } from '@vitrine/core/cart/choices/choices.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { orderable } from '@vitrine/core/products/made-to-order.ts';
import { type Context, within } from '../../context.ts';
import { findSaleVariants, type SaleVariant } from '../products/index.ts';
import { addEntry, type CartRow, type EntryRow, lockCart, noteNews, readCartByToken } from './cart.store.ts';
import { hashOfCart } from './cart-cookies.ts';
import { succeedCart } from './cart-of-person.ts';
import { deleteSavedLines, moveToSaved, readSavedLines } from './saved-lines.store.ts';

/** The cookie value if a new cart was begun, otherwise null. */
export interface SavedChange {
  readonly newToken: string | null;
}

/** Takes a line out of the cart and keeps it below, with its choices (rule CART-70). */
export async function saveForLater(
  context: Context,
  { token, entryId }: { readonly token: string | undefined; readonly entryId: Id },
): Promise<Result<null>> {
  const { clock, database, website } = context;
  const tokenHash = hashOfCart(token);
  const cart = tokenHash === '' ? null : await readCartByToken(database, website.id, tokenHash);
  const entry = cart?.state === 'open' ? cart.entries.find(({ id }) => id === entryId) : undefined;
  if (cart === null || entry === undefined) return fail(callErrors.notFound);
  const saved = await readSavedLines(database, website.id, cart.id);
  const isNew = !saved.some(line => keyOf(line) === keyOf(entry));
  if (isNew && saved.length >= maxEntries) return fail(cartErrors.savedFull, { max: maxEntries });
  const isMoved = await moveToSaved(database, website.id, { cartId: cart.id, entryId });
  if (!isMoved) return fail(callErrors.notFound);
  const news = { kind: 'saved', variantId: entry.variant_id } as const;
  await noteNews(database, website.id, { cartId: cart.id, news, now: clock.now() });
  return succeed(null);
}

/** Puts a saved line back into the cart, as far as pieces are available (rule CART-71). */
export function moveToCart(
  context: Context,
  asked: { readonly token: string | undefined; readonly savedId: Id },
): Promise<Result<SavedChange>> {
  return context.database.transaction(async transaction => {
    const inside = within(context, transaction);
    const { clock, website } = inside;
    const held = await holdLine(inside, asked);
    if (held === null) return fail(callErrors.notFound);
    const { holder, line } = held;
    const room = await roomFor(inside, holder, line);
    if (!room.ok) return room;
    const { variant, pieces, inLine } = room.value;
    const { cartId, newToken } = await succeedCart(inside, holder, asked.token);
    await dropSaved(inside, cartId, line);
    const entry = { entryId: line.id, variantId: line.variant_id, choices: line.choices, quantity: pieces };
    await addEntry(transaction, website.id, { cartId, ...entry, now: clock.now() });
    const kept = inLine + pieces;
    const lowered =
      pieces < line.quantity ? { title: variant.title, wanted: inLine + line.quantity, kept } : null;
    const news = { kind: 'moved', variantId: line.variant_id, lowered } as const;
    await noteNews(transaction, website.id, { cartId, news, now: clock.now() });
    return succeed({ newToken });
  });
}

/** Removes a saved line, which can be undone until the cart changes again (rule CART-64). */
export function removeSaved(
  context: Context,
  asked: { readonly token: string | undefined; readonly savedId: Id },
): Promise<Result<SavedChange>> {
  return context.database.transaction(async transaction => {
    const inside = within(context, transaction);
    const { clock, website } = inside;
    const held = await holdLine(inside, asked);
    if (held === null) return fail(callErrors.notFound);
    const { holder, line } = held;
    const { cartId, newToken } = await succeedCart(inside, holder, asked.token);
    await dropSaved(inside, cartId, line);
    const news = { kind: 'removed', entry: line, isSaved: true } as const;
    await noteNews(transaction, website.id, { cartId, news, now: clock.now() });
    return succeed({ newToken });
  });
}

/** The saved line with the cart that keeps it, which may have been ordered; locked. */
async function holdLine(
  { database, website }: Context,
  { token, savedId }: { readonly token: string | undefined; readonly savedId: Id },
): Promise<{ holder: CartRow; line: EntryRow } | null> {
  const tokenHash = hashOfCart(token);
  const found = tokenHash === '' ? null : await readCartByToken(database, website.id, tokenHash);
  if (found === null || (await lockCart(database, website.id, found.id)) === null) return null;
  const holder = await readCartByToken(database, website.id, tokenHash);
  const saved = holder === null ? [] : await readSavedLines(database, website.id, holder.id);
  const line = saved.find(({ id }) => id === savedId);
  return holder === null || line === undefined ? null : { holder, line };
}

/** A cart that took it over may have had the same line. */
async function dropSaved({ database, website }: Context, cartId: Id, line: EntryRow): Promise<void> {
  const saved = await readSavedLines(database, website.id, cartId);
  const ids = saved.filter(one => keyOf(one) === keyOf(line)).map(({ id }) => id);
  await deleteSavedLines(database, website.id, { cartId, ids });
}

interface Room {
  readonly variant: SaleVariant;
  /** How many can be added. */
  readonly pieces: number;
  /** How many the same line of the cart has already. */
  readonly inLine: number;
}

async function roomFor(context: Context, holder: CartRow, line: EntryRow): Promise<Result<Room>> {
  const variant = (await findSaleVariants(context, [line.variant_id], holder.id)).get(line.variant_id);
  if (!variant?.isSold) return fail(cartErrors.notSold);
  if (!areTaken(line.choices, offersOf(variant))) return fail(cartErrors.notOffered);
  const all = Math.min(orderable(variant), maxQuantity);
  if (all === 0) return fail(cartErrors.soldOut);
  const entries = holder.state === 'open' ? holder.entries : [];
  const ofVariant = entries.filter(entry => entry.variant_id === line.variant_id);
  const left = all - ofVariant.reduce((sum, entry) => sum + entry.quantity, 0);
  if (left <= 0) return fail(cartErrors.noMore, { left: all });
  const same = ofVariant.find(entry => keyOf(entry) === keyOf(line));
  if (same === undefined && entries.length >= maxEntries) return fail(cartErrors.full, { max: maxEntries });
  return succeed({ variant, pieces: Math.min(line.quantity, left), inLine: same?.quantity ?? 0 });
}

function keyOf({ variant_id, choices }: EntryRow): string {
  return lineKey(variant_id, choices);
}
