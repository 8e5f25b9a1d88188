import type { Destination } from '../cart/destination.ts';
import { taxCart } from '../cart/tax-cart.ts';
import type { RatesOfPlace, TaxRule, TaxRules } from '../cart/tax-rules.ts';
import type { OrderLine } from '../orders/order-line.ts';
import type { OrderTotals } from '../orders/order-totals.ts';

/** The tax of an order as it was placed: each line has the rates that it had, whatever the shop charges by now. */
export interface PlacedTax {
  readonly destination: Destination;
  readonly rules: readonly TaxRule[];
  readonly shipping: TaxRules['shipping'];
  /** The class of each line in these rules. */
  readonly classes: ReadonlyMap<string, string | null>;
}

export interface Placed {
  readonly lines: readonly OrderLine[];
  readonly totals: OrderTotals;
}

interface Present {
  readonly destination: Destination;
  /** How the shop taxes shipping, to choose among explanations. */
  readonly shipping: TaxRules['shipping'];
}

type Rates = RatesOfPlace & { readonly base: number };

const mostTries = 4096;

/**
 * An order states its rates, but not which line has which: of all assignments that are possible, the first one that
 * reproduces every tax of the order to the cent. Null if none does (rule ORDEREDIT-3).
 */
export function placedTax(order: Placed, present: Present): PlacedTax | null {
  const { totals } = order;
  for (const rates of groupings(totals)) {
    const rules = rates.map((group, at) => ruleOf(classAt(at), group));
    const destination = {
      ...present.destination,
      country: rates[0]?.country ?? present.destination.country,
      region: rates.find(({ region }) => region !== '')?.region ?? present.destination.region,
    };
    let tries = 0;
    for (const assigned of assignments(order, rates)) {
      for (const shipping of shippingModes(present.shipping, rates.length)) {
        if (isExplained(order, { assigned, destination, rules, shipping }))
          return {
            destination,
            rules,
            shipping,
            classes: new Map(order.lines.map(({ id }, at) => [id, assigned[at] ?? null])),
          };
      }
      tries += 1;
      if (tries === mostTries) break;
    }
  }
  return null;
}

export function ruleOf(taxClass: string, { region, rates }: RatesOfPlace): TaxRule {
  return { country: '*', region, postalCodes: '', rates: { [taxClass]: rates } };
}

function classAt(at: number): string {
  return `placed-${at}`;
}

/** The rates of a place that were charged together: each step by itself, or neighbours with the same base. */
function groupings({ steps }: OrderTotals): Rates[][] {
  const apart: Rates[] = [];
  const together: Rates[] = [];
  for (const step of steps) {
    if (step.kind !== 'tax') continue;
    const { country, region, base, name, rate } = step;
    const one = { country, region, base, rates: [{ name, rate }] };
    apart.push(one);
    const last = together.at(-1);
    if (last && last.base === base && last.country === country && last.region === region)
      together.splice(-1, 1, { ...last, rates: [...last.rates, ...one.rates] });
    else together.push(one);
  }
  return together.length === apart.length ? [apart] : [apart, together];
}

function baseOf({ total, discount }: OrderLine): number {
  return total - discount;
}

/** The rounding of a sum and of its shares moves the tax of a line by less than this. */
const tolerance = 1.5;

/** Likely ones first: the tax of each line is close to what its rates say. */
function* assignments({ lines, totals }: Placed, groups: readonly Rates[]): Generator<(string | null)[]> {
  const possible = lines.map(line => {
    const base = baseOf(line);
    const untaxed = { taxClass: null, error: Math.abs(line.tax) };
    if (base === 0) return [null];
    return [
      untaxed,
      ...groups.map(({ rates }, at) => {
        const rate = rates.reduce((sum, one) => sum + one.rate, 0) / 100_000;
        const exact = totals.isTaxIncluded ? (base * rate) / (1 + rate) : base * rate;
        return { taxClass: classAt(at), error: Math.abs(line.tax - exact) };
      }),
    ]
      .filter(({ error }) => error <= tolerance)
      .toSorted((a, b) => a.error - b.error)
      .map(({ taxClass }) => taxClass);
  });
  const choose = function* (at: number): Generator<(string | null)[]> {
    if (at === possible.length) return yield [];
    for (const rest of choose(at + 1)) for (const one of possible[at] ?? []) yield [one, ...rest];
  };
  yield* choose(0);
}

function shippingModes(present: TaxRules['shipping'], groups: number): TaxRules['shipping'][] {
  const classes = Array.from({ length: groups }, (_, at) => ({
    like: 'class' as const,
    taxClass: classAt(at),
  }));
  const goods = { like: 'goods' as const };
  if (present === null) return [null, goods, ...classes];
  return present.like === 'goods' ? [goods, ...classes, null] : [...classes, goods, null];
}

function isExplained(
  { lines, totals }: Placed,
  {
    assigned,
    destination,
    rules,
    shipping,
  }: Omit<PlacedTax, 'classes'> & { readonly assigned: readonly (string | null)[] },
): boolean {
  const taxables = lines.map((line, at) => ({ amount: baseOf(line), taxClass: assigned[at] ?? null }));
  const tax = { isIncluded: totals.isTaxIncluded, rules, shipping };
  const found = taxCart(taxables, totals.shipping ?? 0, { destination, tax });
  return (
    (found.tax ?? 0) === (totals.tax ?? 0) &&
    found.ofShipping === totals.shippingTax &&
    found.ofLines.every((amount, at) => amount === lines[at]?.tax) &&
    JSON.stringify(found.taxes) === JSON.stringify(totals.taxes.map(plain))
  );
}

/** With its keys in the order in which they are computed. */
function plain({ name, country, region, rate, base, amount }: OrderTotals['taxes'][number]) {
  return { name, country, region, rate, base, amount };
}
