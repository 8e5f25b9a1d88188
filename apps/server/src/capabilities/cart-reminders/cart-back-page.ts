import type { CartBackView } from '@vitrine/core/cart-reminders/cart-back-view.ts';
import type { Context } from '../../context.ts';
import type { CallExtras } from '../../http/bind-call.ts';
import { loadEntries, readCart, restoreCart } from '../cart/index.ts';
import { reminderOfLink } from './back-link.ts';
import { itemWords } from './item-words.ts';

const over = { stage: 'over', address: '', items: [] } as const;

/** What the link in a reminder opens, which changes nothing; null if there is no such link (rule REMINDER-7). */
export async function cartBackPage(context: Context, token: string): Promise<CartBackView | null> {
  const { database, website } = context;
  const reminder = await reminderOfLink(context, token);
  if (reminder === null) return null;
  const cart = reminder === 'over' ? null : await readCart(database, website.id, reminder.cart_id);
  if (cart === null || cart.state !== 'open') return over;
  const { lines } = await loadEntries(context, cart);
  return { stage: 'open', address: `/cart/back/${token}`, items: lines.map(itemWords) };
}

/** Brings the cart back into this browser. */
export async function takeCartBack(
  context: Context,
  token: string,
  browser: Pick<CallExtras, 'cookies' | 'setCookie' | 'clearCookie' | 'siteUserId'>,
): Promise<'unknown' | 'over' | 'taken'> {
  const reminder = await reminderOfLink(context, token);
  if (reminder === null) return 'unknown';
  if (reminder === 'over') return 'over';
  const { isOn, code } = context.website.settings.store.cartReminders;
  const cart = { cartId: reminder.cart_id, reminderId: reminder.id, code: isOn ? code : '' };
  return (await restoreCart(context, cart, browser)) ? 'taken' : 'over';
}
