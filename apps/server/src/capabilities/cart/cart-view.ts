import { maxCodes, maxEntries } from '@vitrine/core/cart/cart.calls.ts';
import { cartMessage } from '@vitrine/core/cart/cart.messages.ts';
import type { CartLineView, CartView, WantedView } from '@vitrine/core/cart/cart-view.ts';
import type { CartTotals } from '@vitrine/core/cart/price-cart.ts';
import { wordRefusal } from '@vitrine/core/messages/word-refusal.ts';
import { type Words, wordsIn } from '@vitrine/core/messages/words.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { priceIn } from '@vitrine/core/money/price-in.ts';
import { productAddress } from '@vitrine/core/products/product-address.ts';
import { homeShop } from '@vitrine/core/products/shops.ts';
import type { Context } from '../../context.ts';
import { takesCodes } from '../discounts/index.ts';
import { takesGiftCards } from '../gift-cards/index.ts';
import { findAssets } from '../media/index.ts';
import { type MethodOfWebsite, offeredMethods } from '../payments/index.ts';
import { findSaleVariants, readShops } from '../products/index.ts';
import { mayAdd } from './add-to-cart.ts';
import { readCartByToken } from './cart.store.ts';
import { hashOfCart } from './cart-cookies.ts';
import { newsViews } from './cart-news.ts';
import { checkoutAddress } from './checkout-key.ts';
import { codeViews } from './code-views.ts';
import { lineViews, savedViews } from './line-views.ts';
import { dropLost, isPriced, type LoadedCart, type LoadedLine, leftFor, loadCart } from './load-cart.ts';
import { giftCardViews, paidByCards, payingCards } from './paying-cards.ts';
import { type PricedCart, priceLoadedCart, totalsView } from './price-loaded-cart.ts';

/** Codes in the redirect after a form post, such as `/cart?notice=sold-out`, and their messages. */
const posted = new Map<string, Parameters<typeof cartMessage>[0]>([
  ['sold-out', 'productSoldOut'],
  ['not-sold', 'productNotSold'],
  ['not-made', 'productNotMade'],
  ['full', 'cartFull'],
  ['no-more', 'allInCart'],
  ['not-offered', 'notOffered'],
  ['expired', 'noCart'],
  ['ordered', 'ordered'],
  ['declined', 'declined'],
  ['abandoned', 'abandoned'],
  ['unpaid', 'unpaid'],
  ['quantity', 'badQuantity'],
]);
const postedCodes = new Map<string, (words: Words['discounts']) => string>([
  ['code', ({ noCode }) => noCode],
  ['code-wait', ({ tooManyTries }) => tooManyTries],
  ['codes-full', ({ tooManyCodes }) => tooManyCodes({ max: maxCodes })],
]);

/** The result of the preceding post, from the address of the cart. */
export interface CartQuery {
  readonly notice?: string | undefined;
  /** An entry, or a variant that is not in the cart, of which more was requested than is available. */
  readonly entry?: string | undefined;
  readonly variant?: string | undefined;
  readonly quantity?: number | undefined;
}

/**
 * `GET /cart`: the visitor's cart as it is now, an empty one without a token. A line with too little stock says
 * so, and stays unchanged (rule CART-11).
 */
export async function cartView(
  context: Context,
  token: string | undefined,
  query: CartQuery = {},
): Promise<CartView> {
  const loaded = await loadCart(context, token);
  const notices = noticesOf(context, query);
  const wanted = await wantedOf(context, token, query);
  if (loaded === null) {
    const { saved, notices: lost } = await savedAfterOrder(context, token);
    const empty = await emptyCart(context, [...notices, ...lost]);
    return { ...empty, saved, wanted, isAlerted: isAlert(query) };
  }
  if (await dropLost(context, loaded))
    notices.push(cartMessage('lostTakenOut', context.website.settings.language));
  const priced = await priceLoadedCart(context, loaded);
  const view = await viewOfCart(context, { loaded, priced }, { notices, typed: query });
  return { ...view, wanted, isAlerted: isAlert(query) };
}

/** What was saved for later outlives the order of its cart (rule CART-72). */
async function savedAfterOrder(context: Context, token: string | undefined) {
  const tokenHash = hashOfCart(token);
  const row =
    tokenHash === '' ? null : await readCartByToken(context.database, context.website.id, tokenHash);
  return row === null ? { saved: [], notices: [] } : savedViews(context, row, []);
}

/** A cart that cannot be checked out at all is announced in a dialog (rule CHECKOUT-30). */
function isAlert({ notice }: CartQuery): boolean {
  return notice === 'expired';
}

function noticesOf({ website }: Context, { notice = '' }: CartQuery): string[] {
  const { language } = website.settings;
  const said = posted.get(notice);
  if (said !== undefined) return [cartMessage(said, language)];
  const ofCodes = postedCodes.get(notice);
  if (ofCodes !== undefined) return [ofCodes(wordsIn(language).discounts)];
  return notice === 'saved-full' ? [wordsIn(language).savedLines.full({ max: maxEntries })] : [];
}

export async function viewOfCart(
  context: Context,
  { loaded, priced: { totals } }: { readonly loaded: LoadedCart; readonly priced: PricedCart },
  { notices = [], typed = {} }: { notices?: readonly string[]; typed?: CartQuery } = {},
): Promise<CartView> {
  const offered = await offeredMethods(context);
  const blockers = blockersOf(context, loaded, { totals, offered });
  const paying = await payingCards(context, loaded.row, { total: totals.total, offered });
  const news = await newsViews(context, loaded.row);
  const { saved, notices: lost } = await savedViews(context, loaded.row, loaded.lines);
  return {
    lines: (await lineViews(context, loaded.lines, totals)).map((line, at) =>
      withTyped(context, line, { left: leftOf(loaded, at), typed }),
    ),
    shopAddress: await shopAddress(context, loaded.lines),
    wanted: null,
    checkoutAddress: checkoutAddress(context, loaded.row.id),
    isAlerted: false,
    totalQuantity: loaded.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    removed: news.removed,
    said: news.said,
    saved,
    totals: totalsView(totals, context.website.settings.store, paidByCards(context, paying)),
    takesCodes: await takesCodes(context),
    codes: codeViews(context, loaded.row, totals),
    takesGiftCards: await takesGiftCards(context),
    giftCards: giftCardViews(context, paying),
    notices: [...news.notices, ...notices, ...lost, ...(loaded.lines.length === 0 ? [] : blockers)],
    canCheckOut: blockers.length === 0 && loaded.lines.every(line => line.problem === null),
  };
}

/** The reasons why the cart as a whole cannot be ordered; empty if there are none (rules CART-9, CART-10). */
export function blockersOf(
  context: Context,
  { lines, row }: LoadedCart,
  { totals, offered }: { totals: CartTotals; offered: readonly MethodOfWebsite[] },
): string[] {
  const { store, language } = context.website.settings;
  if (lines.length === 0) return [cartMessage('empty', language)];
  // Staff sell also while the shop is closed, and small amounts.
  if (row.agreed) return offered.length === 0 ? [cartMessage('noPayment', language)] : [];
  if (!store.isOpen) return [cartMessage('storeClosed', language)];
  if (offered.length === 0) return [cartMessage('noPayment', language)];
  const problem = planProblem({ lines }, { totals, offered });
  if (problem !== null) return [wordsIn(language).subscriptions[problem]];
  const hasOrderable = lines.some(isPriced);
  const isGift = lines.every(({ variant }) => variant.fund !== undefined);
  if (hasOrderable && !isGift && totals.subtotal < store.minimumSubtotal) {
    const subtotal = formatMoney(priceIn(store, store.minimumSubtotal), language);
    return [cartMessage('minimumSubtotal', language, { subtotal })];
  }
  return [];
}

/** A subscription needs a first payment, with a method that can be charged again (rule CHECKOUT-33). */
export function planProblem(
  { lines }: Pick<LoadedCart, 'lines'>,
  { totals, offered }: { totals: Pick<CartTotals, 'total'>; offered: readonly MethodOfWebsite[] },
): 'noMethod' | 'firstPayment' | null {
  if (!lines.some(line => isPriced(line) && line.choices.plan !== undefined)) return null;
  if (offered.every(({ method }) => method.saving === undefined)) return 'noMethod';
  return totals.total === 0 ? 'firstPayment' : null;
}

function leftOf(loaded: LoadedCart, at: number): number {
  const line = loaded.lines[at];
  return line ? leftFor(loaded, line) : 0;
}

/** The quantity that was typed but is not available, instead of the one in the cart (rule CART-17). */
function withTyped(
  { website }: Context,
  line: CartLineView,
  { left, typed }: { left: number; typed: CartQuery },
): CartLineView {
  const { entry, quantity = 0 } = typed;
  if (entry !== line.entryId || quantity <= left || left <= 0) return line;
  const counts = { left, inCart: line.quantity };
  return {
    ...line,
    typed: quantity,
    message: cartMessage('tooFewWanted', website.settings.language, counts),
  };
}

/**
 * The quantity a form wanted to add, if there is still not enough stock; null if it is available by now, or sold
 * out.
 */
async function wantedOf(
  context: Context,
  token: string | undefined,
  { variant: variantId, quantity }: CartQuery,
): Promise<WantedView | null> {
  if (variantId === undefined || quantity === undefined) return null;
  const [refused, variants, shops] = await Promise.all([
    mayAdd(context, { token, variantId, choices: {}, answers: {}, quantity }),
    findSaleVariants(context, [variantId]),
    readShops(context),
  ]);
  const variant = variants.get(variantId);
  // A product that asks questions shows the answers with what is left (rule FORM-6).
  if (refused.ok || !variant?.isSold || variant.form.length > 0) return null;
  const { title, options, imageId } = variant;
  const assets = await findAssets(context, imageId === null ? [] : [imageId]);
  return {
    variantId,
    title,
    options,
    address: productAddress(homeShop(shops, variant.shopIds).slug, variant.slug),
    image: imageId === null ? null : (assets.get(imageId) ?? null),
    quantity,
    message: wordRefusal(refused.error, context.website.settings.language),
  };
}

/** The shop of what was added last; of an empty cart, the main one (rule SHOPS-5). */
async function shopAddress(context: Context, lines: readonly LoadedLine[] = []): Promise<string> {
  return `/${homeShop(await readShops(context), lines.at(-1)?.variant.shopIds ?? []).slug}`;
}

async function emptyCart(context: Context, notices: readonly string[]): Promise<CartView> {
  const { store } = context.website.settings;
  const zero = priceIn(store, 0);
  return {
    lines: [],
    shopAddress: await shopAddress(context),
    wanted: null,
    checkoutAddress: '/checkout',
    isAlerted: false,
    totalQuantity: 0,
    removed: null,
    said: null,
    saved: [],
    totals: {
      subtotal: zero,
      discount: null,
      discounts: [],
      shipping: null,
      tax: null,
      taxes: [],
      total: zero,
      isTaxIncluded: store.tax.isIncluded,
      isReverseCharged: false,
      isTaxOpen: false,
    },
    takesCodes: false,
    codes: [],
    takesGiftCards: false,
    giftCards: [],
    notices,
    canCheckOut: false,
  };
}
