import type { Id } from '@vitrine/core/id/id.ts';
import type { StockLevel } from '@vitrine/core/inventory/stock.ts';
import type { Context } from '../../context.ts';
import { readLevels } from './stock.store.ts';

/**
 * Present stock by variant, remembered if the context allows it; expired reservations, and those of the asking
 * cart, do not count (STOCK-4).
 */
export async function readStock(
  { clock, database, shownStock, website }: Pick<Context, 'clock' | 'database' | 'shownStock' | 'website'>,
  variantIds: readonly Id[],
  except: Id | null = null,
): Promise<ReadonlyMap<Id, StockLevel>> {
  for (const variantId of variantIds) shownStock?.add(variantId);
  const rows = await readLevels(database, website.id, { variantIds, now: clock.now(), except });
  return new Map(rows.map(row => [row.variant_id, { onHand: row.on_hand, reserved: row.reserved }]));
}
