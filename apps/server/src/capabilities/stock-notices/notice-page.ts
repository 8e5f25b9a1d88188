import type { ProductDetail } from '@vitrine/core/products/product-views.ts';
import type { StockNoticeOffer, StockNoticeView } from '@vitrine/core/stock-notices/stock-notice-views.ts';
import type { Context } from '../../context.ts';
import { findProductDetail } from '../products/index.ts';
import { noticeOfToken, noticePath } from './notice-link.ts';
import { deleteNotice, markConfirmed } from './stock-notices.store.ts';

/** Posted to by the form of a product page. */
export const noticeAction = '/checkout/back-in-stock';

/** What a product page offers: null if nothing is sold out, or the owner offers no notices (rule STOCKNOTICE-1). */
export function noticeOffer({ website }: Context, product: ProductDetail): StockNoticeOffer | null {
  const gone = product.variants.filter(one => one.isSoldOut);
  if (!website.settings.store.stock.isNoticeOffered || gone.length === 0) return null;
  return {
    action: `${noticeAction}?product=${product.id}`,
    variants: gone.map(({ id, optionValues }) => ({ id, words: optionValues.join(' / ') })),
  };
}

/** The page of a request, after it was confirmed or taken back if that was posted; null if there is no such link. */
export async function noticePage(
  context: Context,
  token: string,
  act: 'confirm' | 'stop' | null,
): Promise<StockNoticeView | null> {
  const { clock, database, website } = context;
  const notice = await noticeOfToken(context, token);
  if (notice === null) return null;
  const none = { address: '', options: '', email: '', problem: null, product: { name: '', address: '/' } };
  if (notice === 'over') return { ...none, stage: act === 'stop' ? 'stopped' : 'over' };
  const product = await findProductDetail(context, notice.product_id);
  const options = product?.variants.find(one => one.id === notice.variant_id)?.optionValues.join(' / ') ?? '';
  const view = {
    ...none,
    address: noticePath(context, notice.id),
    options,
    email: notice.email,
    product: product ? { name: product.title, address: product.address } : none.product,
  };
  if (act === 'stop') {
    await deleteNotice(database, website.id, notice.id);
    return { ...view, stage: 'stopped' };
  }
  if (product === null) return { ...view, stage: 'over' };
  if (act === 'confirm') await markConfirmed(database, website.id, notice.id, clock.now());
  const isConfirmed = act === 'confirm' || notice.confirmed_at !== null;
  return { ...view, stage: isConfirmed ? 'confirmed' : 'open' };
}
