import { cartMessage } from '@vitrine/core/cart/cart.messages.ts';
import type { Context } from '../../context.ts';
import { findSaleVariants } from '../products/index.ts';
import type { CartNews, CartRow } from './cart.store.ts';

/** What just happened to the cart, until its entries change again. */
export function newsOf({ news, version }: Pick<CartRow, 'news' | 'version'>): CartNews | null {
  return news?.version === version ? news : null;
}

/** The name of the line that was just removed; null if there is none, or its product is gone. */
export async function removedOf(context: Context, row: CartRow): Promise<{ title: string } | null> {
  const news = newsOf(row);
  if (news?.kind !== 'removed') return null;
  const { variant_id } = news.entry;
  const variant = (await findSaleVariants(context, [variant_id])).get(variant_id);
  return variant ? { title: variant.title } : null;
}

/** What two carts became, in sentences (rule CART-62). */
export function mergeNotices({ website }: Context, row: CartRow): string[] {
  const news = newsOf(row);
  if (news?.kind !== 'merged') return [];
  const { language } = website.settings;
  return [
    cartMessage('merged', language),
    ...news.lowered.map(line => cartMessage('mergedLowered', language, line)),
  ];
}
