import type { OrderListing } from '@vitrine/core/orders/order.ts';
import { t } from '../messages/translate.ts';
import styles from './orders.module.css';

/** What there is to do with an order, in two words. */
export function OrderBadges({ order }: { readonly order: OrderListing }) {
  const { state, paymentState, fulfilmentState } = order;
  const isOver = state === 'completed' || state === 'cancelled';
  return (
    <span className={styles.badges}>
      <span className={styles.badge} data-strong={isOver ? undefined : ''}>
        {t(`order.${state}`)}
      </span>
      <span className={styles.badge}>{t(`payment.${paymentState}`)}</span>
      {!isOver && <span className={styles.badge}>{t(`fulfilment.${fulfilmentState}`)}</span>}
    </span>
  );
}
