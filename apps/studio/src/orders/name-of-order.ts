import type { OrderListing } from '@vitrine/core/orders/order.ts';
import { t } from '../messages/translate.ts';

export function nameOfOrder({ number }: Pick<OrderListing, 'number'>): string {
  return number === null ? t('orderUnnumbered') : t('orderNo', { n: number });
}
