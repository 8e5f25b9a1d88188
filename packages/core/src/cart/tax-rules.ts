import { z } from 'zod';
import type { Destination } from './destination.ts';
import { exactness, isInPlace } from './places.ts';

/** The default class, also for classes without their own rate in a place. */
export const standardTax = 'standard';

const taxRateSchema = z.object({
  /** Its name, such as `GST`; empty for plain `Tax`. */
  name: z.string(),
  /** Thousandths of a percent. */
  rate: z.number().int(),
});
export type TaxRate = Readonly<z.infer<typeof taxRateSchema>>;

/** The rates of one place. */
export const taxRuleSchema = z.object({
  /** Two letters; `*` for every country without a rule. */
  country: z.string(),
  /** Its code; empty for the whole country. */
  region: z.string(),
  /** Such as `97204`, `97*` or `1000-1999`, separated by commas; empty for all. */
  postalCodes: z.string(),
  /** The rates of each class of products, all applied together; none if it is tax-free. */
  rates: z.record(z.string(), taxRateSchema.array()),
});
export interface TaxRule extends Readonly<Omit<z.infer<typeof taxRuleSchema>, 'rates'>> {
  readonly rates: Readonly<Record<string, readonly TaxRate[]>>;
}

export interface TaxRules {
  /** Whether prices include tax; otherwise it is added to them. */
  readonly isIncluded: boolean;
  /** The VAT id of a buyer who accounts for the tax: prices become net, and no tax is charged. */
  readonly reverseCharge?: string | null;
  readonly rules: readonly TaxRule[];
  /** Whether shipping is taxed like a class of products, like its goods in proportion, or not at all. */
  readonly shipping:
    | { readonly like: 'class'; readonly taxClass: string }
    | { readonly like: 'goods' }
    | null;
}

export interface RatesOfPlace {
  readonly country: string;
  readonly region: string;
  readonly rates: readonly TaxRate[];
}

/**
 * The rates of a class at a destination: those of the most specific rule with the class or the
 * standard one; none without a rule (rule CART-5).
 */
export function taxRatesFor(
  rules: readonly TaxRule[],
  destination: Destination | null,
  taxClass: string,
): RatesOfPlace | null {
  if (destination === null) return null;
  for (const { region, rates } of applicableRules(rules, destination)) {
    const found = own(rates, taxClass) ?? own(rates, standardTax);
    if (found) return { country: destination.country, region, rates: found.filter(({ rate }) => rate > 0) };
  }
  return null;
}

/** The rules for a destination, the most specific first. */
export function applicableRules(rules: readonly TaxRule[], destination: Destination): TaxRule[] {
  return rules.filter(rule => isInPlace(rule, destination)).toSorted((a, b) => exactness(b) - exactness(a));
}

function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
