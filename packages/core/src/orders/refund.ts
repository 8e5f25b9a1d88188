import { z } from 'zod';
import { idSchema } from '../id/id.ts';
import { scaleAmount } from '../money/rounding.ts';
import { refundStates } from '../payments/payment-states.ts';
import type { OrderLine } from './order-line.ts';
import type { OrderTotals } from './order-totals.ts';

/** Items of a line that are refunded. */
export const refundedLineSchema = z.object({
  lineId: idSchema,
  quantity: z.number().int().min(1).max(1_000_000),
});
export type RefundedLine = z.infer<typeof refundedLineSchema>;

/** A refund from one payment. A request that exceeds one payment becomes several. */
export const refundSchema = z.object({
  id: idSchema,
  paymentId: idSchema,
  amount: z.number().int(),
  state: z.enum(refundStates),
  lines: refundedLineSchema.extend({ amount: z.number().int() }).array(),
  /** Of its amount: for items, for shipping, and the tax in all of it; the rest is for neither. */
  items: z.number().int(),
  shipping: z.number().int(),
  tax: z.number().int(),
  isRestocked: z.boolean(),
  reason: z.string(),
  /** Its reference at the service, or of the transfer. */
  reference: z.string(),
  askedAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
});
export type Refund = z.infer<typeof refundSchema>;

interface Bought {
  readonly lines: readonly OrderLine[];
  readonly totals: OrderTotals;
}

interface Pieces {
  readonly quantityOf: (line: OrderLine) => number;
  /** Items refunded before, by line. */
  readonly earlier: ReadonlyMap<string, number>;
}

/**
 * The amount the buyer paid for these items, with discount and tax (rule ORDER-17). Items that are refunded one by
 * one add up to the amount of their line.
 */
export function paidFor({ lines, totals }: Bought, { quantityOf, earlier }: Pieces): number {
  return lines.reduce((sum, line) => {
    const whole = line.total - line.discount + (totals.isTaxIncluded ? 0 : line.tax);
    return sum + step(whole, line.quantity, { before: earlier.get(line.id) ?? 0, more: quantityOf(line) });
  }, 0);
}

/** The amount the buyer paid for shipping, with tax. */
export function paidForShipping({ totals }: Pick<Bought, 'totals'>): number {
  return (totals.shipping ?? 0) + (totals.isTaxIncluded ? 0 : totals.shippingTax);
}

/** The part of a refund that is neither for items nor for shipping, if some of it is. */
export function refundRest({
  amount,
  items,
  shipping,
}: Pick<Refund, 'amount' | 'items' | 'shipping'>): number {
  return items + shipping === 0 ? 0 : amount - items - shipping;
}

/** Items of each line in earlier refunds. */
export function refundedPieces(
  refunds: readonly { readonly lines: readonly RefundedLine[] }[],
): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { lineId, quantity } of refunds.flatMap(({ lines }) => lines))
    pieces.set(lineId, (pieces.get(lineId) ?? 0) + quantity);
  return pieces;
}

/** The share of `more` parts of `count` after `before` of them: all shares of a whole add up to it. */
function step(whole: number, count: number, { before, more }: { before: number; more: number }): number {
  return scaleAmount(whole, before + more, count) - scaleAmount(whole, before, count);
}
