import { explainSteps } from '@vitrine/core/cart/price-steps.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, succeed } from '@vitrine/core/errors/result.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { isFixed } from '@vitrine/core/order-edits/editable-lines.ts';
import type { EditableOrder } from '@vitrine/core/order-edits/order-edit.ts';
import { orderEditCalls as calls } from '@vitrine/core/order-edits/order-edits.calls.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { readOrder } from '../orders/index.ts';
import { prepareEdit } from './prepare-edit.ts';
import { type Editable, readEditable } from './read-editable.ts';
import { saveEdit } from './save-edit.ts';

export const orderEditRoutes: readonly BoundCall[] = [
  bindCall(calls.get, async (context, { params }) => {
    const found = await readEditable(context, { ...params, isLocked: false });
    return found.ok ? succeed({ order: viewOf(found.value) }) : found;
  }),
  bindCall(calls.preview, async (context, { params, body }, { language }) => {
    const found = await readEditable(context, { ...params, isLocked: false });
    if (!found.ok) return found;
    const prepared = await prepareEdit(context, found.value, body);
    if (!prepared.ok) return prepared;
    const { after, toPay, toRefund } = prepared.value;
    const { currency, totals: before } = found.value.order;
    const money = (amount: number) => formatMoney({ amount, currency }, context.website.settings.language);
    return succeed({
      ...{ before, after: after.totals, lines: after.lines, toPay, toRefund },
      explanation: explainSteps(after.totals.steps, money, language),
    });
  }),
  bindCall(calls.save, async (context, { params, body }) => {
    const saved = await saveEdit(context, { ...params, ...body });
    if (!saved.ok) return saved;
    const order = await readOrder(context.database, context.website.id, params.orderId);
    return order === null ? fail(callErrors.notFound) : succeed({ orderId: order.id, total: order.total });
  }),
];

function viewOf({ order, least }: Editable): EditableOrder {
  const { version, number, email, currency, state, totals } = order;
  return {
    ...{ version, number, email, currency, isHeld: state === 'held' },
    lines: order.lines.map(line => {
      const { id, variantId, title, options, sku, quantity, unitPrice } = line;
      return {
        ...{ id, variantId, title, options, sku, quantity, unitPrice },
        least: least.get(id) ?? 0,
        isFixed: isFixed(line),
      };
    }),
    shipping: { name: order.shipping_name, amount: totals.shipping },
  };
}
