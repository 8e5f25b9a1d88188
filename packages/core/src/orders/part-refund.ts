import { z } from 'zod';
import { idSchema } from '../id/id.ts';
import { divideRounded } from '../money/rounding.ts';
import type { OrderLine } from './order-line.ts';
import type { OrderTotals } from './order-totals.ts';

/** asked: the payment service is asked. due: a person has to send it. done: it was given back. */
export const partRefundStates = ['asked', 'due', 'done'] as const;
export type PartRefundState = (typeof partRefundStates)[number];

export const refundedLineSchema = z.object({
  variantId: idSchema,
  quantity: z.number().int().min(1).max(1_000_000),
});
export type RefundedLine = z.infer<typeof refundedLineSchema>;

export const partRefundSchema = z.object({
  id: idSchema,
  amount: z.number().int(),
  state: z.enum(partRefundStates),
  lines: refundedLineSchema.array(),
  isRestocked: z.boolean(),
  askedAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
});
export type PartRefund = z.infer<typeof partRefundSchema>;

interface Bought {
  readonly lines: readonly OrderLine[];
  readonly totals: OrderTotals;
}

/** What the buyer paid for these pieces, and for shipping, with discount and tax (rule ORDER-17). */
export function paidFor(
  { lines, totals }: Bought,
  {
    quantityOf,
    isShippingIncluded,
  }: { quantityOf: (line: OrderLine) => number; isShippingIncluded: boolean },
): number {
  const onTop = (tax: number) => (totals.isTaxIncluded ? 0 : tax);
  const goods = lines.map(line => {
    const whole = line.total - line.discount + onTop(line.tax);
    return Number(divideRounded(BigInt(whole) * BigInt(quantityOf(line)), BigInt(line.quantity)));
  });
  const shipping = isShippingIncluded ? (totals.shipping ?? 0) + onTop(totals.shippingTax) : 0;
  return goods.reduce((sum, amount) => sum + amount, shipping);
}

/** Pieces of each variant that earlier refunds name. */
export function refundedPieces(refunds: readonly Pick<PartRefund, 'lines'>[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { variantId, quantity } of refunds.flatMap(({ lines }) => lines))
    pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity);
  return pieces;
}
