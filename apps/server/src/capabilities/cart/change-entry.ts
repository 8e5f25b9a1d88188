import { cartErrors } from '@vitrine/core/cart/cart.errors.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { updateEntry } from './cart.store.ts';
import { hashOfCart } from './cart-cookies.ts';
import { leftFor, loadCart } from './load-cart.ts';

/** Sets the quantity; zero removes the entry. Nothing changes if there are fewer (rule CART-14). */
export async function changeEntry(
  context: Context,
  { token, entryId, quantity }: { token: string | undefined; entryId: Id; quantity: number },
): Promise<Result<null>> {
  const { clock, database, website } = context;
  const loaded = quantity === 0 ? null : await loadCart(context, token);
  const line = loaded?.lines.find(one => one.entryId === entryId);
  if (loaded && line) {
    const left = leftFor(loaded, line);
    if (line.saleable === 0) return fail(cartErrors.soldOut);
    if (left <= 0 && quantity >= line.quantity) return fail(cartErrors.noMore, { left: line.saleable });
    if (left > 0 && quantity > left) return fail(cartErrors.tooFew, { left });
  }
  const tokenHash = hashOfCart(token);
  const isThere = await updateEntry(database, website.id, { tokenHash, entryId, quantity, now: clock.now() });
  return isThere ? succeed(null) : fail(callErrors.notFound);
}
