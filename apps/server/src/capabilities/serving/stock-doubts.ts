import type { Id } from '@vitrine/core/id/id.ts';
import type { Services } from '../../context.ts';
import { stockNotice } from '../inventory/index.ts';
import { anyStock } from '../products/index.ts';
import type { FinishedPage, PageCache } from './page-cache.ts';

export interface StockDoubts {
  /** Whether the stock of a product on the page has changed since its rendering began. */
  isOutdated(page: FinishedPage): boolean;
}

/** The number of variants whose last change is remembered; beyond it, all count as changed. */
const maxKnown = 50_000;

/**
 * Follows stock notices: it marks the pages that show that stock as possibly outdated, and no others (rule
 * STOCK-9). The content version, by which any other page proves that it is current, does not cover stock, so a
 * page that shows stock is compared with the notices since its rendering began; when some may have been missed,
 * none of these pages is trusted.
 */
export function followStock(notifications: Services['notifications'], cache: PageCache): StockDoubts {
  const toldAt = new Map<Id, number>();
  let allToldAt = 0;
  notifications.on(stockNotice, notice => {
    const variantIds =
      notice?.name && notice.websiteId ? [...notice.name.split(' '), anyStock(notice.websiteId)] : null;
    cache.doubtStock(notice?.websiteId ?? null, variantIds);
    const now = notifications.moment();
    if (variantIds === null || toldAt.size + variantIds.length > maxKnown) {
      allToldAt = now;
      toldAt.clear();
    } else {
      for (const id of variantIds) toldAt.set(id, now);
    }
  });
  return {
    isOutdated: ({ asOf, shownStock }) =>
      shownStock.size > 0 && (allToldAt > asOf || [...shownStock].some(id => (toldAt.get(id) ?? 0) > asOf)),
  };
}
