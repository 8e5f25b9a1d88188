import { emptyAddress } from '@vitrine/core/addresses/address.ts';
import { isSellerComplete } from '@vitrine/core/documents/seller.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { labelErrors } from '@vitrine/core/labels/labels.errors.ts';
import type { Context } from '../../context.ts';
import { measured, packedLines } from '../documents/index.ts';
import { type OrderRow, readOrder } from '../orders/index.ts';
import { readPaymentsOf } from '../payments/index.ts';
import { labelStrategies } from './label-strategies.ts';
import type { LabelledOrder, LabelRequest, LabelStrategy } from './label-strategy.ts';

export interface PreparedLabels {
  readonly strategy: LabelStrategy;
  readonly request: LabelRequest;
}

/** Of all these orders or of none: those that are sent to nobody, and tests that are not sent, are named (rule LABEL-4). */
export async function prepareLabels(
  context: Context,
  { orderIds, parcels }: { readonly orderIds: readonly Id[]; readonly parcels: number },
): Promise<Result<PreparedLabels>> {
  const { website } = context;
  const { labels, seller } = website.settings.store;
  const strategy = labelStrategies.find(({ id }) => id === labels.strategy);
  if (strategy === undefined) return fail(labelErrors.unknownStrategy);
  const sender = { ...seller, name: seller.name || website.title };
  if (!isSellerComplete(sender)) return fail(labelErrors.senderMissing);
  const orders = await readOrders(context, orderIds);
  if (orders === null) return fail(callErrors.notFound);
  const tests = orders.filter(order => order.is_without_effect);
  if (tests.length > 0) return fail(labelErrors.test, { orders: namesOf(tests) });
  const homeless = orders.filter(order => !isSentToSomebody(order));
  if (homeless.length > 0) return fail(labelErrors.noAddress, { orders: namesOf(homeless) });
  const labelled = await labelledOrders(context, orders, parcels);
  const { name, line1, line2, postalCode, city, region, country } = sender;
  return succeed({
    strategy,
    request: {
      sender: { ...emptyAddress, name, line1, line2, postalCode, city, region, country },
      orders: labelled,
      format: labels.format,
    },
  });
}

function namesOf(orders: readonly OrderRow[]): string {
  return orders.map(({ number, id }) => String(number ?? id)).join(', ');
}

/** Null if one of them is not of this website. */
async function readOrders(
  { database, website }: Context,
  orderIds: readonly Id[],
): Promise<OrderRow[] | null> {
  const orders: OrderRow[] = [];
  for (const orderId of new Set(orderIds)) {
    const order = await readOrder(database, website.id, orderId);
    if (order === null) return null;
    orders.push(order);
  }
  return orders;
}

/** It is placed and not cancelled, has goods, and is not collected. */
function isSentToSomebody({ number, state, requires_shipping, delivery, address }: OrderRow): boolean {
  const isGoing = number !== null && state !== 'cancelled' && requires_shipping;
  return isGoing && delivery.pickup === null && address.line1 !== '';
}

async function labelledOrders(
  context: Context,
  orders: readonly OrderRow[],
  parcels: number,
): Promise<LabelledOrder[]> {
  const { database, website } = context;
  const ids = orders.map(({ id }) => id);
  const payments = await readPaymentsOf(database, website.id, ids);
  const labelled: LabelledOrder[] = [];
  for (const order of orders) {
    const { weight } = await measured(context, await packedLines(context, order));
    const isTest = (payments.get(order.id) ?? []).some(({ is_test }) => is_test);
    const { id: orderId, address: recipient } = order;
    labelled.push({ orderId, number: order.number ?? 0, recipient, parcels, weight, isTest });
  }
  return labelled;
}
