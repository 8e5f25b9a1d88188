import {
  type DiscountOutcome,
  type DiscountReason,
  type DiscountRule,
  evaluateDiscount,
} from './discount-rules.ts';
import type { PriceStep } from './price-steps.ts';
import { type ShippingOption, shippingPrice } from './shipping-options.ts';

/** A line before any discount. */
export interface LineToDiscount {
  readonly key: string;
  readonly title: string;
  readonly productId: string;
  readonly categories: readonly string[];
  readonly quantity: number;
  readonly isShipped: boolean;
  /** Whether discounts apply to it. */
  readonly isDiscounted: boolean;
}

export interface DiscountRules {
  /** The chosen option; null if there is none. */
  readonly shipping: ShippingOption | null;
  /** In the order of application (rule CART-29). */
  readonly discounts: readonly DiscountRule[];
  /** ISO 8601, UTC. */
  readonly now: string;
  /** The buyer’s, in lower case; null while unknown. */
  readonly email: string | null;
  /** The number of uses of discounts, by their ids. */
  readonly used: Readonly<Record<string, { readonly byCustomer: number; readonly byAll: number }>>;
}

/** The result of a discount: its amount, or why it does not apply. */
export interface PricedDiscount {
  readonly id: string;
  readonly name: string;
  /** Null if it applies by itself. */
  readonly code: string | null;
  readonly amount: number;
  /** The part of the amount that is taken off shipping. */
  readonly shippingAmount: number;
  readonly reason: DiscountReason | null;
}

export interface Discounted {
  readonly ofLines: readonly number[];
  readonly shipping: number | null;
  readonly discounts: readonly PricedDiscount[];
  readonly steps: readonly PriceStep[];
}

/**
 * Those that combine apply together, any other applies alone: whichever costs the buyer least. The others say with
 * which they do not combine (rule CART-29).
 */
export function applyDiscounts(
  lines: readonly LineToDiscount[],
  totals: readonly number[],
  rules: DiscountRules,
): Discounted {
  const apply = (discounts: readonly DiscountRule[]) => applyTogether(lines, totals, { ...rules, discounts });
  const combined = apply(rules.discounts.filter(({ isCombined }) => isCombined));
  const alone = rules.discounts.filter(({ isCombined }) => !isCombined).map(rule => apply([rule]));
  // Of two that cost the same, the first one counts.
  const best = alone.reduce((least, one) => (costOf(one) < costOf(least) ? one : least), combined);
  const names = best.discounts.flatMap(({ name, reason }) => (reason === null ? [name] : []));
  const outcomes = new Map(
    [combined, ...alone].flatMap(way =>
      way.discounts.map(one => [one.id, way === best ? one : beside(one, names)] as const),
    ),
  );
  return { ...best, discounts: rules.discounts.flatMap(({ id }) => outcomes.get(id) ?? []) };
}

function costOf({ ofLines, shipping }: Discounted): number {
  return (shipping ?? 0) - sum(ofLines);
}

function beside(one: PricedDiscount, names: readonly string[]): PricedDiscount {
  if (one.reason !== null) return one;
  return { ...one, amount: 0, shippingAmount: 0, reason: { code: 'notCombined', other: names.join(', ') } };
}

/** Discounts on goods in turn, each on the rest after those before; then shipping, and those that make it free. */
function applyTogether(
  lines: readonly LineToDiscount[],
  totals: readonly number[],
  rules: DiscountRules,
): Discounted {
  const steps: PriceStep[] = [];
  const outcomes = new Map<string, PricedDiscount>();
  let taken = totals.map(() => 0);
  let shipping: number | null = null;
  const evaluate = (rule: DiscountRule) => {
    const outcome = evaluateDiscount(rule, {
      lines: lines.map(({ key, productId, categories, quantity, isDiscounted }, at) => ({
        key,
        productId,
        categories,
        quantity,
        isDiscounted,
        left: (totals[at] ?? 0) - (taken[at] ?? 0),
      })),
      subtotal: sum(totals),
      shipping,
      now: rules.now,
      email: rules.email,
      used: rules.used[rule.id] ?? { byCustomer: 0, byAll: 0 },
    });
    outcomes.set(rule.id, pricedOf(rule, outcome));
    return outcome.applies ? outcome : null;
  };
  for (const rule of rules.discounts.filter(({ value }) => value.kind !== 'freeShipping')) {
    const { amounts = [], mostTimes } = evaluate(rule) ?? {};
    const limit = mostTimes === undefined ? {} : { mostTimes };
    taken = taken.map((before, at) => before + (amounts[at] ?? 0));
    for (const [at, { key, title }] of lines.entries()) {
      const amount = amounts[at] ?? 0;
      if (amount > 0)
        steps.push({ kind: 'discount', line: key, title, name: rule.name, amount: -amount, ...limit });
    }
  }
  shipping = shippingOf(lines, sum(totals) - sum(taken), rules.shipping);
  if (shipping !== null && rules.shipping !== null) {
    const { name, amount: listPrice, freeFrom } = rules.shipping;
    steps.push({ kind: 'shipping', name, listPrice, freeFrom, amount: shipping });
  }
  for (const rule of rules.discounts.filter(({ value }) => value.kind === 'freeShipping')) {
    const amount: number = evaluate(rule)?.shippingAmount ?? 0;
    if (amount === 0) continue;
    shipping = (shipping ?? 0) - amount;
    const title = rules.shipping?.name ?? '';
    steps.push({ kind: 'discount', line: '', title, name: rule.name, amount: -amount });
  }
  const discounts = rules.discounts.flatMap(({ id }) => outcomes.get(id) ?? []);
  return { ofLines: taken, shipping, discounts, steps };
}

function pricedOf({ id, name, code }: DiscountRule, outcome: DiscountOutcome): PricedDiscount {
  if (!outcome.applies) return { id, name, code, amount: 0, shippingAmount: 0, reason: outcome.reason };
  const { shippingAmount } = outcome;
  return { id, name, code, amount: sum(outcome.amounts) + shippingAmount, shippingAmount, reason: null };
}

/** Once per order, free from a subtotal if the option sets one (rule CART-3). */
function shippingOf(
  lines: readonly LineToDiscount[],
  after: number,
  option: ShippingOption | null,
): number | null {
  if (option === null || !lines.some(line => line.isShipped)) return null;
  return shippingPrice(option, after);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
