import type { Id } from '@vitrine/core/id/id.ts';
import { paidFor, refundedPieces } from '@vitrine/core/orders/refund.ts';
import { itemsHeld, type Return, type ReturnLine } from '@vitrine/core/returns/return.ts';
import type { Context } from '../../context.ts';
import { type OrderRow, readOrder } from '../orders/index.ts';
import { listRefunds, type RefundRow } from '../payments/index.ts';
import { listReturnsOfBuyer, type ReturnRow } from './returns.store.ts';

/** As the studio sees them, in the given order. */
export async function viewReturns(context: Context, rows: readonly ReturnRow[]): Promise<Return[]> {
  const { database, website } = context;
  const known = new Map<Id, { order: OrderRow | null; refunds: RefundRow[] }>();
  for (const { order_id: orderId } of rows)
    if (!known.has(orderId))
      known.set(orderId, {
        order: await readOrder(database, website.id, orderId),
        refunds: await listRefunds(database, website.id, orderId),
      });
  return rows.flatMap(row => {
    const { order = null, refunds = [] } = known.get(row.order_id) ?? {};
    return order === null ? [] : [viewOf(row, { order, refunds })];
  });
}

/** What a buyer sent back or wants to, by the addresses of their orders. */
export async function returnsOfBuyer(
  context: Context,
  of: { readonly emails: readonly string[]; readonly limit: number },
): Promise<Return[]> {
  return viewReturns(context, await listReturnsOfBuyer(context.database, context.website.id, of));
}

/** What was paid for the items that a return holds, as they are refunded after earlier ones (rule ORDER-17). */
export function paidForReturn(
  row: Pick<ReturnRow, 'lines'>,
  { order, refunds }: { order: OrderRow; refunds: readonly RefundRow[] },
): number {
  const held = new Map(row.lines.map(line => [line.lineId, itemsHeld(line)]));
  return paidFor(order, { quantityOf: ({ id }) => held.get(id) ?? 0, earlier: refundedPieces(refunds) });
}

export function nameOfReturn(order: Pick<OrderRow, 'number'>, { serial }: Pick<ReturnRow, 'serial'>): string {
  return `${order.number}-${serial}`;
}

/** The items that a return holds, such as “2 × Bowl (blue)”. */
export function itemsInWords(order: OrderRow, lines: readonly ReturnLine[]): string[] {
  return lines
    .filter(line => itemsHeld(line) > 0)
    .map(line => {
      const bought = order.lines.find(({ id }) => id === line.lineId);
      const options = bought?.options ? ` (${bought.options})` : '';
      return `${itemsHeld(line)} × ${bought?.title ?? ''}${options}`;
    });
}

function viewOf(row: ReturnRow, known: { order: OrderRow; refunds: readonly RefundRow[] }): Return {
  const { order } = known;
  return {
    id: row.id,
    orderId: order.id,
    orderNumber: order.number,
    name: nameOfReturn(order, row),
    state: row.state,
    lines: row.lines.map(line => {
      const bought = order.lines.find(({ id }) => id === line.lineId);
      return { ...line, title: bought?.title ?? '', options: bought?.options ?? '' };
    }),
    comment: row.comment,
    answer: row.answer,
    buyer: order.address.name || order.email,
    currency: order.currency,
    amount: paidForReturn(row, known),
    askedAt: row.asked_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  };
}
