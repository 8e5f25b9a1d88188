import { allocate } from '../money/allocate.ts';
import { scaleAmount } from '../money/rounding.ts';

export type DiscountValue =
  /** Thousandths of a percent of its base, rounded once. */
  | { readonly kind: 'percent'; readonly percent: number }
  /** Subtracted once, never more than the price. */
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'freeShipping' };

/** All conditions of a discount; null and empty are no condition. */
export interface DiscountLimits {
  /** Of the whole cart, before any discount. */
  readonly minimumSubtotal: number;
  /** Only on these products and those of these categories; if both are empty, on all. */
  readonly productIds: readonly string[];
  readonly categories: readonly string[];
  /** The maximum number of uses by one customer. */
  readonly usesPerCustomer: number | null;
  /** The maximum number of uses in total. */
  readonly uses: number | null;
  /** ISO 8601, UTC: from this moment, and until before that one. */
  readonly from: string | null;
  readonly until: string | null;
}

export interface DiscountRule {
  readonly id: string;
  readonly name: string;
  readonly value: DiscountValue;
  readonly limits: DiscountLimits;
}

/** A line with the data that discounts need. */
export interface DiscountLine {
  readonly key: string;
  readonly productId: string;
  readonly categories: readonly string[];
  /** The amount left after earlier discounts. */
  readonly left: number;
}

export interface DiscountFacts {
  readonly lines: readonly DiscountLine[];
  readonly subtotal: number;
  /** The remaining shipping price; null if nothing is shipped, or the destination is unknown. */
  readonly shipping: number | null;
  /** ISO 8601, UTC. */
  readonly now: string;
  /** The number of uses: by this customer, if known, and by all. */
  readonly used: { readonly byCustomer: number; readonly byAll: number };
}

/** Why it does not apply, with the missing condition. */
export type DiscountReason =
  | { readonly code: 'notYet'; readonly from: string }
  | { readonly code: 'over'; readonly until: string }
  | { readonly code: 'usedUp' }
  | { readonly code: 'usedByCustomer' }
  | { readonly code: 'belowMinimum'; readonly minimum: number; readonly missing: number }
  | { readonly code: 'otherProducts' }
  | { readonly code: 'nothingSent' }
  | { readonly code: 'nothingLeft' };

export type DiscountOutcome =
  | {
      readonly applies: true;
      /** The discount of each line, in order. */
      readonly amounts: readonly number[];
      readonly shippingAmount: number;
    }
  | { readonly applies: false; readonly reason: DiscountReason };

/** The effect of one discount on the current cart, or why it has none (rule CART-25). */
export function evaluateDiscount({ value, limits }: DiscountRule, facts: DiscountFacts): DiscountOutcome {
  const reason = blocker(limits, facts);
  if (reason) return { applies: false, reason };
  const bases = facts.lines.map(line => (isFor(limits, line) ? line.left : 0));
  if (!facts.lines.some(line => isFor(limits, line)))
    return { applies: false, reason: { code: 'otherProducts' } };
  if (value.kind === 'freeShipping') return freeShipping(facts);
  const base = bases.reduce((sum, amount) => sum + amount, 0);
  const wanted = value.kind === 'percent' ? scaleAmount(base, value.percent, 100_000) : value.amount;
  const amount = Math.min(Math.max(0, wanted), base);
  if (amount === 0) return { applies: false, reason: { code: 'nothingLeft' } };
  return { applies: true, amounts: allocate(amount, bases), shippingAmount: 0 };
}

function freeShipping({ lines, shipping }: DiscountFacts): DiscountOutcome {
  if (shipping === null) return { applies: false, reason: { code: 'nothingSent' } };
  if (shipping === 0) return { applies: false, reason: { code: 'nothingLeft' } };
  return { applies: true, amounts: lines.map(() => 0), shippingAmount: shipping };
}

function blocker(limits: DiscountLimits, { now, used, subtotal }: DiscountFacts): DiscountReason | null {
  const { from, until, uses, usesPerCustomer, minimumSubtotal } = limits;
  if (from !== null && now < from) return { code: 'notYet', from };
  if (until !== null && now >= until) return { code: 'over', until };
  if (uses !== null && used.byAll >= uses) return { code: 'usedUp' };
  if (usesPerCustomer !== null && used.byCustomer >= usesPerCustomer) return { code: 'usedByCustomer' };
  if (subtotal < minimumSubtotal)
    return { code: 'belowMinimum', minimum: minimumSubtotal, missing: minimumSubtotal - subtotal };
  return null;
}

function isFor({ productIds, categories }: DiscountLimits, line: DiscountLine): boolean {
  if (productIds.length === 0 && categories.length === 0) return true;
  return (
    productIds.includes(line.productId) || line.categories.some(category => categories.includes(category))
  );
}
