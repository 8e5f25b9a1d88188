import {
  knownParts,
  partsOfRefund,
  type RefundParts,
  type StoredRefund,
  shippingLeftOf,
} from '@vitrine/core/orders/refund-parts.ts';
import type { RefundRow } from '../payments/index.ts';
import type { OrderRow } from './orders.store.ts';

/** What a refund of this order is for; shares of all its figures if it names nothing (rule ORDER-21). */
export function partsFor(
  order: OrderRow,
  { lines = [], shipping = null }: { lines?: RefundRow['lines']; shipping?: number | null } = {},
): (amount: number, earlier: readonly RefundRow[]) => RefundParts {
  return (amount, earlier) =>
    partsOfRefund(
      order,
      { amount, lines, shipping },
      earlier.filter(({ is_for_edit: isForEdit }) => !isForEdit).map(storedOf),
    );
}

/** What a stored refund is for. */
export function partsOf(order: OrderRow, row: RefundRow): RefundParts {
  return knownParts(order, storedOf(row));
}

/** What is still to be refunded of the shipping of this order. */
export function shippingLeft(order: OrderRow, refunds: readonly RefundRow[]): number {
  return shippingLeftOf(
    order,
    refunds.map(refund => partsOf(order, refund)),
  );
}

function storedOf({ amount, lines, items, shipping, tax }: RefundRow): StoredRefund {
  return { amount, lines, parts: tax === null ? null : { items, shipping, tax } };
}
