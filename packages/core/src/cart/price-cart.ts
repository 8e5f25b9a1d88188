import type { Destination } from './destination.ts';
import {
  type DiscountOutcome,
  type DiscountReason,
  type DiscountRule,
  evaluateDiscount,
} from './discount-rules.ts';
import type { PriceStep } from './price-steps.ts';
import { type ShippingOption, shippingPrice } from './shipping-options.ts';
import type { TaxAmount } from './tax-amount.ts';
import { isTaxable, taxCart } from './tax-cart.ts';
import type { TaxRules } from './tax-rules.ts';

export interface LineToPrice {
  readonly key: string;
  readonly title: string;
  readonly productId: string;
  readonly categories: readonly string[];
  readonly quantity: number;
  /** The current unit price, in minor units. */
  readonly unitPrice: number;
  /** The regular price. */
  readonly listPrice: number;
  /** null is never taxed. */
  readonly taxClass: string | null;
  readonly isShipped: boolean;
}

export interface PriceRules {
  /** null while the destination is unknown. */
  readonly destination: Destination | null;
  /** The chosen option; null if there is none. */
  readonly shipping: ShippingOption | null;
  readonly tax: TaxRules;
  /** In the order of application. */
  readonly discounts: readonly DiscountRule[];
  /** ISO 8601, UTC. */
  readonly now: string;
  /** The number of uses of discounts, by their ids. */
  readonly used: Readonly<Record<string, { readonly byCustomer: number; readonly byAll: number }>>;
}

export interface PricedLine {
  readonly key: string;
  readonly quantity: number;
  readonly unitPrice: number;
  /** Price times quantity. */
  readonly total: number;
  readonly discount: number;
  /** Included in the total or added to it, as the rules require. */
  readonly tax: number;
}

/** The result of a discount: its amount, or why it does not apply. */
export interface PricedDiscount {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  readonly reason: DiscountReason | null;
}

export interface CartTotals {
  readonly lines: readonly PricedLine[];
  readonly subtotal: number;
  /** On the lines; a discount on shipping is part of `shipping`. */
  readonly discount: number;
  readonly discounts: readonly PricedDiscount[];
  /** null if nothing is shipped, or the option is unknown. */
  readonly shipping: number | null;
  readonly shippingTax: number;
  /** null if the destination is unknown, or nothing is taxed there. */
  readonly tax: number | null;
  readonly total: number;
  readonly isTaxIncluded: boolean;
  /** Whether something is taxed by country and the country is still unknown. */
  readonly isTaxOpen: boolean;
  /** The tax by rate; adds up to `tax`. */
  readonly taxes: readonly TaxAmount[];
  /** The origin of every cent of the total, in order; the amounts add up to it. */
  readonly steps: readonly PriceStep[];
}

/** Prices a cart by rules alone, in integer minor units: prices, discounts, shipping, tax (rules CART-1 to CART-6). */
export function priceCart(lines: readonly LineToPrice[], rules: PriceRules): CartTotals {
  const totals = lines.map(line => line.unitPrice * line.quantity);
  const subtotal = sum(totals);
  const given = discountCart(lines, totals, rules);
  const discount = sum(given.ofLines);
  const { shipping } = given;
  const taxables = lines.map(({ taxClass }, at) => ({
    amount: (totals[at] ?? 0) - (given.ofLines[at] ?? 0),
    taxClass,
  }));
  const taxed = taxCart(taxables, shipping ?? 0, rules);
  const { isIncluded } = rules.tax;
  return {
    lines: lines.map(({ key, quantity, unitPrice }, at) => ({
      key,
      quantity,
      unitPrice,
      total: totals[at] ?? 0,
      discount: given.ofLines[at] ?? 0,
      tax: taxed.ofLines[at] ?? 0,
    })),
    subtotal,
    discount,
    discounts: given.discounts,
    shipping,
    shippingTax: taxed.ofShipping,
    tax: taxed.tax,
    total: subtotal - discount + (shipping ?? 0) + (isIncluded ? 0 : (taxed.tax ?? 0)),
    isTaxIncluded: isIncluded,
    isTaxOpen: rules.destination === null && isTaxable(taxables, shipping ?? 0, rules.tax),
    taxes: taxed.taxes,
    steps: [...lines.map(priceStepOf), ...given.steps, ...taxed.steps],
  };
}

function priceStepOf({ key, title, quantity, unitPrice, listPrice }: LineToPrice): PriceStep {
  return { kind: 'price', line: key, title, quantity, unitPrice, listPrice, amount: unitPrice * quantity };
}

interface Discounted {
  readonly ofLines: readonly number[];
  readonly shipping: number | null;
  readonly discounts: readonly PricedDiscount[];
  readonly steps: readonly PriceStep[];
}

/**
 * Applies discounts on goods in turn, each to the rest after those before; then shipping, and
 * discounts that make it free.
 */
function discountCart(
  lines: readonly LineToPrice[],
  totals: readonly number[],
  rules: PriceRules,
): Discounted {
  const steps: PriceStep[] = [];
  const outcomes = new Map<string, PricedDiscount>();
  let taken = totals.map(() => 0);
  let shipping: number | null = null;
  const evaluate = (rule: DiscountRule) => {
    const outcome = evaluateDiscount(rule, {
      lines: lines.map(({ key, productId, categories }, at) => ({
        key,
        productId,
        categories,
        left: (totals[at] ?? 0) - (taken[at] ?? 0),
      })),
      subtotal: sum(totals),
      shipping,
      now: rules.now,
      used: rules.used[rule.id] ?? { byCustomer: 0, byAll: 0 },
    });
    outcomes.set(rule.id, pricedOf(rule, outcome));
    return outcome.applies ? outcome : null;
  };
  for (const rule of rules.discounts.filter(({ value }) => value.kind !== 'freeShipping')) {
    const amounts = evaluate(rule)?.amounts ?? [];
    taken = taken.map((before, at) => before + (amounts[at] ?? 0));
    for (const [at, { key, title }] of lines.entries()) {
      const amount = amounts[at] ?? 0;
      if (amount > 0) steps.push({ kind: 'discount', line: key, title, name: rule.name, amount: -amount });
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

function pricedOf({ id, name }: DiscountRule, outcome: DiscountOutcome): PricedDiscount {
  if (!outcome.applies) return { id, name, amount: 0, reason: outcome.reason };
  return { id, name, amount: sum(outcome.amounts) + outcome.shippingAmount, reason: null };
}

/** Once per order, free from a subtotal if the option sets one (rule CART-3). */
function shippingOf(
  lines: readonly LineToPrice[],
  after: number,
  option: ShippingOption | null,
): number | null {
  if (option === null || !lines.some(line => line.isShipped)) return null;
  return shippingPrice(option, after);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
