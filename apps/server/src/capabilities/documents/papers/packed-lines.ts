import { isSent, itemsToSend } from '@vitrine/core/orders/shipment.ts';
import type { Context } from '../../../context.ts';
import { listShipments, type OrderRow, valid } from '../../orders/index.ts';
import { listRefunds } from '../../payments/index.ts';
import { findVariantMeasures } from '../../products/index.ts';

/** What is still to be sent of an order, or all of it once everything was; nothing of one without effect. */
export async function packedLines(
  { database, website }: Context,
  order: OrderRow,
): Promise<OrderRow['lines']> {
  if (order.is_without_effect) return [];
  const refunds = await listRefunds(database, website.id, order.id);
  const shipments = valid(await listShipments(database, website.id, order.id));
  const open = itemsToSend({ lines: order.lines, refunds, shipments });
  const left = open.length > 0 ? open : itemsToSend({ lines: order.lines, refunds: [], shipments: [] });
  return order.lines.filter(isSent).flatMap(line => {
    const quantity = left.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
}

/** With their weight together, in kilograms. */
export async function measured(context: Context, lines: OrderRow['lines']) {
  const measures = await findVariantMeasures(
    context,
    lines.map(line => line.variantId),
  );
  const weights = lines.map(line => (measures.get(line.variantId)?.weight ?? 0) * line.quantity);
  return { measures, weight: weights.reduce((sum, one) => sum + one, 0) };
}
