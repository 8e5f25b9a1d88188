import type { CartLineView } from '@vitrine/core/cart/cart-view.ts';
import type { ProductCard } from '@vitrine/core/products/product-views.ts';
import type { Context } from '../../context.ts';
import { findProductCards } from '../products/index.ts';
import { listBoughtWith } from './pairs.store.ts';

const mostShown = 4;
/** More than are shown, as some may be hidden or sold out by now. */
const mostLooked = 24;
/** One order is one customer, not “customers”. */
const fewestOrders = 2;

/**
 * What other customers bought with what is in a cart, the most frequent first: only what visitors can see and buy
 * now, and nothing that is in the cart (rule ALSOBOUGHT-1).
 */
export async function findAlsoBought(
  context: Context,
  lines: readonly Pick<CartLineView, 'variantId'>[],
): Promise<ProductCard[]> {
  if (lines.length === 0) return [];
  const { database, website } = context;
  const variantIds = lines.map(({ variantId }) => variantId);
  const ids = await listBoughtWith(database, website.id, { variantIds, fewestOrders, limit: mostLooked });
  if (ids.length === 0) return [];
  const cards = await findProductCards(context, { ids });
  return cards.filter(({ isSoldOut }) => !isSoldOut).slice(0, mostShown);
}
