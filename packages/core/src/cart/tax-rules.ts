import type { Destination } from './destination.ts';

/** The default class, also for classes without their own rate in a place. */
export const standardTax = 'standard';

export interface TaxRate {
  /** Its name, such as `GST`; empty for plain `Tax`. */
  readonly name: string;
  /** Thousandths of a percent. */
  readonly rate: number;
}

/** The rates of one place. */
export interface TaxRule {
  /** Two letters; `*` for every country without a rule. */
  readonly country: string;
  /** Its code; empty for the whole country. */
  readonly region: string;
  /** Such as `97204`, `97*` or `1000-1999`, separated by commas; empty for all. */
  readonly postalCodes: string;
  /** The rates of each class of products, all applied together; none if it is tax-free. */
  readonly rates: Readonly<Record<string, readonly TaxRate[]>>;
}

export interface TaxRules {
  /** Whether prices include tax; otherwise it is added to them. */
  readonly isIncluded: boolean;
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
  const exact = rules
    .filter(rule => matches(rule, destination))
    .toSorted((a, b) => exactness(b) - exactness(a));
  for (const { region, rates } of exact) {
    const found = own(rates, taxClass) ?? own(rates, standardTax);
    if (found) return { country: destination.country, region, rates: found.filter(({ rate }) => rate > 0) };
  }
  return null;
}

function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function matches({ country, region, postalCodes }: TaxRule, to: Destination): boolean {
  return (
    (country === '*' || country === to.country) &&
    (region === '' || region.toUpperCase() === to.region.toUpperCase()) &&
    (postalCodes === '' || postalCodes.split(',').some(pattern => isWithin(pattern, plain(to.postalCode))))
  );
}

function exactness({ country, region, postalCodes }: TaxRule): number {
  return (country === '*' ? 0 : 4) + (postalCodes === '' ? 0 : 2) + (region === '' ? 0 : 1);
}

/** `97204`, `97*`, or `1000-1999` if both ends are digits of the same length. */
function isWithin(pattern: string, postalCode: string): boolean {
  const [from = '', to] = pattern.split('-').map(plain);
  const isRange = to !== undefined && /^\d+$/.test(from) && /^\d+$/.test(to) && from.length === to.length;
  if (isRange)
    return (
      /^\d+$/.test(postalCode) && postalCode.length === from.length && postalCode >= from && postalCode <= to
    );
  const whole = plain(pattern);
  return whole.endsWith('*')
    ? postalCode.startsWith(whole.slice(0, -1))
    : postalCode === whole && whole !== '';
}

function plain(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '');
}
