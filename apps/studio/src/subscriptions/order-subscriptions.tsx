import { FailedState } from '@vitrine/controls/states/states.tsx';
import type { Order } from '@vitrine/core/orders/order.ts';
import { subscriptionCalls } from '@vitrine/core/subscriptions/subscriptions.calls.ts';
import { Link } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useCall } from '../api/use-call.ts';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import styles from './subscriptions.module.css';

/** Those that the order began, or the one that it renews (rule SUBSCRIPTION-27). */
export function OrderSubscriptions({ order }: { readonly order: Order }) {
  const found = useSubscriptionsOf(order);
  const { subscriptions = [] } = found.data ?? {};
  if (!found.isLoadingError && subscriptions.length === 0) return null;
  return (
    <Part title={t('subscription.ofOrder')}>
      {found.isLoadingError && (
        <FailedState message={messageOf(found.error)} onRetry={() => void found.refetch()} />
      )}
      <ul className={styles.orders}>
        {subscriptions.map(({ id, title, state, isFirst }) => (
          <li key={id}>
            <Link to={`/config/subscriptions/${id}`}>{title}</Link>
            <span className={styles.soft}>
              {t(isFirst ? 'subscription.began' : 'subscription.renewedBy')}
            </span>
            <strong>{t(`subscription.is.${state}`)}</strong>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Asked for an order with plans only. */
export function useSubscriptionsOf({ id, lines }: Order) {
  const hasPlan = lines.some(({ choices }) => choices.plan !== undefined);
  return useCall(subscriptionCalls.ofOrder, { params: { orderId: id } }, { isEnabled: hasPlan });
}
