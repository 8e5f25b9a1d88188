import { standardTax, type TaxRule } from '../cart/tax-rules.ts';
import { type EuRates, euRates } from './eu-rates.data.ts';
import type { TaxSettings } from './tax-settings.ts';

/**
 * The rules of a store: its own, followed by those of every member state if it sells across the European Union.
 * Of two equally specific rules the first one counts, so that an owner can replace a rate (rule TAX-2).
 */
export function rulesOfSettings({ rules, eu }: Pick<TaxSettings, 'rules' | 'eu'>): TaxRule[] {
  const own = rules.map(rule => ({ ...rule, rates: { zero: [], ...rule.rates } }));
  return eu === null ? own : [...own, ...euRules];
}

const euRules: readonly TaxRule[] = Object.entries(euRates).flatMap(([country, state]) => [
  ruleOf(country, '', state),
  ...(state.areas ?? []).map(area => ruleOf(country, area.postalCodes, area)),
]);

function ruleOf(country: string, postalCodes: string, { standard, reduced, lower }: EuRates): TaxRule {
  const rates = {
    [standardTax]: standard,
    reduced: reduced ?? standard,
    lower: lower ?? reduced ?? standard,
  };
  return {
    country,
    region: '',
    postalCodes,
    rates: {
      zero: [],
      ...Object.fromEntries(Object.entries(rates).map(([name, rate]) => [name, [{ name: '', rate }]])),
    },
  };
}
