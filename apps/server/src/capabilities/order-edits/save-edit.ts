import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import type { OrderEdit } from '@vitrine/core/order-edits/order-edit.ts';
import { orderEditErrors } from '@vitrine/core/order-edits/order-edits.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import {
  carryOutRefunds,
  changeFigures,
  changesInWords,
  completeSent,
  lockOrder,
  mailEdited,
  noteOnOrder,
  type OrderChanges,
  type OrderFigures,
  type OrderRow,
  readOrderOfEdit,
} from '../orders/index.ts';
import { listRefunds } from '../payments/index.ts';
import { prepareEdit } from './prepare-edit.ts';
import { readEditable } from './read-editable.ts';
import { moveStock, settleDifference } from './settle-difference.ts';

export interface EditToSave extends OrderEdit {
  readonly orderId: Id;
  /** A change with this id exists already if the request was sent before. */
  readonly editId: Id;
  readonly version: number;
  /** As staff saw it. */
  readonly total: number;
  readonly reason: string;
  readonly isBuyerTold: boolean;
}

/**
 * Changes an order in one transaction: its lines and totals, stock, books, payments, timeline and the email. A refund is
 * promised in it and carried out after it (rules ORDEREDIT-5 to ORDEREDIT-8).
 */
export async function saveEdit(context: Context, edit: EditToSave): Promise<Result<null>> {
  const { website } = context;
  const saved = await transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const locked = await lockOrder(transaction, website.id, edit.orderId);
    if (locked === null) return fail(callErrors.notFound);
    const known = await readOrderOfEdit(transaction, website.id, edit.editId);
    if (known !== null) return known === locked.id ? succeed(null) : fail(callErrors.notFound);
    const editable = await readEditable(inside, { orderId: edit.orderId, isLocked: true });
    if (!editable.ok) return editable;
    const { order, payments } = editable.value;
    if (order.version !== edit.version) return fail(orderEditErrors.changedMeanwhile);
    const prepared = await prepareEdit(inside, editable.value, edit);
    if (!prepared.ok) return prepared;
    const { after, toPay, toRefund } = prepared.value;
    const { language } = website.settings;
    const money = (amount: number) => formatMoney({ amount, currency: order.currency }, language);
    if (after.total !== edit.total) return fail(orderEditErrors.totalChanged, { total: money(after.total) });
    const changed: OrderRow = { ...order, ...after, version: order.version + 1 };
    const { editId: id, reason } = edit;
    await changeFigures(transaction, website.id, {
      edit: {
        ...{ id, order_id: order.id, version: changed.version, before: order, reason },
        at: context.clock.now(),
      },
      to: after,
    });
    const changes = changesOf(order, after);
    const words = changesInWords(changes, { total: after.total, money });
    await noteOnOrder(inside, {
      orderId: order.id,
      kind: 'edited',
      text: [...words, reason].filter(Boolean).join('\n'),
    });
    const settled = await settleDifference(inside, changed, { payments, toPay, toRefund, reason });
    if (!settled.ok) return settled;
    await completeSent(inside, changed);
    if (edit.isBuyerTold)
      await mailEdited(inside, changed, {
        ...changes,
        ...{ reason, toPay },
        toRefund: toRefund === 0 ? null : { refund: await refundWay(inside, order.id), amount: toRefund },
      });
    // Last, as other buyers of the same wait for its lock until the end of the transaction.
    return moveStock(inside, order.id, prepared.value);
  });
  if (saved.ok) await carryOutRefunds(context, edit.orderId);
  return saved;
}

/** A person has to send at least a part of it, or its services do all of it. */
async function refundWay({ database, website }: Context, orderId: Id): Promise<'refunding' | 'refundDue'> {
  const refunds = await listRefunds(database, website.id, orderId);
  return refunds.some(({ is_for_edit: isForEdit, state }) => isForEdit && state === 'due')
    ? 'refundDue'
    : 'refunding';
}

function changesOf(before: OrderRow, after: OrderFigures): OrderChanges {
  const lines = new Map([...before.lines, ...after.lines].map(line => [line.id, line]));
  const quantityIn = (order: OrderFigures, id: Id) => order.lines.find(line => line.id === id)?.quantity ?? 0;
  const changes = [...lines.values()].map(({ id, title, options }) => ({
    title: options === '' ? title : `${title} (${options})`,
    from: quantityIn(before, id),
    to: quantityIn(after, id),
  }));
  const from = before.totals.shipping ?? 0;
  const to = after.totals.shipping ?? 0;
  return {
    changes: changes.filter(one => one.from !== one.to),
    shipping: from === to ? null : { name: after.shipping_name, from, to },
    before: before.total,
  };
}
