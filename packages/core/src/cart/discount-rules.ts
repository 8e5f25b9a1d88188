import { allocate } from '../money/allocate.ts';
import { scaleAmount } from '../money/rounding.ts';
import { type BuyGet, discountOfGiven } from './buy-get.ts';

/** Products by their ids and by the terms of their categories; if both are empty, all of them. */
export interface DiscountScope {
  readonly productIds: readonly string[];
  readonly categories: readonly string[];
}

export type DiscountValue =
  /** Thousandths of a percent of its base, rounded once. */
  | { readonly kind: 'percent'; readonly percent: number }
  /** Subtracted once, never more than the price. */
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'freeShipping' }
  | BuyGet;

/** All conditions of a discount; null and empty are no condition. */
export interface DiscountLimits extends DiscountScope {
  /** Of the whole cart, before any discount. */
  readonly minimumSubtotal: number;
  /** Only these lines of the cart; all if missing or empty. */
  readonly lineKeys?: readonly string[];
  /** Only for customers with one of these email addresses, in lower case. */
  readonly emails: readonly string[];
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
  /** The code that the buyer enters; null applies by itself. */
  readonly code: string | null;
  readonly value: DiscountValue;
  /** Whether it applies together with others of which the same is true (rule CART-29). */
  readonly isCombined: boolean;
  readonly limits: DiscountLimits;
}

/** A line with the data that discounts need. */
export interface DiscountLine {
  readonly key: string;
  readonly productId: string;
  /** The terms of its categories and of all above them. */
  readonly categories: readonly string[];
  readonly quantity: number;
  /** False for gift cards, whose value is money. */
  readonly isDiscounted: boolean;
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
  /** In lower case; null while the buyer has not entered it. */
  readonly email: string | null;
  /** The number of uses: by this customer, if known, and by all. */
  readonly used: { readonly byCustomer: number; readonly byAll: number };
}

/** Why it does not apply, with the missing condition. */
export type DiscountReason =
  | { readonly code: 'unknown' }
  | { readonly code: 'notYet'; readonly from: string }
  | { readonly code: 'over'; readonly until: string }
  | { readonly code: 'usedUp' }
  | { readonly code: 'usedByCustomer' }
  | { readonly code: 'emailNeeded' }
  | { readonly code: 'otherCustomers' }
  | { readonly code: 'belowMinimum'; readonly minimum: number; readonly missing: number }
  | { readonly code: 'otherProducts' }
  | { readonly code: 'tooFewBought'; readonly missing: number }
  | { readonly code: 'notCombined'; readonly other: string }
  | { readonly code: 'nothingSent' }
  | { readonly code: 'nothingLeft' };

export type DiscountOutcome =
  | {
      readonly applies: true;
      /** The discount of each line, in order. */
      readonly amounts: readonly number[];
      readonly shippingAmount: number;
      /** How often it applies to one order, if it would have applied more often. */
      readonly mostTimes?: number;
    }
  | { readonly applies: false; readonly reason: DiscountReason };

/** The effect of one discount on the current cart, or why it has none (rule CART-25). */
export function evaluateDiscount({ value, limits }: DiscountRule, facts: DiscountFacts): DiscountOutcome {
  const reason = blocker(limits, facts);
  if (reason) return { applies: false, reason };
  const isMeant = (line: DiscountLine) => line.isDiscounted && isOfLines(limits, line) && isIn(limits, line);
  const bases = facts.lines.map(line => (isMeant(line) ? line.left : 0));
  if (!facts.lines.some(isMeant)) return { applies: false, reason: { code: 'otherProducts' } };
  if (value.kind === 'freeShipping') return freeShipping(facts);
  if (value.kind === 'buyGet') return given(value, limits, facts.lines);
  const base = bases.reduce((sum, amount) => sum + amount, 0);
  const wanted = value.kind === 'percent' ? scaleAmount(base, value.percent, 100_000) : value.amount;
  const amount = Math.min(Math.max(0, wanted), base);
  if (amount === 0) return { applies: false, reason: { code: 'nothingLeft' } };
  return { applies: true, amounts: allocate(amount, bases), shippingAmount: 0 };
}

function given(value: BuyGet, limits: DiscountScope, lines: readonly DiscountLine[]): DiscountOutcome {
  const meant = lines.filter(({ isDiscounted }) => isDiscounted);
  const isGiven = (line: DiscountLine) => isIn(isAnywhere(value) ? limits : value, line);
  const found = discountOfGiven(
    value,
    meant.map(line => ({
      ...line,
      isGiven: isGiven(line),
      // What is given does not count as bought, unless both are the same products (rule CART-30).
      isBought: isIn(limits, line) && (isAnywhere(value) || !isGiven(line)),
    })),
  );
  if (found.missing > 0) return { applies: false, reason: { code: 'tooFewBought', missing: found.missing } };
  const amounts = lines.map(line => found.amounts.get(line.key) ?? 0);
  if (amounts.every(amount => amount === 0)) return { applies: false, reason: { code: 'nothingLeft' } };
  const { mostTimes } = found;
  return { applies: true, amounts, shippingAmount: 0, ...(mostTimes === undefined ? {} : { mostTimes }) };
}

function freeShipping({ lines, shipping }: DiscountFacts): DiscountOutcome {
  if (shipping === null) return { applies: false, reason: { code: 'nothingSent' } };
  if (shipping === 0) return { applies: false, reason: { code: 'nothingLeft' } };
  return { applies: true, amounts: lines.map(() => 0), shippingAmount: shipping };
}

function blocker(
  limits: DiscountLimits,
  { now, used, email, subtotal }: DiscountFacts,
): DiscountReason | null {
  const { from, until, uses, usesPerCustomer, minimumSubtotal, emails } = limits;
  if (from !== null && now < from) return { code: 'notYet', from };
  if (until !== null && now >= until) return { code: 'over', until };
  if (uses !== null && used.byAll >= uses) return { code: 'usedUp' };
  if (emails.length > 0 && email === null) return { code: 'emailNeeded' };
  if (emails.length > 0 && !emails.includes(email ?? '')) return { code: 'otherCustomers' };
  if (usesPerCustomer !== null && used.byCustomer >= usesPerCustomer) return { code: 'usedByCustomer' };
  if (subtotal < minimumSubtotal)
    return { code: 'belowMinimum', minimum: minimumSubtotal, missing: minimumSubtotal - subtotal };
  return null;
}

function isOfLines({ lineKeys = [] }: DiscountLimits, { key }: DiscountLine): boolean {
  return lineKeys.length === 0 || lineKeys.includes(key);
}

function isIn(scope: DiscountScope, line: DiscountLine): boolean {
  if (isAnywhere(scope)) return true;
  const { productIds, categories } = scope;
  return (
    productIds.includes(line.productId) || line.categories.some(category => categories.includes(category))
  );
}

function isAnywhere({ productIds, categories }: DiscountScope): boolean {
  return productIds.length === 0 && categories.length === 0;
}
