import type { Destination } from '../cart/destination.ts';
import type { WebsiteSettings } from '../tenancy/website.ts';

/**
 * Where a sale at the counter is taxed: at the address of the seller, else in the country that the shop is taxed in or
 * the only one it sends to; null if none is known (rule POS-3).
 */
export function placeOfSale({
  seller,
  tax,
  countries,
}: Pick<WebsiteSettings['store'], 'seller' | 'tax' | 'countries'>): Destination | null {
  if (seller.country !== '')
    return { country: seller.country, region: seller.region, postalCode: seller.postalCode };
  const country = tax.eu?.home ?? (countries.length === 1 ? countries[0] : undefined);
  return country === undefined ? null : { country, region: '', postalCode: '' };
}
