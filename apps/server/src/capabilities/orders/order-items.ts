import type { Id } from '@vitrine/core/id/id.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import type { StockItem } from '../inventory/index.ts';
import type { OrderRow } from './orders.store.ts';

/**
 * The stock an order takes: everything but digital goods and donations, which never run out (rule STOCK-1), and what is
 * made beyond it (rule MADETOORDER-3). An order without effect takes none, and so has none to give back (rule STOCK-19).
 */
export function itemsOf({
  lines,
  is_without_effect: isWithoutEffect,
}: Pick<OrderRow, 'lines' | 'is_without_effect'>): StockItem[] {
  if (isWithoutEffect) return [];
  return (
    lines
      .filter(line => line.productType !== productTypes.digital && line.choices.donation === undefined)
      .filter(line => line.madeToOrder?.isBeyondStock !== true)
      // What is not in the catalogue is named by its own id, and has no stock (rule DRAFTORDER-2).
      .filter(line => line.productId !== line.variantId)
      .map(({ variantId, quantity }) => ({ variantId, quantity }))
  );
}

/** The holder of its stock until it is placed: its cart, or the order itself if it has none. */
export function holderOf({ id, cart_id }: Pick<OrderRow, 'id' | 'cart_id'>): Id {
  return cart_id ?? id;
}
