import type { OrderListing } from '@vitrine/core/orders/order.ts';
import { t } from '../messages/translate.ts';
import styles from './orders.module.css';

/** What there is to do with an order, in two words. */
export function OrderBadges({ order }: { readonly order: OrderListing }) {
  const { state, paymentState, fulfilmentState, isTest } = order;
  const isFree = order.total === 0 && paymentState === 'captured';
  const payment = isFree ? 'payment.free' : isTest ? 'payment.test' : (`payment.${paymentState}` as const);
  const isOver = state === 'completed' || state === 'cancelled';
  return (
    <span className={styles.badges}>
      <span className={styles.badge} data-strong={isOver ? undefined : ''}>
        {t(`order.${state}`)}
      </span>
      <span className={styles.badge} data-strong={paymentState === 'refundDue' ? '' : undefined}>
        {t(payment)}
      </span>
      {paymentState === 'captured' && order.refunded > 0 && (
        <span className={styles.badge}>{t('payment.partRefunded')}</span>
      )}
      {paymentState === 'captured' && order.promised > 0 && (
        <span className={styles.badge} data-strong="">
          {t('payment.refundDue')}
        </span>
      )}
      {!isOver && <span className={styles.badge}>{t(`fulfilment.${fulfilmentState}`)}</span>}
    </span>
  );
}
