import { maxCodes } from '@vitrine/core/cart/cart.calls.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { type Context, within } from '../../context.ts';
import type { CallExtras } from '../../http/bind-call.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';
import { type CartRow, readCart, readCartByToken } from './cart.store.ts';
import { updateCodes } from './cart-codes.store.ts';
import { cartCookie, hashOfCart, setCartCookies } from './cart-cookies.ts';
import { bringCart, giveNewCart, mergeInto } from './cart-of-person.ts';
import { copyCart } from './carts-of-people.store.ts';
import { joinSavedLines, readSavedLines } from './saved-lines.store.ts';

type Asking = Pick<CallExtras, 'cookies' | 'setCookie' | 'clearCookie' | 'siteUserId'>;

export interface CartToRestore {
  readonly cartId: Id;
  readonly reminderId: Id;
  /** A discount code to enter; empty for none. */
  readonly code: string;
}

/**
 * Brings a cart that was left back into a browser, as a copy, since only the browser that began it knows its secret (rule
 * REMINDER-7). False if it was ordered or is gone.
 */
export async function restoreCart(
  context: Context,
  { cartId, reminderId, code }: CartToRestore,
  browser: Asking,
): Promise<boolean> {
  const { clock, database, website } = context;
  const left = await readCart(database, website.id, cartId);
  if (left === null || left.state !== 'open') return false;
  const hash = hashOfCart(browser.cookies[cartCookie]);
  const here = hash === '' ? null : await readCartByToken(database, website.id, hash);
  const siteUserId = await browser.siteUserId();
  const enter = (cart: Pick<CartRow, 'id' | 'codes'>) =>
    code === '' || cart.codes.length >= maxCodes
      ? null
      : updateCodes(database, website.id, 'codes', { cartId: cart.id, code, isIn: true, now: clock.now() });
  if (here?.state === 'open' && (here.id === left.id || here.reminder_id === reminderId)) {
    await enter(here);
    return true;
  }
  if (siteUserId !== null && left.site_user_id === siteUserId) {
    await enter(left);
    await bringCart(context, siteUserId, browser);
    return true;
  }
  const token = newToken();
  const copy = { from: left.id, cartId: newId(), tokenHash: hashToken(token), now: clock.now() };
  await copyCart(database, website.id, { ...copy, reminderId });
  await enter({ id: copy.cartId, codes: [] });
  if (siteUserId !== null) await giveNewCart(context, token, browser);
  else {
    await addTo(context, copy.cartId, here);
    setCartCookies(browser, token);
  }
  return true;
}

/** What this browser has in its cart joins the one that is brought back. */
async function addTo(context: Context, copyId: Id, here: CartRow | null): Promise<void> {
  const { database, website } = context;
  if (here === null || here.site_user_id !== null) return;
  const saved = await readSavedLines(database, website.id, here.id);
  const isMerged = here.state === 'open' && here.order_id === null && here.entries.length + saved.length > 0;
  await database.transaction(async transaction => {
    const copy = await readCart(transaction, website.id, copyId);
    if (copy !== null && isMerged) await mergeInto(within(context, transaction), here, copy);
    else if (saved.length > 0)
      await joinSavedLines(transaction, website.id, { from: [here.id], into: copyId });
  });
}
