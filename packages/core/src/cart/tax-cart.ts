import { allocate } from '../money/allocate.ts';
import { divideRounded } from '../money/rounding.ts';
import type { Destination } from './destination.ts';
import type { PriceStep } from './price-steps.ts';
import type { TaxAmount } from './tax-amount.ts';
import { type RatesOfPlace, standardTax, type TaxRules, taxRatesFor } from './tax-rules.ts';

export interface Taxable {
  readonly amount: number;
  /** null is never taxed. */
  readonly taxClass: string | null;
}

export interface CartTax {
  /** null if the destination is unknown, or nothing is taxed there. */
  readonly tax: number | null;
  readonly taxes: readonly TaxAmount[];
  /** Of each line, in their order. */
  readonly ofLines: readonly number[];
  readonly ofShipping: number;
  readonly steps: readonly PriceStep[];
}

interface Group extends RatesOfPlace {
  /** Base by place: the lines in their order, followed by shipping. */
  readonly bases: number[];
}

const whole = 100_000;

/**
 * Taxes the lines and shipping by class and place. Everything with the same rates is one sum; each
 * rate is calculated on it and rounded once, and the result is allocated to the lines by largest
 * remainder (rules CART-4, CART-24).
 */
export function taxCart(
  lines: readonly Taxable[],
  shipping: number,
  { destination, tax }: { destination: Destination | null; tax: TaxRules },
): CartTax {
  const groups = new Map<string, Group>();
  const take = (at: number, amount: number, taxClass: string | null) => {
    const found = taxClass === null || amount === 0 ? null : taxRatesFor(tax.rules, destination, taxClass);
    if (found === null || found.rates.length === 0) return;
    const key = JSON.stringify([found.region, found.rates]);
    const group = groups.get(key) ?? { ...found, bases: [...lines.map(() => 0), 0] };
    groups.set(key, group);
    group.bases[at] = (group.bases[at] ?? 0) + amount;
  };
  for (const [at, { amount, taxClass }] of lines.entries()) take(at, amount, taxClass);
  for (const part of shippingParts(lines, shipping, tax)) take(lines.length, part.amount, part.taxClass);
  const parts = [...lines.map(() => 0), 0];
  const steps: TaxStep[] = [];
  for (const group of groups.values()) {
    const own = stepsOf(group, tax.isIncluded);
    steps.push(...own);
    const shares = allocate(sum(own.map(step => step.tax)), group.bases);
    for (const [at, share] of shares.entries()) parts[at] = (parts[at] ?? 0) + share;
  }
  return {
    tax: steps.length === 0 ? null : sum(steps.map(step => step.tax)),
    taxes: byRate(steps),
    ofLines: parts.slice(0, lines.length),
    ofShipping: parts[lines.length] ?? 0,
    steps,
  };
}

/** Whether a rule may tax anything here, whatever the destination. */
export function isTaxable(lines: readonly Taxable[], shipping: number, tax: TaxRules): boolean {
  const all = [...lines, ...shippingParts(lines, shipping, tax)];
  return tax.rules.length > 0 && all.some(({ amount, taxClass }) => taxClass !== null && amount > 0);
}

/** Shipping by class: as one class, or in proportion to the prices of the goods. */
export function shippingParts(lines: readonly Taxable[], shipping: number, tax: TaxRules): Taxable[] {
  if (tax.shipping === null || shipping === 0) return [];
  if (tax.shipping.like === 'class') return [{ amount: shipping, taxClass: tax.shipping.taxClass }];
  const goods = lines.filter(({ amount }) => amount > 0);
  if (goods.length === 0) return [{ amount: shipping, taxClass: standardTax }];
  const shares = allocate(
    shipping,
    goods.map(({ amount }) => amount),
  );
  return goods.map(({ taxClass }, at) => ({ amount: shares[at] ?? 0, taxClass }));
}

type TaxStep = Extract<PriceStep, { kind: 'tax' }>;

function stepsOf({ country, region, rates, bases }: Group, isIncluded: boolean): TaxStep[] {
  const base = sum(bases);
  const denominator = BigInt(whole + (isIncluded ? sum(rates.map(({ rate }) => rate)) : 0));
  return rates.map(({ name, rate }) => {
    const numerator = BigInt(base) * BigInt(rate);
    const tax = Number(divideRounded(numerator, denominator));
    const isExact = BigInt(tax) * denominator === numerator;
    const rounding = isExact ? null : { numerator: String(numerator), denominator: String(denominator) };
    const amount = isIncluded ? 0 : tax;
    return { kind: 'tax', name, country, region, rate, base, tax, isIncluded, rounding, amount };
  });
}

/** One entry for each rate, whatever other rates apply with it. */
function byRate(steps: readonly TaxStep[]): TaxAmount[] {
  const taxes = new Map<string, TaxAmount>();
  for (const { name, country, region, rate, base, tax } of steps) {
    const key = JSON.stringify([name, country, region, rate]);
    const before = taxes.get(key) ?? { name, country, region, rate, base: 0, amount: 0 };
    taxes.set(key, { ...before, base: before.base + base, amount: before.amount + tax });
  }
  return [...taxes.values()];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
