import { scaleAmount } from '../money/rounding.ts';
import type { OrderLine } from './order-line.ts';
import type { OrderTotals } from './order-totals.ts';
import { paidForShipping, type Refund, type RefundedLine, refundedPieces } from './refund.ts';

/** Of the amount of a refund: for items, for shipping, and the tax contained in all of it. */
export interface RefundParts {
  readonly items: number;
  readonly shipping: number;
  readonly tax: number;
}

interface Bought {
  readonly lines: readonly OrderLine[];
  readonly totals: OrderTotals;
}

/** Null parts: nobody recorded them, for a refund of an earlier version or one made at its service. */
export interface StoredRefund {
  readonly amount: number;
  readonly lines: readonly (RefundedLine & { readonly amount: number })[];
  readonly parts: RefundParts | null;
}

interface Wanted {
  readonly amount: number;
  /** Items with the price paid for them. */
  readonly lines: StoredRefund['lines'];
  /** The amount for shipping; null divides a refund that names nothing by the order's own shares. */
  readonly shipping: number | null;
}

/**
 * What a refund is for (rule ORDER-21). The tax is that of its items and of its shipping; for a rest it is the order's
 * share of tax. The refund that reaches the order's total takes what is left of shipping and tax, so that all refunds
 * of an order add up to its own figures.
 */
export function partsOfRefund(order: Bought, wanted: Wanted, earlier: readonly StoredRefund[]): RefundParts {
  const before = sumOfRefunds(order, earlier);
  const { total, tax: orderTax } = order.totals;
  const taxLeft = Math.max(0, (orderTax ?? 0) - before.tax);
  const isLast = before.amount + wanted.amount >= total;
  const shippingLeft = Math.max(0, paidForShipping(order) - before.shipping);
  const share = isLast ? shippingLeft : shareOf(paidForShipping(order), wanted.amount, total);
  const shipping = Math.min(wanted.shipping ?? share, shippingLeft, wanted.amount);
  const priced = wanted.lines.reduce((sum, { amount }) => sum + amount, 0);
  const isByShare = wanted.shipping === null;
  const items = Math.min(isByShare ? wanted.amount : priced, wanted.amount - shipping);
  if (isLast) return { items, shipping, tax: Math.min(taxLeft, wanted.amount) };
  const rest = isByShare ? wanted.amount : wanted.amount - items - shipping;
  const named = isByShare
    ? 0
    : shareOf(taxOfLines(order, wanted.lines, earlier), items, priced) +
      shareOf(order.totals.shippingTax, shipping, paidForShipping(order));
  const tax = named + shareOf(orderTax ?? 0, rest, total);
  return { items, shipping, tax: Math.min(tax, taxLeft, wanted.amount) };
}

/** The parts of a stored refund, derived if nobody recorded them. */
export function knownParts(order: Bought, { amount, lines, parts }: StoredRefund): RefundParts {
  if (parts !== null) return parts;
  const priced = lines.reduce((sum, line) => sum + line.amount, 0);
  const tax = shareOf(order.totals.tax ?? 0, amount, order.totals.total);
  return { items: Math.min(priced, amount), shipping: 0, tax };
}

/** What is still to be refunded of shipping. */
export function shippingLeftOf(order: Bought, refunds: readonly Pick<Refund, 'shipping'>[]): number {
  return Math.max(
    0,
    refunds.reduce((left, { shipping }) => left - shipping, paidForShipping(order)),
  );
}

/** The parts of each payment's share of one refund: first its items, then its shipping. */
export function divideParts(parts: RefundParts, amounts: readonly number[]): RefundParts[] {
  const whole = amounts.reduce((sum, amount) => sum + amount, 0);
  let left = parts;
  let passed = 0;
  return amounts.map(amount => {
    const items = Math.min(left.items, amount);
    const shipping = Math.min(left.shipping, amount - items);
    passed += amount;
    const tax = shareOf(parts.tax, passed, whole) - (parts.tax - left.tax);
    left = { items: left.items - items, shipping: left.shipping - shipping, tax: left.tax - tax };
    return { items, shipping, tax };
  });
}

function sumOfRefunds(order: Bought, refunds: readonly StoredRefund[]): RefundParts & { amount: number } {
  return refunds.reduce(
    (sum, refund) => {
      const { items, shipping, tax } = knownParts(order, refund);
      return {
        amount: sum.amount + refund.amount,
        items: sum.items + items,
        shipping: sum.shipping + shipping,
        tax: sum.tax + tax,
      };
    },
    { amount: 0, items: 0, shipping: 0, tax: 0 },
  );
}

/** Items that are refunded one by one have the tax of their line in total. */
function taxOfLines(
  { lines }: Bought,
  wanted: readonly RefundedLine[],
  earlier: readonly StoredRefund[],
): number {
  const before = refundedPieces(earlier);
  return wanted.reduce((sum, { lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return sum;
    const done = before.get(lineId) ?? 0;
    const upTo = (pieces: number) => shareOf(line.tax, pieces, line.quantity);
    return sum + upTo(done + quantity) - upTo(done);
  }, 0);
}

function shareOf(whole: number, part: number, of: number): number {
  return of === 0 ? 0 : scaleAmount(whole, part, of);
}
