import { countryName } from '@vitrine/core/addresses/countries.ts';
import type { CheckoutChoice } from '@vitrine/core/checkout/checkout-view.ts';

/** In the order of their names. */
export function countryChoices(countries: readonly string[], language: string): CheckoutChoice[] {
  return countries
    .map(code => ({ value: code, label: countryName(code, language) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
}
