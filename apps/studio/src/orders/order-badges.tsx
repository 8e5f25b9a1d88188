import type { OrderListing } from '@vitrine/core/orders/order.ts';
import { t } from '../messages/translate.ts';
import styles from './orders.module.css';

/** The next action for an order, in two words. */
export function OrderBadges({ order }: { readonly order: OrderListing }) {
  const { state, paymentState, isTest, isWithoutEffect, channel } = order;
  const fulfilmentState = isWithoutEffect ? 'cancelled' : order.fulfilmentState;
  const isFree = order.total === 0 && paymentState === 'captured';
  // A paid test order is labelled as a test; every other state has its own label.
  const isPaidByTest = isTest && paymentState === 'captured';
  const payment = isFree
    ? 'payment.free'
    : isPaidByTest
      ? 'payment.test'
      : (`payment.${paymentState}` as const);
  const isOver = state === 'completed' || state === 'cancelled';
  return (
    <span className={styles.badges}>
      <span className={styles.badge} data-strong={isOver ? undefined : ''}>
        {t(`order.${state}`)}
      </span>
      <span
        className={styles.badge}
        data-strong={paymentState === 'refundDue' || paymentState === 'disputed' ? '' : undefined}
      >
        {t(payment)}
      </span>
      {isTest && !isPaidByTest && !isFree && <span className={styles.badge}>{t('payment.test')}</span>}
      {paymentState === 'captured' && order.refunded > 0 && (
        <span className={styles.badge}>{t('payment.partRefunded')}</span>
      )}
      {paymentState === 'captured' && order.promised > 0 && (
        <span className={styles.badge} data-strong="">
          {t('payment.refundDue')}
        </span>
      )}
      {channel === 'pointOfSale' && <span className={styles.badge}>{t('order.channel.pointOfSale')}</span>}
      {!isOver && <span className={styles.badge}>{t(`fulfilment.${fulfilmentState}`)}</span>}
    </span>
  );
}
