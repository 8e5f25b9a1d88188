import {
  applyDiscounts,
  type DiscountRules,
  type LineToDiscount,
  type PricedDiscount,
} from './apply-discounts.ts';
import type { Destination } from './destination.ts';
import { netPrice, netShipping } from './net-prices.ts';
import type { PriceStep } from './price-steps.ts';
import type { TaxAmount } from './tax-amount.ts';
import { isTaxable, taxCart } from './tax-cart.ts';
import type { TaxRules } from './tax-rules.ts';

export interface LineToPrice extends LineToDiscount {
  /** The current unit price, in minor units. */
  readonly unitPrice: number;
  /** The regular unit price. */
  readonly listPrice: number;
  /** null is never taxed. */
  readonly taxClass: string | null;
}

export interface PriceRules extends DiscountRules {
  /** null while the destination is unknown. */
  readonly destination: Destination | null;
  readonly tax: TaxRules;
}

export interface PricedLine {
  readonly key: string;
  readonly quantity: number;
  /** Without tax under reverse charge. */
  readonly unitPrice: number;
  readonly listPrice: number;
  /** Price times quantity. */
  readonly total: number;
  readonly discount: number;
  /** Included in the total or added to it, as the rules require. */
  readonly tax: number;
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
  /** Whether the buyer accounts for the tax. */
  readonly isReverseCharged: boolean;
  /** Whether something is taxed by country and the country is still unknown. */
  readonly isTaxOpen: boolean;
  /** The tax by rate; adds up to `tax`. */
  readonly taxes: readonly TaxAmount[];
  /** The origin of every cent of the total, in order; the amounts add up to it. */
  readonly steps: readonly PriceStep[];
}

/** Prices a cart by rules alone, in integer minor units: prices, discounts, shipping, tax (rules CART-1 to CART-6). */
export function priceCart(given: readonly LineToPrice[], all: PriceRules): CartTotals {
  const { lines, rules, reverseCharge } = withoutTax(given, all);
  return priceLines(lines, rules, reverseCharge);
}

/** Under reverse charge, all prices become net, and no tax applies (rule TAX-7). */
function withoutTax(
  lines: readonly LineToPrice[],
  rules: PriceRules,
): { lines: readonly LineToPrice[]; rules: PriceRules; reverseCharge: string | null } {
  const reverseCharge = rules.tax.reverseCharge ?? null;
  if (reverseCharge === null) return { lines, rules, reverseCharge };
  const net = ({ taxClass }: LineToPrice, amount: number) => netPrice({ amount, taxClass }, rules);
  const { shipping } = rules;
  const goods = lines.map(({ unitPrice, quantity, taxClass }) => ({
    amount: unitPrice * quantity,
    taxClass,
  }));
  return {
    lines: lines.map(line => ({
      ...line,
      unitPrice: net(line, line.unitPrice),
      listPrice: net(line, line.listPrice),
    })),
    rules: {
      ...rules,
      shipping: shipping && { ...shipping, amount: netShipping(shipping.amount, goods, rules) },
      tax: { isIncluded: false, rules: [], shipping: null },
    },
    reverseCharge,
  };
}

function priceLines(
  lines: readonly LineToPrice[],
  rules: PriceRules,
  reverseCharge: string | null,
): CartTotals {
  const totals = lines.map(line => line.unitPrice * line.quantity);
  const subtotal = sum(totals);
  const given = applyDiscounts(lines, totals, rules);
  const discount = sum(given.ofLines);
  const { shipping } = given;
  const taxables = lines.map(({ taxClass }, at) => ({
    amount: (totals[at] ?? 0) - (given.ofLines[at] ?? 0),
    taxClass,
  }));
  const taxed = taxCart(taxables, shipping ?? 0, rules);
  const { isIncluded } = rules.tax;
  return {
    lines: lines.map(({ key, quantity, unitPrice, listPrice }, at) => ({
      key,
      quantity,
      unitPrice,
      listPrice,
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
    isReverseCharged: reverseCharge !== null,
    isTaxOpen: rules.destination === null && isTaxable(taxables, shipping ?? 0, rules.tax),
    taxes: taxed.taxes,
    steps: [
      ...lines.map(priceStepOf),
      ...given.steps,
      ...taxed.steps,
      ...(reverseCharge === null
        ? []
        : [{ kind: 'reverseCharge' as const, vatId: reverseCharge, amount: 0 as const }]),
    ],
  };
}

function priceStepOf({ key, title, quantity, unitPrice, listPrice }: LineToPrice): PriceStep {
  return { kind: 'price', line: key, title, quantity, unitPrice, listPrice, amount: unitPrice * quantity };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
