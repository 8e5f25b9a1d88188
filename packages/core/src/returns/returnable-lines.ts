import type { OrderLine } from '../orders/order-line.ts';
import { type RefundedLine, refundedPieces } from '../orders/refund.ts';
import { isSent, type ShippedLine } from '../orders/shipment.ts';
import { itemsHeld, openReturnStates, type ReturnLine, type ReturnState } from './return.ts';

interface Known {
  readonly lines: readonly OrderLine[];
  /** Those that count. */
  readonly shipments: readonly { readonly lines: readonly ShippedLine[] }[];
  readonly refunds: readonly { readonly lines: readonly RefundedLine[] }[];
  readonly returns: readonly { readonly state: ReturnState; readonly lines: readonly ReturnLine[] }[];
}

/** How many items of each line can be asked back: sent, neither refunded nor part of an open return (rule RETURN-2). */
export function returnableItems({ lines, shipments, refunds, returns }: Known): Map<string, number> {
  const sent = refundedPieces(shipments);
  const refunded = refundedPieces(refunds);
  const isOpen = (state: ReturnState) => openReturnStates.some(one => one === state);
  const held = refundedPieces(
    returns
      .filter(({ state }) => isOpen(state))
      .map(one => ({ lines: one.lines.map(line => ({ lineId: line.lineId, quantity: itemsHeld(line) })) })),
  );
  return new Map(
    lines
      .filter(canComeBack)
      .map(({ id }): [string, number] => [
        id,
        (sent.get(id) ?? 0) - (refunded.get(id) ?? 0) - (held.get(id) ?? 0),
      ])
      .filter(([, left]) => left > 0),
  );
}

/** Goods, unless they were made for this buyer: the shop says so, or what they wrote does (rules RETURN-3, MADETOORDER-6). */
export function canComeBack(line: OrderLine): boolean {
  return isSent(line) && line.choices.answers === undefined && !line.madeToOrder?.isToSpecification;
}
