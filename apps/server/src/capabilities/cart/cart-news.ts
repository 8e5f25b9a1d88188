import { maxEntries } from '@vitrine/core/cart/cart.calls.ts';
import { cartMessage } from '@vitrine/core/cart/cart.messages.ts';
import type { CartView } from '@vitrine/core/cart/cart-view.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { Context } from '../../context.ts';
import { findSaleVariants } from '../products/index.ts';
import type { CartNews, CartRow, LoweredLine } from './cart.store.ts';

/** What just happened to the cart, until its entries change again. */
export function newsOf({ news, version }: Pick<CartRow, 'news' | 'version'>): CartNews | null {
  return news?.version === version ? news : null;
}

/** The same in words; nothing about a product that is gone. */
export async function newsViews(
  context: Context,
  row: CartRow,
): Promise<Pick<CartView, 'removed' | 'said' | 'notices'>> {
  const news = newsOf(row);
  if (news === null) return { removed: null, said: null, notices: [] };
  if (news.kind === 'merged') return { removed: null, said: null, notices: mergeNotices(context, news) };
  const variantId = news.kind === 'removed' ? news.entry.variant_id : news.variantId;
  const title = (await findSaleVariants(context, [variantId])).get(variantId)?.title;
  if (title === undefined) return { removed: null, said: null, notices: [] };
  if (news.kind === 'removed')
    return { removed: { title, isSaved: news.isSaved ?? false }, said: null, notices: [] };
  const { savedLines } = wordsIn(context.website.settings.language);
  if (news.kind === 'saved') return { removed: null, said: savedLines.saved({ title }), notices: [] };
  const notices = news.lowered === null ? [] : [loweredNotice(context, news.lowered)];
  return { removed: null, said: savedLines.moved({ title }), notices };
}

/** What two carts became, in sentences (rule CART-62). */
function mergeNotices(context: Context, { lowered, leftOut = [] }: CartNews & { kind: 'merged' }): string[] {
  const { language } = context.website.settings;
  const { savedLines } = wordsIn(language);
  return [
    cartMessage('merged', language),
    ...lowered.map(line => loweredNotice(context, line)),
    ...leftOut.map(title => savedLines.leftOut({ title, max: maxEntries })),
  ];
}

function loweredNotice({ website }: Context, line: LoweredLine): string {
  return cartMessage('mergedLowered', website.settings.language, line);
}
