import { z } from 'zod';
import { idSchema } from '../id/id.ts';
import { divideRounded } from '../money/rounding.ts';
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
  readonly isShippingIncluded: boolean;
}

/**
 * The amount the buyer paid for these items, and for shipping, with discount and tax (rule ORDER-17). Items that are
 * refunded one by one add up to the amount of their line.
 */
export function paidFor(
  { lines, totals }: Bought,
  { quantityOf, earlier, isShippingIncluded }: Pieces,
): number {
  const onTop = (tax: number) => (totals.isTaxIncluded ? 0 : tax);
  const goods = lines.map(line => {
    const whole = BigInt(line.total - line.discount + onTop(line.tax));
    const upTo = (pieces: number) => Number(divideRounded(whole * BigInt(pieces), BigInt(line.quantity)));
    const before = earlier.get(line.id) ?? 0;
    return upTo(before + quantityOf(line)) - upTo(before);
  });
  const shipping = isShippingIncluded ? (totals.shipping ?? 0) + onTop(totals.shippingTax) : 0;
  return goods.reduce((sum, amount) => sum + amount, shipping);
}

/**
 * The part of a refund that is for no items, such as shipping; one part of a refund over several
 * payments is less than the price of its items.
 */
export function refundRest({ amount, lines }: Pick<Refund, 'amount' | 'lines'>): number {
  if (lines.length === 0) return 0;
  return Math.max(0, amount - lines.reduce((sum, line) => sum + line.amount, 0));
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
