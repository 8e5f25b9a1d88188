import { allocate } from '../money/allocate.ts';
import { divideRounded } from '../money/rounding.ts';
import type { PriceStep, RoundingFact } from './price-steps.ts';
import type { TaxAmount } from './tax-amount.ts';

export interface LineToPrice {
  readonly key: string;
  readonly title: string;
  readonly quantity: number;
  /** What one piece costs now, minor units. */
  readonly unitPrice: number;
  /** What it costs when not on sale. */
  readonly listPrice: number;
  readonly isTaxable: boolean;
  readonly isShipped: boolean;
}

export interface TaxRules {
  readonly isIncluded: boolean;
  /** Hundredths of a percent by country; `*` stands for every other. */
  readonly rates: Readonly<Record<string, number>>;
  readonly isShippingTaxed: boolean;
}

export interface ShippingRule {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  /** Free from this subtotal, after discount; null never. */
  readonly freeFrom: number | null;
}

export interface Discount {
  readonly name: string;
  /** Taken off the subtotal, never more than it is. */
  readonly amount: number;
}

export interface PriceRules {
  /** Two letters; null while nobody knows where it goes. */
  readonly country: string | null;
  readonly shipping: ShippingRule | null;
  readonly tax: TaxRules;
  readonly discounts: readonly Discount[];
}

export interface PricedLine {
  readonly key: string;
  readonly quantity: number;
  readonly unitPrice: number;
  /** Price times quantity. */
  readonly total: number;
  readonly discount: number;
  /** Inside the total or beside it, as the rules say. */
  readonly tax: number;
}

export interface CartTotals {
  readonly lines: readonly PricedLine[];
  readonly subtotal: number;
  readonly discount: number;
  /** null when nothing is sent, or not known where to. */
  readonly shipping: number | null;
  readonly shippingTax: number;
  /** null when it is not known where to, or nothing is taxed there. */
  readonly tax: number | null;
  readonly total: number;
  readonly isTaxIncluded: boolean;
  /** Whether something is taxed by the country, and nobody knows the country yet. */
  readonly isTaxOpen: boolean;
  /** The tax by rate; adds up to `tax`. */
  readonly taxes: readonly TaxAmount[];
  /** Where every cent of the total comes from, in order; their amounts add up to it. */
  readonly steps: readonly PriceStep[];
}

/**
 * Prices a cart (rules CART-1 to CART-6): price times quantity, less discounts, plus shipping, with tax
 * calculated once on the sum of everything taxed, rounded once, and given to the lines by largest remainder.
 */
export function priceCart(lines: readonly LineToPrice[], rules: PriceRules): CartTotals {
  const steps: PriceStep[] = lines.map(line => ({
    kind: 'price',
    line: line.key,
    title: line.title,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    listPrice: line.listPrice,
    amount: line.unitPrice * line.quantity,
  }));
  const totals = lines.map(line => line.unitPrice * line.quantity);
  const subtotal = sum(totals);
  const lineDiscounts = discountLines(totals, rules.discounts, { lines, steps });
  const discount = sum(lineDiscounts);
  const shipping = shippingOf(lines, subtotal - discount, rules);
  if (shipping !== null && rules.shipping !== null) {
    const { name, amount: listPrice, freeFrom } = rules.shipping;
    steps.push({ kind: 'shipping', name, listPrice, freeFrom, amount: shipping });
  }
  const bases = [
    ...lines.map((line, at) => (line.isTaxable ? (totals[at] ?? 0) - (lineDiscounts[at] ?? 0) : 0)),
    rules.tax.isShippingTaxed ? (shipping ?? 0) : 0,
  ];
  const taxed = taxOf(bases, rules);
  const taxes = taxed === null ? [] : [taxAmount(taxed, rules)];
  if (taxed !== null) steps.push(taxStep(taxed, rules));
  const parts = taxed?.parts ?? bases.map(() => 0);
  const onTop = rules.tax.isIncluded ? 0 : (taxed?.amount ?? 0);
  return {
    lines: lines.map((line, at) => ({
      key: line.key,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      total: totals[at] ?? 0,
      discount: lineDiscounts[at] ?? 0,
      tax: parts[at] ?? 0,
    })),
    subtotal,
    discount,
    shipping,
    shippingTax: parts[lines.length] ?? 0,
    tax: taxed?.amount ?? null,
    total: subtotal - discount + (shipping ?? 0) + onTop,
    isTaxIncluded: rules.tax.isIncluded,
    isTaxOpen:
      rules.country === null && bases.some(base => base > 0) && Object.keys(rules.tax.rates).length > 0,
    taxes,
    steps,
  };
}

/** The rate for a country in hundredths of a percent; null where none is named (rule CART-5). */
export function taxRateFor(country: string | null, { rates }: TaxRules): number | null {
  if (country === null) return null;
  return rates[country] ?? rates['*'] ?? null;
}

/** Each discount in turn is spread over what is left of the lines. */
function discountLines(
  totals: readonly number[],
  discounts: readonly Discount[],
  { lines, steps }: { lines: readonly LineToPrice[]; steps: PriceStep[] },
): number[] {
  let taken = totals.map(() => 0);
  for (const { name, amount } of discounts) {
    const left = totals.map((total, at) => total - (taken[at] ?? 0));
    const off = Math.min(Math.max(0, amount), sum(left));
    if (off === 0) continue;
    const parts = allocate(off, left);
    taken = taken.map((before, at) => before + (parts[at] ?? 0));
    for (const [at, part] of parts.entries()) {
      const line = lines[at];
      if (part > 0 && line)
        steps.push({ kind: 'discount', line: line.key, title: line.title, name, amount: -part });
    }
  }
  return taken;
}

/** Flat, once an order, free from a subtotal when the store says so (rule CART-3). */
function shippingOf(lines: readonly LineToPrice[], after: number, rules: PriceRules): number | null {
  const { shipping } = rules;
  if (shipping === null || !lines.some(line => line.isShipped)) return null;
  return shipping.freeFrom !== null && after >= shipping.freeFrom ? 0 : shipping.amount;
}

interface Taxed {
  readonly rate: number;
  readonly base: number;
  readonly amount: number;
  readonly parts: readonly number[];
  readonly rounding: RoundingFact | null;
}

function taxOf(bases: readonly number[], { country, tax }: PriceRules): Taxed | null {
  const rate = taxRateFor(country, tax);
  const base = sum(bases);
  if (rate === null || rate === 0 || base === 0) return null;
  const numerator = BigInt(base) * BigInt(rate);
  const denominator = BigInt(tax.isIncluded ? 10_000 + rate : 10_000);
  const amount = Number(divideRounded(numerator, denominator));
  const isExact = BigInt(amount) * denominator === numerator;
  return {
    rate,
    base,
    amount,
    parts: allocate(amount, bases),
    rounding: isExact ? null : { numerator: String(numerator), denominator: String(denominator) },
  };
}

function taxAmount({ rate, base, amount }: Taxed, { country }: PriceRules): TaxAmount {
  return { name: '', country: country ?? '', region: '', rate: rate * 10, base, amount };
}

function taxStep(taxed: Taxed, rules: PriceRules): PriceStep {
  const { amount, ...facts } = taxAmount(taxed, rules);
  const { isIncluded } = rules.tax;
  return {
    kind: 'tax',
    ...facts,
    tax: amount,
    isIncluded,
    rounding: taxed.rounding,
    amount: isIncluded ? 0 : amount,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
