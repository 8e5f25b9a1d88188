import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Refusal, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { leastQuantities } from '@vitrine/core/order-edits/editable-lines.ts';
import { orderEditErrors } from '@vitrine/core/order-edits/order-edits.errors.ts';
import { stateInWords } from '@vitrine/core/orders/order-states.ts';
import { isUncertain } from '@vitrine/core/payments/order-payment.ts';
import type { Context } from '../../context.ts';
import {
  listEdits,
  listShipments,
  lockOrder,
  type OrderFigures,
  type OrderRow,
  readOrder,
  valid,
} from '../orders/index.ts';
import { listRefunds, lockPaymentsOf, type PaymentRow, readPaymentsOf } from '../payments/index.ts';
import { isComingBack } from '../returns/index.ts';

/** An order that can be changed, with what limits the change. */
export interface Editable {
  readonly order: OrderRow;
  readonly payments: readonly PaymentRow[];
  /** By line: what was sent or refunded has to stay. */
  readonly least: ReadonlyMap<Id, number>;
  /** As it was before its first change. */
  readonly first: Pick<OrderFigures, 'lines' | 'totals'>;
}

/** Refused with the reason if it cannot be changed (rule ORDEREDIT-1); `isLocked` in a transaction that changes it. */
export async function readEditable(
  context: Context,
  { orderId, isLocked }: { readonly orderId: Id; readonly isLocked: boolean },
): Promise<Result<Editable>> {
  const { database, website } = context;
  const order = await (isLocked ? lockOrder : readOrder)(database, website.id, orderId);
  if (order === null) return fail(callErrors.notFound);
  const payments = isLocked
    ? await lockPaymentsOf(database, website.id, orderId)
    : ((await readPaymentsOf(database, website.id, [orderId])).get(orderId) ?? []);
  const refused = refusalOf(order, payments);
  if (refused !== null) return refused;
  if (await isComingBack(database, website.id, orderId)) return fail(orderEditErrors.withdrawn);
  const refunds = await listRefunds(database, website.id, orderId);
  const shipments = valid(await listShipments(database, website.id, orderId));
  const [edit] = await listEdits(database, website.id, orderId);
  return succeed({
    order,
    payments,
    least: leastQuantities({ lines: order.lines, refunds, shipments }),
    first: edit?.before ?? order,
  });
}

function refusalOf(
  order: OrderRow,
  payments: readonly PaymentRow[],
): { readonly ok: false; readonly error: Refusal } | null {
  const { state, fulfilment_state: fulfilment, subscription_id: subscriptionId, lines } = order;
  if (order.is_without_effect) return fail(orderEditErrors.test);
  if (state === 'completed' || fulfilment === 'fulfilled') return fail(orderEditErrors.sent);
  if (state !== 'placed' && state !== 'held')
    return fail(orderEditErrors.ended, { state: stateInWords(state) });
  if (subscriptionId !== null) return fail(orderEditErrors.renewal);
  if (lines.every(({ choices }) => choices.donation !== undefined)) return fail(orderEditErrors.donation);
  return payments.some(isUncertain) ? fail(orderEditErrors.paymentOpen) : null;
}
