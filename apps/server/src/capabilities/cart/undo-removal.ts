import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Context } from '../../context.ts';
import { addEntry, readCartByToken } from './cart.store.ts';
import { hashOfCart } from './cart-cookies.ts';
import { newsOf } from './cart-news.ts';
import { insertSavedLine } from './saved-lines.store.ts';

/** Puts back the line that was just removed, as it was; if the cart has changed since, nothing happens (rule CART-64). */
export async function undoRemoval(context: Context, token: string | undefined): Promise<Result<null>> {
  const { clock, database, website } = context;
  const hash = hashOfCart(token);
  const cart = hash === '' ? null : await readCartByToken(database, website.id, hash);
  const news = cart === null ? null : newsOf(cart);
  if (cart === null || news?.kind !== 'removed') return fail(callErrors.notFound);
  if (news.isSaved) {
    await insertSavedLine(database, website.id, { cartId: cart.id, line: news.entry, now: clock.now() });
    return succeed(null);
  }
  const { id: entryId, variant_id: variantId, choices, quantity } = news.entry;
  const line = { entryId, variantId, choices, quantity, now: clock.now() };
  const added = await addEntry(database, website.id, { cartId: cart.id, ...line });
  return added === null ? fail(callErrors.notFound) : succeed(null);
}
