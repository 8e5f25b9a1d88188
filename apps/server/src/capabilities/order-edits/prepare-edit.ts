import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { saleable } from '@vitrine/core/inventory/stock.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { isFixed } from '@vitrine/core/order-edits/editable-lines.ts';
import type { OrderEdit } from '@vitrine/core/order-edits/order-edit.ts';
import { orderEditErrors } from '@vitrine/core/order-edits/order-edits.errors.ts';
import { placedTax } from '@vitrine/core/order-edits/placed-tax.ts';
import { priceEdit } from '@vitrine/core/order-edits/price-edit.ts';
import type { OrderLine } from '@vitrine/core/orders/order-line.ts';
import { isSent } from '@vitrine/core/orders/shipment.ts';
import { owedAmount, sumPayments } from '@vitrine/core/payments/order-payment.ts';
import type { Context } from '../../context.ts';
import type { StockItem } from '../inventory/index.ts';
import { itemsOf, type OrderFigures, type OrderRow } from '../orders/index.ts';
import { findSaleVariants } from '../products/index.ts';
import { addedLines } from './added-lines.ts';
import type { Editable } from './read-editable.ts';

export interface PreparedEdit {
  readonly after: OrderFigures;
  /** What the buyer owes afterwards, and what they have paid too much. */
  readonly toPay: number;
  readonly toRefund: number;
  /** Pieces to take out of stock, and to put back. */
  readonly taken: readonly StockItem[];
  readonly back: readonly StockItem[];
}

/** What an order would be after a change, computed by the server alone; a refusal says why not. */
export async function prepareEdit(
  context: Context,
  { order, payments, least, first }: Editable,
  edit: OrderEdit,
): Promise<Result<PreparedEdit>> {
  const quantities = new Map(edit.quantities.map(({ lineId, quantity }) => [lineId, quantity]));
  const refused = problemOfLines(order, { quantities, least }) ?? problemOfWhole(order, { quantities, edit });
  if (refused !== null) return refused;
  const added = await addedLines(context, order, edit.added);
  if (!added.ok) return added;
  const tax = placedTax(order, added.value);
  if (tax === null) return fail(orderEditErrors.untraceable);
  const { lines, totals } = priceEdit({
    ...{ order, first, tax, quantities, shipping: edit.shipping },
    added: added.value.lines,
    shippingRates: added.value.shippingRates,
  });
  const requiresShipping = lines.some(isSent);
  if (requiresShipping && !order.requires_shipping && order.address.line1 === '')
    return fail(orderEditErrors.noAddress);
  if (totals.total === 0 && order.total > 0) return fail(orderEditErrors.noAmount);
  const owed = owedAmount(payments, totals.total);
  const { refundable, refunded, asked, due, returned } = sumPayments(payments);
  if (0 - owed > refundable) {
    const { language } = context.website.settings;
    const amount = formatMoney(
      { amount: refunded + asked + due - returned, currency: order.currency },
      language,
    );
    return fail(orderEditErrors.belowRefunded, { amount });
  }
  const stock = order.state === 'held' ? { taken: [], back: [] } : movesOf(order.lines, lines, edit);
  const short = await firstShort(context, stock.taken, lines);
  if (short !== null) return fail(orderEditErrors.short, { title: short });
  return succeed({
    after: {
      ...{ lines: [...lines], totals, total: totals.total },
      quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
      requires_shipping: requiresShipping,
      shipping_name: edit.shipping?.name ?? order.shipping_name,
    },
    toPay: Math.max(0, owed),
    toRefund: Math.max(0, 0 - owed),
    ...stock,
  });
}

function problemOfLines(
  { lines }: OrderRow,
  {
    quantities,
    least,
  }: { readonly quantities: ReadonlyMap<Id, number>; readonly least: ReadonlyMap<Id, number> },
) {
  for (const [lineId, quantity] of quantities) {
    const line = lines.find(({ id }) => id === lineId);
    if (line === undefined) return fail(orderEditErrors.unknownLine);
    const { title } = line;
    if (isFixed(line) && quantity !== line.quantity) return fail(orderEditErrors.fixedQuantity, { title });
    const needed = least.get(lineId) ?? 0;
    if (quantity < needed) return fail(orderEditErrors.tooFewLeft, { title, least: needed });
  }
  return null;
}

function problemOfWhole(
  order: OrderRow,
  { quantities, edit }: { readonly quantities: ReadonlyMap<Id, number>; readonly edit: OrderEdit },
) {
  const isKept = (line: OrderLine) => (quantities.get(line.id) ?? line.quantity) === line.quantity;
  const { shipping, added } = edit;
  const isShippingKept =
    shipping === null || (shipping.amount === order.totals.shipping && shipping.name === order.shipping_name);
  if (added.length === 0 && order.lines.every(isKept) && isShippingKept)
    return fail(orderEditErrors.unchanged);
  const isEmpty = added.length === 0 && order.lines.every(({ id }) => quantities.get(id) === 0);
  return isEmpty ? fail(orderEditErrors.noItems) : null;
}

/** By variant, so that what one line gives the other can take. */
function movesOf(
  before: readonly OrderLine[],
  after: readonly OrderLine[],
  { isRestocked }: OrderEdit,
): { taken: StockItem[]; back: StockItem[] } {
  const former = new Map(before.map(line => [line.id, line]));
  const present = new Map(after.map(line => [line.id, line]));
  const moved = new Map<Id, number>();
  for (const id of new Set([...former.keys(), ...present.keys()])) {
    const line = present.get(id) ?? former.get(id);
    const more = (present.get(id)?.quantity ?? 0) - (former.get(id)?.quantity ?? 0);
    if (line === undefined || more === 0 || (more < 0 && !isRestocked)) continue;
    for (const { variantId } of itemsOf({ lines: [line], is_without_effect: false }))
      moved.set(variantId, (moved.get(variantId) ?? 0) + more);
  }
  const items = [...moved].map(([variantId, quantity]) => ({ variantId, quantity }));
  return {
    taken: items.filter(({ quantity }) => quantity > 0),
    back: items.filter(({ quantity }) => quantity < 0).map(one => ({ ...one, quantity: -one.quantity })),
  };
}

/** The title of the first variant of which there is too little, so that the preview says it. */
async function firstShort(
  context: Context,
  taken: readonly StockItem[],
  lines: readonly OrderLine[],
): Promise<string | null> {
  const variants = await findSaleVariants(
    context,
    taken.map(({ variantId }) => variantId),
  );
  const short = taken.find(({ variantId, quantity }) => {
    const variant = variants.get(variantId);
    return variant === undefined || saleable(variant.productType, variant.stock) < quantity;
  });
  if (short === undefined) return null;
  return lines.find(({ variantId }) => variantId === short.variantId)?.title ?? short.variantId;
}
