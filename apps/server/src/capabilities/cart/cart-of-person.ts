import { maxCodes, maxEntries, maxQuantity } from '@vitrine/core/cart/cart.calls.ts';
import { lineKey } from '@vitrine/core/cart/choices/choices.ts';
import { maxGiftCards } from '@vitrine/core/gift-cards/gift-card.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { orderable } from '@vitrine/core/products/made-to-order.ts';
import { type Context, within } from '../../context.ts';
import type { CallExtras } from '../../http/bind-call.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';
import type { Browser, Leaving } from '../../site-user-steps.ts';
import { findSaleVariants } from '../products/index.ts';
import { cartOwned } from './cart.events.ts';
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
import {
  copySavedLines,
  forgetSavedOf,
  hasSavedLines,
  insertEmptyCart,
  joinSavedLines,
  listOrderedWithSaved,
  readSavedLines,
} from './saved-lines.store.ts';

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

/** A cart that was just begun: a person who is signed in gets it on every device. Returns the token that finds it. */
export async function giveNewCart(
  context: Context,
  token: string,
  browser: Pick<CallExtras, 'setCookie' | 'siteUserId'>,
): Promise<string> {
  const siteUserId = await browser.siteUserId();
  const own = siteUserId === null ? null : await tokenAfter(context, { siteUserId, token });
  setCartCookies(browser, own ?? token);
  return own ?? token;
}

/** The token by which the person’s cart is found; null if they have none. */
function tokenAfter(
  context: Context,
  person: { readonly siteUserId: Id; readonly token: string | undefined },
): Promise<string | null> {
  return context.database.transaction(async transaction => {
    const opened = await openCartOf(within(context, transaction), person);
    return opened?.token ?? null;
  });
}

interface OpenedCart {
  readonly token: string;
  readonly cartId: Id;
}

async function openCartOf(
  context: Context,
  { siteUserId, token }: { readonly siteUserId: Id; readonly token: string | undefined },
): Promise<OpenedCart | null> {
  const { clock, database, website } = context;
  await lockPerson(database, website.id, siteUserId);
  const own = await lockCartOf(database, website.id, siteUserId);
  const tokenHash = hashOfCart(token);
  const found = tokenHash === '' ? null : await readCartByToken(database, website.id, tokenHash);
  const isVisitors = found?.state === 'open' && found.site_user_id === null;
  const brought = isVisitors ? found : null;
  if (brought !== null && own !== null && brought.order_id !== null)
    return { token: token ?? '', cartId: brought.id };
  if (brought !== null && own !== null) await mergeInto(context, brought, own);
  const from = await listOrderedWithSaved(database, website.id, { siteUserId, tokenHash });
  const cart = own ?? brought ?? (from.length === 0 ? null : { id: newId(), renewals: 0 });
  if (cart === null) return null;
  if (own === null && brought === null) {
    const made = { cartId: cart.id, tokenHash: hashToken(newToken()), now: clock.now() };
    await insertEmptyCart(database, website.id, made);
  }
  if (from.length > 0) await joinSavedLines(database, website.id, { from, into: cart.id });
  const opened = await openTo(context, cart, { siteUserId, renewals: cart.renewals });
  return { token: opened, cartId: cart.id };
}

/**
 * The cart itself while it is open. After its order, what was saved for later moves into the next cart: the person’s,
 * or a new one (rule CART-72).
 */
export async function succeedCart(
  context: Context,
  holder: CartRow,
  token: string | undefined,
): Promise<{ readonly cartId: Id; readonly newToken: string | null }> {
  if (holder.state === 'open') return { cartId: holder.id, newToken: null };
  const { clock, database, website } = context;
  const siteUserId = holder.site_user_id;
  const own = siteUserId === null ? null : await openCartOf(context, { siteUserId, token });
  if (own !== null) return { cartId: own.cartId, newToken: own.token };
  const fresh = newToken();
  const made = { cartId: newId(), tokenHash: hashToken(fresh), now: clock.now() };
  await insertEmptyCart(database, website.id, made);
  await joinSavedLines(database, website.id, { from: [holder.id], into: made.cartId });
  return { cartId: made.cartId, newToken: fresh };
}

/** The cookies after an order: they stay while something is saved for later (rule CART-72). */
export async function leaveOrderedCart(
  { database, website }: Context,
  token: string | undefined,
  clear: () => void,
): Promise<void> {
  const tokenHash = hashOfCart(token);
  const isKept = tokenHash !== '' && (await hasSavedLines(database, website.id, tokenHash));
  if (!isKept) clear();
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
  const isFilled =
    isOwn && (here.entries.length > 0 || (await readSavedLines(database, website.id, here.id)).length > 0);
  if (isFilled && how === 'copy') {
    const token = newToken();
    const made = { cartId: newId(), tokenHash: hashToken(token), now: clock.now() };
    await copyCart(database, website.id, { from: here.id, ...made, reminderId: null });
    await copySavedLines(database, website.id, { from: here.id, into: made.cartId });
    setCartCookies(browser, token);
  } else if (isOwn) clearCartCookies(browser);
  if (how === 'erased') {
    await forgetSavedOf(database, website.id, siteUserId);
    await forgetCartsOf(database, website.id, siteUserId);
  }
  if (how === 'everywhere')
    await database.transaction(async transaction => {
      const own = await lockCartOf(transaction, website.id, siteUserId);
      const renewed = { siteUserId, renewals: (own?.renewals ?? 0) + 1 };
      if (own !== null) await openTo(within(context, transaction), own, renewed);
    });
}

/** Every device of a person gets the same token, which nobody can guess and nothing stores. */
async function openTo(
  context: Context,
  cart: Pick<CartRow, 'id'>,
  { siteUserId, renewals }: { siteUserId: Id; renewals: number },
): Promise<string> {
  const { database, events, secrets, website } = context;
  const token = secrets.sign('cart-of-person', `${website.id} ${cart.id} ${renewals}`);
  const tokenHash = hashToken(token);
  await updateOwner(database, website.id, { cartId: cart.id, siteUserId, tokenHash, renewals });
  events.tell(context, cartOwned, { cartId: cart.id, siteUserId });
  return token;
}

/** Adds the lines of a cart to another, up to what is available, and deletes it (rule CART-62). */
export async function mergeInto(context: Context, from: CartRow, into: CartRow): Promise<void> {
  const { clock, database, website } = context;
  const entries: MergedEntry[] = [];
  const lowered: LoweredLine[] = [];
  const variants = await findSaleVariants(
    context,
    [...from.entries, ...into.entries].map(entry => entry.variant_id),
    into.id,
  );
  const kept: EntryRow[] = [...into.entries];
  const isCopy = from.reminder_id !== null && from.reminder_id === into.reminder_id;
  for (const { id, variant_id, choices, quantity } of from.entries) {
    const variant = variants.get(variant_id);
    const all = variant ? Math.min(orderable(variant), maxQuantity) : 0;
    const inCart = kept.reduce((sum, one) => sum + (one.variant_id === variant_id ? one.quantity : 0), 0);
    const key = lineKey(variant_id, choices);
    const at = kept.findIndex(one => lineKey(one.variant_id, one.choices) === key);
    const same = kept[at];
    // A line of which nothing is left stays as it is, and says so itself.
    const more = inCart === 0 && all === 0 ? quantity : Math.min(quantity, Math.max(0, all - inCart));
    const fits = same !== undefined || kept.length < maxEntries;
    // A copy that a reminder brought back holds the same pieces once more.
    const twice = isCopy ? (same?.quantity ?? 0) : 0;
    const taken = fits ? Math.max(0, Math.min(more, quantity - twice)) : 0;
    const total = (same?.quantity ?? 0) + taken;
    if (taken < quantity - twice)
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
  const unsaved = await joinSavedLines(database, website.id, { from: [from.id], into: into.id });
  const names = await findSaleVariants(context, unsaved);
  const leftOut = unsaved.flatMap(id => names.get(id)?.title ?? []);
  const news = { kind: 'merged', version: into.version + 1, lowered, leftOut } as const;
  const carts = { from: from.id, into: into.id };
  const codes = [...new Set([...into.codes, ...from.codes])].slice(0, maxCodes);
  const giftCards = [...new Set([...into.gift_cards, ...from.gift_cards])].slice(0, maxGiftCards);
  const reminderId = into.reminder_id ?? from.reminder_id;
  const changed = { entries, codes, giftCards, reminderId, news, now: clock.now() };
  await mergeCarts(database, website.id, { ...carts, ...changed });
}
