import { cartMessage } from '@vitrine/core/cart/cart.messages.ts';
import type { CartLineView, CartView } from '@vitrine/core/cart/cart-view.ts';
import type { CartTotals } from '@vitrine/core/cart/price-cart.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { offersPayment } from '@vitrine/core/payments/test-payment.ts';
import { productAddress } from '@vitrine/core/products/product-address.ts';
import { type Context, isStaff } from '../../context.ts';
import { findAssets } from '../media/index.ts';
import { shopSlug } from '../products/index.ts';
import { keepLowered, type LoadedCart, type LoadedLine, loadCart } from './load-cart.ts';
import { priceLoadedCart, totalsView } from './price-loaded-cart.ts';

/** Codes that a form post leads back with, `/cart?notice=sold-out`, and what they say. */
const posted = new Map<string, Parameters<typeof cartMessage>[0]>([
  ['sold-out', 'productSoldOut'],
  ['not-sold', 'productNotSold'],
  ['full', 'cartFull'],
  ['no-more', 'allInCart'],
  ['expired', 'noCart'],
]);

/**
 * `GET /cart`: the visitor's cart as it is now, an empty one without a token. What there is too little of is
 * lowered, and that is said once (rule CART-11). `notice` is the code of the address.
 */
export async function cartView(
  context: Context,
  token: string | undefined,
  { notice }: { notice?: string | undefined } = {},
): Promise<CartView> {
  const loaded = await loadCart(context, token);
  const said = posted.get(notice ?? '');
  const notices = said === undefined ? [] : [cartMessage(said, context.website.settings.language)];
  if (loaded === null) return emptyCart(context, notices);
  await keepLowered(context, loaded);
  return viewOfCart(context, loaded, { notices });
}

export async function viewOfCart(
  context: Context,
  loaded: LoadedCart,
  { notices = [] }: { notices?: readonly string[] } = {},
): Promise<CartView> {
  const { currency } = context.website.settings.store;
  const totals = priceLoadedCart(context.website, loaded);
  const hindrances = hindrancesOf(context, loaded, totals);
  return {
    lines: await lineViews(context, loaded.lines),
    totals: totalsView(totals, currency),
    notices: [...notices, ...(loaded.lines.length === 0 ? [] : hindrances)],
    canCheckOut: hindrances.length === 0 && loaded.lines.every(line => line.problem === null),
  };
}

/** What keeps a cart from being ordered as a whole, in words; empty when nothing does (rules CART-9, CART-10). */
export function hindrancesOf(
  { actor, website }: Context,
  { lines }: LoadedCart,
  totals: CartTotals,
): string[] {
  const { store, language } = website.settings;
  if (lines.length === 0) return [cartMessage('empty', language)];
  if (!store.isOpen) return [cartMessage('storeClosed', language)];
  if (!offersPayment(website, isStaff(actor))) return [cartMessage('noPayment', language)];
  const hasOrderable = lines.some(line => line.problem === null);
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
  return lines.map(({ entryId, variant, quantity, ...line }) => ({
    entryId,
    variantId: variant.variantId,
    title: variant.title,
    address: productAddress(slug, variant.slug),
    options: variant.options,
    image: variant.imageId === null ? null : (assets.get(variant.imageId) ?? null),
    quantity,
    unitPrice: { amount: variant.unitPrice, currency },
    lineTotal: { amount: variant.unitPrice * quantity, currency },
    isAvailable: line.problem === null,
    message: messageOf({ ...line, quantity }, language),
  }));
}

function messageOf(
  { problem, quantity, asked, left }: Pick<LoadedLine, 'problem' | 'quantity' | 'asked' | 'left'>,
  language: string,
): string | null {
  if (problem !== null) return cartMessage(problem, language);
  return quantity < asked ? cartMessage('lowered', language, { left }) : null;
}

function emptyCart({ website }: Context, notices: readonly string[]): CartView {
  const { currency, tax } = website.settings.store;
  const zero = { amount: 0, currency };
  return {
    lines: [],
    totals: {
      subtotal: zero,
      discount: null,
      shipping: null,
      tax: null,
      total: zero,
      isTaxIncluded: tax.isIncluded,
    },
    notices,
    canCheckOut: false,
  };
}
