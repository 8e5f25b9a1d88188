import type { CheckoutFieldName } from '@vitrine/core/checkout/checkout-view.ts';
import type { CartRow } from '../cart/index.ts';

/** The destination from the form, as the cart keeps it; undefined while no country is chosen. */
export function placeOf({
  country = '',
  region = '',
  postalCode = '',
}: Partial<Record<CheckoutFieldName, string>>): Partial<Pick<CartRow, 'country' | 'region' | 'postal_code'>> {
  const chosen = country.trim().toUpperCase();
  return chosen === '' ? {} : { country: chosen, region: region.trim(), postal_code: postalCode.trim() };
}
