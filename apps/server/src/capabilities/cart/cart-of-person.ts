import { maxCodes, maxEntries, maxQuantity } from '@vitrine/core/cart/cart.calls.ts';
import { lineKey } from '@vitrine/core/cart/choices/choices.ts';
import { maxGiftCards } from '@vitrine/core/gift-cards/gift-card.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { saleable } from '@vitrine/core/inventory/stock.ts';
import { type Context, within } from '../../context.ts';
import type { CallExtras } from '../../http/bind-call.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';
import type { Browser, Leaving } from '../../site-user-steps.ts';
import { findSaleVariants } from '../products/index.ts';
import { type CartRow, type EntryRow, type LoweredLine, readCartByToken } from './cart.store.ts';
import { cartCookie, clearCartCookies, hashOfCart, setCartCookies } from './cart-cookies.ts';
import {
  copyCart,
  forgetCartsOf,
  lockCartOf,
  lockPerson,
  type MergedEntry,
  mergeCarts,
  updateOwner,
} from './carts-of-people.store.ts';

/**
 * The cart of a browser becomes that of the person who signs in, or is added to the one they have; this browser then
 * has it, as their other devices do (rules CART-61, CART-62). A cart that is being paid stays as it is.
 */
export async function bringCart(context: Context, siteUserId: Id, browser: Browser): Promise<void> {
  const token = browser.cookies[cartCookie];
  const now = await tokenAfter(context, { siteUserId, token });
  if (now === null) clearCartCookies(browser);
  else if (now !== token) setCartCookies(browser, now);
}

/** A cart that was just begun: a person who is signed in gets it on every device. */
export async function giveNewCart(
  context: Context,
  token: string,
  browser: Pick<CallExtras, 'setCookie' | 'siteUserId'>,
): Promise<void> {
  const siteUserId = await browser.siteUserId();
  const own = siteUserId === null ? null : await tokenAfter(context, { siteUserId, token });
  setCartCookies(browser, own ?? token);
}

/** The token by which the person’s cart is found; null if they have none. */
function tokenAfter(
  context: Context,
  { siteUserId, token }: { readonly siteUserId: Id; readonly token: string | undefined },
): Promise<string | null> {
  return context.database.transaction(async transaction => {
    const inside = within(context, transaction);
    const { website } = context;
    await lockPerson(transaction, website.id, siteUserId);
    const own = await lockCartOf(transaction, website.id, siteUserId);
    const hash = hashOfCart(token);
    const found = hash === '' ? null : await readCartByToken(transaction, website.id, hash);
    const isVisitors = found?.state === 'open' && found.site_user_id === null;
    const brought = isVisitors ? found : null;
    if (brought !== null && own !== null && brought.order_id !== null) return token ?? null;
    if (brought !== null && own !== null) await merge(inside, brought, own);
    const cart = own ?? brought;
    return cart === null ? null : openTo(inside, cart, { siteUserId, renewals: cart.renewals });
  });
}

/** What happens to the cart in this browser when its person signs out or is erased (rule CART-63). */
export async function leaveCart(
  context: Context,
  { siteUserId, how }: Leaving,
  browser: Browser,
): Promise<void> {
  const { clock, database, website } = context;
  const hash = hashOfCart(browser.cookies[cartCookie]);
  const here = hash === '' ? null : await readCartByToken(database, website.id, hash);
  const isOwn = here?.site_user_id === siteUserId;
  if (isOwn && how === 'copy' && here.state === 'open' && here.entries.length > 0) {
    const token = newToken();
    const copy = { from: here.id, cartId: newId(), tokenHash: hashToken(token), now: clock.now() };
    await copyCart(database, website.id, copy);
    setCartCookies(browser, token);
  } else if (isOwn) clearCartCookies(browser);
  if (how === 'erased') await forgetCartsOf(database, website.id, siteUserId);
  if (how === 'everywhere')
    await database.transaction(async transaction => {
      const own = await lockCartOf(transaction, website.id, siteUserId);
      const renewed = { siteUserId, renewals: (own?.renewals ?? 0) + 1 };
      if (own !== null) await openTo(within(context, transaction), own, renewed);
    });
}

/** Every device of a person gets the same token, which nobody can guess and nothing stores. */
async function openTo(
  { database, secrets, website }: Context,
  cart: CartRow,
  { siteUserId, renewals }: { siteUserId: Id; renewals: number },
): Promise<string> {
  const token = secrets.sign('cart-of-person', `${website.id} ${cart.id} ${renewals}`);
  const tokenHash = hashToken(token);
  await updateOwner(database, website.id, { cartId: cart.id, siteUserId, tokenHash, renewals });
  return token;
}

async function merge(context: Context, from: CartRow, into: CartRow): Promise<void> {
  const { clock, database, website } = context;
  const entries: MergedEntry[] = [];
  const lowered: LoweredLine[] = [];
  const variants = await findSaleVariants(
    context,
    [...from.entries, ...into.entries].map(entry => entry.variant_id),
    into.id,
  );
  const kept: EntryRow[] = [...into.entries];
  for (const { id, variant_id, choices, quantity } of from.entries) {
    const variant = variants.get(variant_id);
    const all = variant ? Math.min(saleable(variant.productType, variant.stock), maxQuantity) : 0;
    const inCart = kept.reduce((sum, one) => sum + (one.variant_id === variant_id ? one.quantity : 0), 0);
    const key = lineKey(variant_id, choices);
    const at = kept.findIndex(one => lineKey(one.variant_id, one.choices) === key);
    const same = kept[at];
    // A line of which nothing is left stays as it is, and says so itself.
    const more = inCart === 0 && all === 0 ? quantity : Math.min(quantity, Math.max(0, all - inCart));
    const fits = same !== undefined || kept.length < maxEntries;
    const taken = fits ? more : 0;
    const total = (same?.quantity ?? 0) + taken;
    if (taken < quantity)
      lowered.push({
        title: variant?.title ?? '',
        wanted: quantity + (same?.quantity ?? 0),
        kept: total,
      });
    if (taken === 0) continue;
    entries.push({ id, into: same?.id ?? null, quantity: total });
    if (same) kept[at] = { ...same, quantity: total };
    else kept.push({ id, variant_id, choices, quantity: taken });
  }
  const news = { kind: 'merged', version: into.version + 1, lowered } as const;
  const carts = { from: from.id, into: into.id };
  const codes = [...new Set([...into.codes, ...from.codes])].slice(0, maxCodes);
  const giftCards = [...new Set([...into.gift_cards, ...from.gift_cards])].slice(0, maxGiftCards);
  await mergeCarts(database, website.id, { ...carts, entries, codes, giftCards, news, now: clock.now() });
}
