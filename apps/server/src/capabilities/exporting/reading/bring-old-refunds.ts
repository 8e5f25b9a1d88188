import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { readOrder } from '../../orders/index.ts';
import { insertRefund, type RefundRow, readPaymentsOf } from '../../payments/index.ts';
import { linesOf, skip, unpackEntries } from './unpack-entries.ts';

const moment = z.coerce.date();
const oldPayment = z.object({
  id: z.string(),
  order_id: z.string(),
  state: z.enum(['refunding', 'refundDue', 'refunded']),
  amount: z.number(),
  part_refunded: z.number().default(0),
  part_due: z.number().default(0),
  created_at: moment,
  refunded_at: moment.nullable(),
});
const oldRefund = z.object({
  id: z.string(),
  order_id: z.string(),
  amount: z.number(),
  state: z.enum(['asked', 'due', 'done']),
  lines: z.object({ variantId: z.string(), quantity: z.number() }).array(),
  is_restocked: z.boolean(),
  reason: z.string(),
  is_buyer_told: z.boolean(),
  asked_at: moment,
  done_at: moment.nullable(),
});

/**
 * Refunds of older archives: full ones are states of the payment, partial ones are in a table of the orders (rule
 * EXPORT-18). Call it in the import's transaction, once the rows exist.
 */
export async function bringOldRefunds(context: Context, path: string): Promise<void> {
  const { database, website } = context;
  for await (const entry of unpackEntries(path)) {
    const read = readers[entry.name];
    if (read === undefined) {
      await skip(entry);
      continue;
    }
    for await (const line of linesOf(entry)) {
      const row = await read(context, JSON.parse(line));
      if (row !== null) await insertRefund(database, website.id, row);
    }
  }
}

/** Archives of that time do not say what a refund is for. */
const unrecorded = { items: 0, shipping: 0, tax: null };

type Reader = (context: Context, line: unknown) => Promise<RefundRow | null>;

const readers: Readonly<Record<string, Reader>> = {
  'tables/payments.ndjson': async (_, line) => {
    const { data } = oldPayment.safeParse(line);
    const amount = data ? data.amount - data.part_refunded - data.part_due : 0;
    if (!data || amount <= 0) return null;
    return {
      id: data.id,
      order_id: data.order_id,
      payment_id: data.id,
      amount,
      state: data.state === 'refunded' ? 'done' : 'due',
      ...unrecorded,
      lines: [],
      is_restocked: false,
      reason: '',
      is_buyer_told: false,
      is_for_edit: false,
      is_noted: true,
      reference: '',
      asked_at: data.refunded_at ?? data.created_at,
      done_at: data.refunded_at,
    };
  },
  'tables/order_refunds.ndjson': async ({ database, website }, line) => {
    const { data } = oldRefund.safeParse(line);
    if (!data) return null;
    const order = await readOrder(database, website.id, data.order_id);
    const [payment] = (await readPaymentsOf(database, website.id, [data.order_id])).get(data.order_id) ?? [];
    if (order === null || payment === undefined) return null;
    const lines = data.lines.flatMap(({ variantId, quantity }) => {
      const lineId = order.lines.find(bought => bought.variantId === variantId)?.id;
      return lineId === undefined ? [] : [{ lineId, quantity, amount: 0 }];
    });
    return {
      ...data,
      ...unrecorded,
      lines,
      payment_id: payment.id,
      is_for_edit: false,
      is_noted: true,
      reference: '',
    };
  },
};
