import { cartMessage } from '@vitrine/core/cart/cart.messages.ts';
import type { CartLineView } from '@vitrine/core/cart/cart-view.ts';
import { choicesInWords } from '@vitrine/core/cart/choices/choices.ts';
import type { CartTotals } from '@vitrine/core/cart/price-cart.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { priceIn } from '@vitrine/core/money/price-in.ts';
import { makingText } from '@vitrine/core/products/making-text.ts';
import { pricePerUnit } from '@vitrine/core/products/per-unit.ts';
import { productAddress } from '@vitrine/core/products/product-address.ts';
import { homeShop } from '@vitrine/core/products/shops.ts';
import type { Context } from '../../context.ts';
import { fundAddress } from '../donations/index.ts';
import { findAssets } from '../media/index.ts';
import { readShops } from '../products/index.ts';
import type { CartRow } from './cart.store.ts';
import { dropLostSaved, type LoadedLine, loadSaved } from './load-cart.ts';

/** The lines at the prices of their totals, which are net under reverse charge. */
export async function lineViews(
  context: Context,
  lines: readonly LoadedLine[],
  totals: Pick<CartTotals, 'lines'>,
): Promise<CartLineView[]> {
  const [assets, shops] = await Promise.all([
    findAssets(
      context,
      lines.flatMap(line => line.variant.imageId ?? []),
    ),
    readShops(context),
  ]);
  const { language, store } = context.website.settings;
  const prices = new Map(totals.lines.map(({ key, unitPrice }) => [key, unitPrice]));
  const priced = lines.map(line => ({ ...line, unitPrice: prices.get(line.entryId) ?? line.unitPrice }));
  return priced.map(({ entryId, variant, choices, quantity, unitPrice, ...line }) => ({
    entryId,
    variantId: variant.variantId,
    title: variant.title,
    address:
      variant.fund === undefined
        ? productAddress(homeShop(shops, variant.shopIds).slug, variant.slug)
        : fundAddress(variant.productId),
    options: variant.options,
    choices: [...choicesInWords(choices, language), ...makingText(line.madeToOrder, language)],
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

function messageOf({ problem, left }: Pick<LoadedLine, 'problem' | 'left'>, language: string): string | null {
  return problem === null ? null : cartMessage(problem, language, { left });
}

/** What is saved for later, as it is now: what cannot be moved into the cart says why (rule CART-70). */
export async function savedViews(
  context: Context,
  row: CartRow,
  inCart: readonly LoadedLine[],
): Promise<{ saved: CartLineView[]; notices: string[] }> {
  const { lines, lostIds } = await loadSaved(context, row, inCart);
  const { savedLines } = wordsIn(context.website.settings.language);
  const notices = (await dropLostSaved(context, row, lostIds)) ? [savedLines.lost] : [];
  if (lines.length === 0) return { saved: [], notices };
  const views = await lineViews(context, lines, { lines: [] });
  const saved = views.map((view, at) => {
    const line = lines[at];
    return line ? { ...view, ...stateOfSaved(context, line) } : view;
  });
  return { saved, notices };
}

function stateOfSaved(
  { website }: Context,
  { problem, left, saleable }: LoadedLine,
): Pick<CartLineView, 'isAvailable' | 'message'> {
  const { language } = website.settings;
  const { savedLines } = wordsIn(language);
  if (problem === null) return { isAvailable: true, message: null };
  if (problem === 'tooFew') return { isAvailable: true, message: cartMessage('fewLeft', language, { left }) };
  if (problem === 'gone') return { isAvailable: false, message: savedLines.gone };
  return {
    isAvailable: false,
    message: saleable === 0 ? savedLines.soldOut : cartMessage('allInCart', language),
  };
}
