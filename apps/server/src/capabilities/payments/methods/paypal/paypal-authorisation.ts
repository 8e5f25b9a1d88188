import { z } from 'zod';
import type { Context } from '../../../../context.ts';
import type { Authorisation, CaptureAnswer } from '../../payment-method.ts';
import type { PaymentRow } from '../../payments.store.ts';
import { readPayPalPayment } from './paypal.store.ts';
import { toPayPal } from './paypal-amounts.ts';
import { askPayPal, PayPalRefusal } from './paypal-client.ts';
import { findOrder } from './paypal-find-order.ts';
import { captureSchema, moneyOf, reasonOf } from './paypal-objects.ts';
import type { payPalSettings } from './paypal-settings.ts';

/** PayPal keeps an authorisation for 29 days, and guarantees its money for the first three. */
const heldDays = 29;

/** Money that PayPal holds until the shop captures it, in parts (rule PAYPAL-5). */
export const payPalAuthorisation: Authorisation<typeof payPalSettings> = {
  days: heldDays,
  isWanted: ({ capture }) => capture === 'later',
  async capture(context, payment, { captureId, amount }) {
    const order = await orderOf(context, payment);
    const { authorisation = null } = order === null ? {} : moneyOf(order);
    const wanted = toPayPal({ amount, currency: payment.currency });
    if (authorisation === null || wanted === null) return refused('', true);
    const isLast = payment.captured + amount >= payment.amount;
    try {
      const capture = await askPayPal(context, {
        path: `/v2/payments/authorizations/${authorisation.id}/capture`,
        body: JSON.stringify({ amount: wanted, final_capture: isLast }),
        id: `${captureId}-capture`,
        reply: captureSchema,
      });
      return await answerOf(context, capture.id);
    } catch (error) {
      if (!(error instanceof PayPalRefusal)) throw error;
      const after = await orderOf(context, payment);
      const status = after === null ? '' : (moneyOf(after).authorisation?.status ?? '');
      return refused(error.message, after === null || isOver(status));
    }
  },
  async void(context, payment) {
    const row = await readPayPalPayment(context.database, context.website.id, payment.id);
    return row?.paypal_order == null ? 'voided' : releaseOrder(context, row.paypal_order);
  },
};

/** A repeated request gets its first answer: the capture itself says how it stands. */
async function answerOf(context: Context, id: string): Promise<CaptureAnswer> {
  const capture = await askPayPal(context, { path: `/v2/payments/captures/${id}`, reply: captureSchema });
  if (capture.status === 'PENDING') throw new Error(`PayPal still decides about the capture ${id}.`);
  if (capture.status === 'DECLINED' || capture.status === 'FAILED') return refused(reasonOf(capture), false);
  return { outcome: 'captured', reference: id };
}

function refused(reason: string, isOver: boolean): CaptureAnswer {
  return { outcome: 'refused', reason, isOver };
}

async function orderOf(context: Context, payment: PaymentRow) {
  const row = await readPayPalPayment(context.database, context.website.id, payment.id);
  return row?.paypal_order == null ? null : findOrder(context, row.paypal_order);
}

/** Releases what an order holds, however often it is called; `captured` if all of it was captured. */
export async function releaseOrder(context: Context, id: string): Promise<'voided' | 'captured'> {
  const held = async () => {
    const order = await findOrder(context, id);
    return order === null ? null : moneyOf(order).authorisation;
  };
  const before = await held();
  if (before === null || isOver(before.status)) return before?.status === 'CAPTURED' ? 'captured' : 'voided';
  try {
    const path = `/v2/payments/authorizations/${before.id}/void`;
    await askPayPal(context, { path, body: '{}', id: `${before.id}-void`, reply: z.unknown() });
    return 'voided';
  } catch (error) {
    const after = await held();
    if (after !== null && !isOver(after.status)) throw error;
    return after?.status === 'CAPTURED' ? 'captured' : 'voided';
  }
}

function isOver(status: string): boolean {
  return ['VOIDED', 'CAPTURED', 'EXPIRED', 'DENIED'].includes(status);
}
