import { divideRounded } from '../money/rounding.ts';
import type { Destination } from './destination.ts';
import { shippingParts, type Taxable } from './tax-cart.ts';
import { type TaxRules, taxRatesFor } from './tax-rules.ts';

interface Place {
  readonly destination: Destination | null;
  readonly tax: TaxRules;
}

/** A price without the tax inside it; unchanged if prices do not include tax, or nothing is taxed there. */
export function netPrice({ amount, taxClass }: Taxable, { destination, tax }: Place): number {
  if (!tax.isIncluded || taxClass === null) return amount;
  const rates = taxRatesFor(tax.rules, destination, taxClass)?.rates ?? [];
  const whole = 100_000;
  const gross = rates.reduce((total, { rate }) => total + rate, whole);
  return Number(divideRounded(BigInt(amount) * BigInt(whole), BigInt(gross)));
}

/** The same for shipping, as it is taxed with these lines. */
export function netShipping(shipping: number, lines: readonly Taxable[], place: Place): number {
  const taxed = shippingParts(lines, shipping, place.tax);
  if (taxed.length === 0) return shipping;
  return taxed.reduce((total, part) => total + netPrice(part, place), 0);
}
