import { cartMessage } from '@vitrine/core/cart/cart.messages.ts';
import type { CartLineView, CartView, WantedView } from '@vitrine/core/cart/cart-view.ts';
import { choicesInWords } from '@vitrine/core/cart/choices/choices.ts';
import type { CartTotals } from '@vitrine/core/cart/price-cart.ts';
import { wordRefusal } from '@vitrine/core/messages/word-refusal.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { productAddress } from '@vitrine/core/products/product-address.ts';
import type { Context } from '../../context.ts';
import { findAssets } from '../media/index.ts';
import { type MethodOfWebsite, offeredMethods } from '../payments/index.ts';
import { findSaleVariants, shopSlug } from '../products/index.ts';
import { mayAdd } from './add-to-cart.ts';
import { dropLost, isPriced, type LoadedCart, type LoadedLine, leftFor, loadCart } from './load-cart.ts';
import { priceLoadedCart, totalsView } from './price-loaded-cart.ts';

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
  ['quantity', 'badQuantity'],
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
  const said = posted.get(query.notice ?? '');
  const notices = said === undefined ? [] : [cartMessage(said, context.website.settings.language)];
  const wanted = await wantedOf(context, token, query);
  if (loaded === null) return { ...(await emptyCart(context, notices)), wanted };
  if (await dropLost(context, loaded))
    notices.push(cartMessage('lostTakenOut', context.website.settings.language));
  const view = await viewOfCart(context, loaded, { notices, typed: query });
  return { ...view, wanted };
}

export async function viewOfCart(
  context: Context,
  loaded: LoadedCart,
  { notices = [], typed = {} }: { notices?: readonly string[]; typed?: CartQuery } = {},
): Promise<CartView> {
  const { currency } = context.website.settings.store;
  const totals = await priceLoadedCart(context, loaded);
  const blockers = blockersOf(context, loaded, { totals, offered: await offeredMethods(context) });
  return {
    lines: (await lineViews(context, loaded.lines)).map((line, at) =>
      withTyped(context, line, { left: leftOf(loaded, at), typed }),
    ),
    shopAddress: await shopAddress(context),
    wanted: null,
    totals: totalsView(totals, currency),
    notices: [...notices, ...(loaded.lines.length === 0 ? [] : blockers)],
    canCheckOut: blockers.length === 0 && loaded.lines.every(line => line.problem === null),
  };
}

/** The reasons why the cart as a whole cannot be ordered; empty if there are none (rules CART-9, CART-10). */
export function blockersOf(
  context: Context,
  { lines }: LoadedCart,
  { totals, offered }: { totals: CartTotals; offered: readonly MethodOfWebsite[] },
): string[] {
  const { store, language } = context.website.settings;
  if (lines.length === 0) return [cartMessage('empty', language)];
  if (!store.isOpen) return [cartMessage('storeClosed', language)];
  if (offered.length === 0) return [cartMessage('noPayment', language)];
  const hasOrderable = lines.some(isPriced);
  if (hasOrderable && totals.subtotal < store.minimumSubtotal) {
    const subtotal = formatMoney({ amount: store.minimumSubtotal, currency: store.currency }, language);
    return [cartMessage('minimumSubtotal', language, { subtotal })];
  }
  return [];
}

export async function lineViews(context: Context, lines: readonly LoadedLine[]): Promise<CartLineView[]> {
  const [assets, slug] = await Promise.all([
    findAssets(
      context,
      lines.flatMap(line => line.variant.imageId ?? []),
    ),
    shopSlug(context),
  ]);
  const { language, store } = context.website.settings;
  const { currency } = store;
  return lines.map(({ entryId, variant, choices, quantity, unitPrice, ...line }) => ({
    entryId,
    variantId: variant.variantId,
    title: variant.title,
    address: productAddress(slug, variant.slug),
    options: variant.options,
    choices: choicesInWords(choices, language),
    image: variant.imageId === null ? null : (assets.get(variant.imageId) ?? null),
    quantity,
    unitPrice: { amount: unitPrice, currency },
    lineTotal: { amount: unitPrice * quantity, currency },
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
  const { currency, tax } = context.website.settings.store;
  const zero = { amount: 0, currency };
  return {
    lines: [],
    shopAddress: await shopAddress(context),
    wanted: null,
    totals: {
      subtotal: zero,
      discount: null,
      shipping: null,
      tax: null,
      taxes: [],
      total: zero,
      isTaxIncluded: tax.isIncluded,
      isTaxOpen: false,
    },
    notices,
    canCheckOut: false,
  };
}
