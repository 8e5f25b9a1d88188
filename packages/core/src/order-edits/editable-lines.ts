import type { OrderLine } from '../orders/order-line.ts';
import { type RefundedLine, refundedPieces } from '../orders/refund.ts';
import { isSent, itemsToSend, type ShippedLine } from '../orders/shipment.ts';
import { productTypes } from '../products/product-views.ts';

interface Ordered {
  readonly lines: readonly OrderLine[];
  readonly refunds: readonly { readonly lines: readonly RefundedLine[] }[];
  /** Without those that were undone. */
  readonly shipments: readonly { readonly lines: readonly ShippedLine[] }[];
}

/** Files, gift cards, memberships, subscriptions and donations are delivered once they are paid (rule ORDEREDIT-2). */
export function isFixed({ productType, choices }: Pick<OrderLine, 'productType' | 'choices'>): boolean {
  const isGoods = productType === productTypes.physical || productType === productTypes.service;
  return !isGoods || choices.plan !== undefined || choices.donation !== undefined;
}

/** How many pieces of each line have to stay: those that were sent or refunded. */
export function leastQuantities(order: Ordered): Map<string, number> {
  const toSend = refundedPieces([{ lines: itemsToSend(order) }]);
  const refunded = refundedPieces(order.refunds);
  return new Map(
    order.lines.map(line => {
      if (isFixed(line)) return [line.id, line.quantity];
      if (isSent(line)) return [line.id, line.quantity - (toSend.get(line.id) ?? 0)];
      return [line.id, refunded.get(line.id) ?? 0];
    }),
  );
}
