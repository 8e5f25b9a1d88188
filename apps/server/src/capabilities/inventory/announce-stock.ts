import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import type { StockRow } from './stock-items.ts';

/** Notices about variants whose displayed stock has changed; `name` lists their ids. */
export const stockNotice = 'stock';

/** A PostgreSQL notice can hold 8000 bytes. */
const perNotice = 200;

/** Makes pages that show the stock of these variants stale, and no others, once the transaction commits. */
export async function announceStock(
  { database, notifications, website }: Context,
  variantIds: readonly Id[],
): Promise<void> {
  for (let from = 0; from < variantIds.length; from += perNotice) {
    const name = variantIds.slice(from, from + perNotice).join(' ');
    await notifications.tell(database, { kind: stockNotice, websiteId: website.id, name });
  }
}

/** The rows whose remaining stock is shown on pages (rule STOCK-9). */
export function shownAmong({ website }: Context, rows: readonly StockRow[]): Id[] {
  const { fewFrom } = website.settings.store.stock;
  return rows
    .filter(row => row.on_hand !== null && row.on_hand - row.reserved <= fewFrom)
    .map(row => row.variant_id);
}
