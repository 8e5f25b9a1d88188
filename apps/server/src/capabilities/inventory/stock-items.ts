import type { Id } from '@vitrine/core/id/id.ts';

/** Pieces of a variant. */
export interface StockItem {
  readonly variantId: Id;
  readonly quantity: number;
}

/** A variant's row after a change. */
export interface StockRow {
  variant_id: string;
  on_hand: number | null;
  reserved: number;
}

/** Adds up items of one variant, so that each is named once. */
export function mergeItems(items: readonly StockItem[]): { variantIds: Id[]; quantities: number[] } {
  const merged = new Map<Id, number>();
  for (const { variantId, quantity } of items) {
    if (quantity > 0) merged.set(variantId, (merged.get(variantId) ?? 0) + quantity);
  }
  return { variantIds: [...merged.keys()], quantities: [...merged.values()] };
}
