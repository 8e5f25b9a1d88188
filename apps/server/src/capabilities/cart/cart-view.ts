import { maxCodes } from '@vitrine/core/cart/cart.calls.ts';
import { cartMessage } from '@vitrine/core/cart/cart.messages.ts';
import type { CartLineView, CartView, WantedView } from '@vitrine/core/cart/cart-view.ts';
import { choicesInWords } from '@vitrine/core/cart/choices/choices.ts';
import type { CartTotals } from '@vitrine/core/cart/price-cart.ts';
import { wordRefusal } from '@vitrine/core/messages/word-refusal.ts';
import { type Words, wordsIn } from '@vitrine/core/messages/words.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { priceIn } from '@vitrine/core/money/price-in.ts';
import { pricePerUnit } from '@vitrine/core/products/per-unit.ts';
import { productAddress } from '@vitrine/core/products/product-address.ts';
import type { Context } from '../../context.ts';
import { takesCodes } from '../discounts/index.ts';
import { fundAddress } from '../donations/index.ts';
import { takesGiftCards } from '../gift-cards/index.ts';
import { findAssets } from '../media/index.ts';
import { type MethodOfWebsite, offeredMethods } from '../payments/index.ts';
import { findSaleVariants, shopSlug } from '../products/index.ts';
import { mayAdd } from './add-to-cart.ts';
import { mergeNotices, removedOf } from './cart-news.ts';
import { checkoutAddress } from './checkout-key.ts';
import { codeViews } from './code-views.ts';
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
  if (loaded === null) return { ...(await emptyCart(context, notices)), wanted, isAlerted: isAlert(query) };
  if (await dropLost(context, loaded))
    notices.push(cartMessage('lostTakenOut', context.website.settings.language));
  const priced = await priceLoadedCart(context, loaded);
  const view = await viewOfCart(context, { loaded, priced }, { notices, typed: query });
  return { ...view, wanted, isAlerted: isAlert(query) };
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
  return ofCodes === undefined ? [] : [ofCodes(wordsIn(language).discounts)];
}

export async function viewOfCart(
  context: Context,
  { loaded, priced: { totals } }: { readonly loaded: LoadedCart; readonly priced: PricedCart },
  { notices = [], typed = {} }: { notices?: readonly string[]; typed?: CartQuery } = {},
): Promise<CartView> {
  const offered = await offeredMethods(context);
  const blockers = blockersOf(context, loaded, { totals, offered });
  const paying = await payingCards(context, loaded.row, { total: totals.total, offered });
  return {
    lines: (await lineViews(context, loaded.lines, totals)).map((line, at) =>
      withTyped(context, line, { left: leftOf(loaded, at), typed }),
    ),
    shopAddress: await shopAddress(context),
    wanted: null,
    checkoutAddress: checkoutAddress(context, loaded.row.id),
    isAlerted: false,
    totalQuantity: loaded.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    removed: await removedOf(context, loaded.row),
    totals: totalsView(totals, context.website.settings.store, paidByCards(context, paying)),
    takesCodes: await takesCodes(context),
    codes: codeViews(context, loaded.row, totals),
    takesGiftCards: await takesGiftCards(context),
    giftCards: giftCardViews(context, paying),
    notices: [
      ...mergeNotices(context, loaded.row),
      ...notices,
      ...(loaded.lines.length === 0 ? [] : blockers),
    ],
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

/** The lines at the prices of their totals, which are net under reverse charge. */
export async function lineViews(
  context: Context,
  lines: readonly LoadedLine[],
  totals: Pick<CartTotals, 'lines'>,
): Promise<CartLineView[]> {
  const [assets, slug] = await Promise.all([
    findAssets(
      context,
      lines.flatMap(line => line.variant.imageId ?? []),
    ),
    shopSlug(context),
  ]);
  const { language, store } = context.website.settings;
  const prices = new Map(totals.lines.map(({ key, unitPrice }) => [key, unitPrice]));
  const priced = lines.map(line => ({ ...line, unitPrice: prices.get(line.entryId) ?? line.unitPrice }));
  return priced.map(({ entryId, variant, choices, quantity, unitPrice, ...line }) => ({
    entryId,
    variantId: variant.variantId,
    title: variant.title,
    address: variant.fund === undefined ? productAddress(slug, variant.slug) : fundAddress(variant.productId),
    options: variant.options,
    choices: choicesInWords(choices, language),
    image: variant.imageId === null ? null : (assets.get(variant.imageId) ?? null),
    quantity,
    unitPrice: priceIn(store, unitPrice),
    perUnit: variant.perUnit && {
      price: priceIn(store, pricePerUnit(unitPrice, variant.perUnit)),
      per: variant.perUnit.per,
    },
    lineTotal: priceIn(store, unitPrice * quantity),
    isAvailable: line.problem === null,
    message: messageOf(line, language),
  }));
}

function leftOf(loaded: LoadedCart, at: number): number {
  const line = loaded.lines[at];
  return line ? leftFor(loaded, line) : 0;
}

function messageOf({ problem, left }: Pick<LoadedLine, 'problem' | 'left'>, language: string): string | null {
  return problem === null ? null : cartMessage(problem, language, { left });
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
  const [refused, variants, slug] = await Promise.all([
    mayAdd(context, { token, variantId, choices: {}, answers: {}, quantity }),
    findSaleVariants(context, [variantId]),
    shopSlug(context),
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
    address: productAddress(slug, variant.slug),
    image: imageId === null ? null : (assets.get(imageId) ?? null),
    quantity,
    message: wordRefusal(refused.error, context.website.settings.language),
  };
}

/** The address of the shop's first page. */
async function shopAddress(context: Context): Promise<string> {
  return `/${await shopSlug(context)}`;
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
