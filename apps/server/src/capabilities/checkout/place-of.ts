import type { CheckoutFieldName } from '@vitrine/core/checkout/checkout-view.ts';
import type { CartRow } from '../cart/index.ts';

/** The destination from the form, as the cart keeps it; undefined while no country is chosen. */
export function placeOf({
  country = '',
  region = '',
  postalCode = '',
  vatId = '',
}: Partial<Record<CheckoutFieldName, string>>): Partial<
  Pick<CartRow, 'country' | 'region' | 'postal_code' | 'vat_id'>
> {
  const chosen = country.trim().toUpperCase();
  const vat = { vat_id: vatId.trim() };
  return chosen === ''
    ? vat
    : { ...vat, country: chosen, region: region.trim(), postal_code: postalCode.trim() };
}
