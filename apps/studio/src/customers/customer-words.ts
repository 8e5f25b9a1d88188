import type { CustomerListing } from '@vitrine/core/customers/customer.ts';
import { formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';

export function nameOfCustomer({ name, email }: Pick<CustomerListing, 'name' | 'email'>): string {
  return name || email;
}

/** Each currency by itself: amounts of several cannot be added. */
export function spentInWords({ spent }: Pick<CustomerListing, 'spent'>): string {
  if (spent.length === 0) return t('customer.spentNothing');
  return spent.map(({ amount, currency }) => formatPrice(amount, currency)).join(' + ');
}
