import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import { expiryText } from '@vitrine/core/payments/card-expiry.ts';
import { subscriptionText } from '@vitrine/core/products/subscription-text.ts';
import type { Subscription } from '@vitrine/core/subscriptions/subscription.ts';
import { subscriptionCalls } from '@vitrine/core/subscriptions/subscriptions.calls.ts';
import { Link, useParams } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useCall } from '../api/use-call.ts';
import { formatMoment, formatPrice } from '../frame/format.ts';
import { BackToList } from '../listing/listing.tsx';
import { t } from '../messages/translate.ts';
import { Column, Columns, Part, RoomPage } from '../website/room-page.tsx';
import { SubscriptionActions } from './subscription-actions.tsx';
import { SubscriptionCustomer } from './subscription-customer.tsx';
import styles from './subscriptions.module.css';

/** One subscription with its orders and what happened to it (rule SUBSCRIPTION-18). */
export function SubscriptionRoom() {
  const { subscriptionId = '' } = useParams();
  const found = useCall(subscriptionCalls.get, { params: { subscriptionId } });
  if (found.isPending) return <LoadingShape shape="form" />;
  if (found.isLoadingError)
    return <FailedState message={messageOf(found.error)} onRetry={() => void found.refetch()} />;
  const { subscription } = found.data;
  return (
    <RoomPage
      title={subscription.title}
      back={<BackToList room="/config/subscriptions">{t('room.subscriptions')}</BackToList>}
      actions={<SubscriptionActions subscription={subscription} />}
    >
      <Columns>
        <Column>
          <Facts subscription={subscription} />
          <Orders subscription={subscription} />
          <Part title={t('timeline')}>
            <Timeline subscription={subscription} />
          </Part>
        </Column>
        <Column>
          <SubscriptionCustomer subscription={subscription} />
          <Part title={t('subscription.consent')}>
            <p className={styles.soft}>{subscription.consent}</p>
          </Part>
        </Column>
      </Columns>
    </RoomPage>
  );
}

function Facts({ subscription }: { subscription: Subscription }) {
  const { state, plan, amount, currency, quantity, options, nextChargeAt, cyclesLeft, delay } = subscription;
  const facts: readonly (readonly [string, string])[] = [
    [t('state'), t(`subscription.is.${state}`)],
    [t('subscription.plan'), `${formatPrice(amount, currency)}, ${subscriptionText(plan, studioLanguage())}`],
    ...(options === '' && quantity === 1
      ? []
      : [[t('subscription.what'), [`${quantity} ×`, options].filter(Boolean).join(' ')] as const]),
    ...(delay === null ? [] : [[t('subscription.delay'), t(`subscription.delay.${delay}`)] as const]),
    [t('subscription.next'), nextChargeAt === null ? '—' : formatMoment(nextChargeAt)],
    ...(cyclesLeft === null ? [] : [[t('subscription.left'), String(cyclesLeft)] as const]),
    [t('subscription.method'), methodText(subscription)],
  ];
  return (
    <Part title={t('subscription')}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** Such as `Visa •••• 4242 · valid until 08/2027`. */
function methodText({ methodLabel, methodExpires, isMethodExpired }: Subscription): string {
  if (methodLabel === '') return t('subscription.noMethod');
  if (methodExpires === '') return methodLabel;
  const month = expiryText(methodExpires);
  const expiry = isMethodExpired
    ? t('subscription.expired', { month })
    : t('subscription.expires', { month });
  return `${methodLabel} · ${expiry}`;
}

function Orders({ subscription: { orders, currency } }: { subscription: Subscription }) {
  return (
    <Part title={t('subscription.orders')}>
      <ul className={styles.orders}>
        {orders.map(order => (
          <li key={order.id}>
            <Link to={`/config/orders/${order.id}`}>
              {order.number === null ? t('subscription.unpaidOrder') : t('orderNo', { n: order.number })}
            </Link>
            <span className={styles.soft}>
              {[
                formatMoment(order.createdAt),
                order.renewal === null ? t('subscription.first') : t(`subscription.renewal.${order.renewal}`),
              ].join(' · ')}
            </span>
            <strong>{formatPrice(order.total, currency)}</strong>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Timeline({ subscription: { timeline } }: { subscription: Subscription }) {
  return (
    <ol className={styles.timeline}>
      {timeline.map(({ id, at, kind, text, actor }) => (
        <li key={id}>
          <strong>{t(`subscription.note.${kind}`)}</strong>
          {text !== '' && <p>{text}</p>}
          <p className={styles.soft}>
            {formatMoment(at)} · {nameOfActor(actor)}
          </p>
        </li>
      ))}
    </ol>
  );
}

function nameOfActor(actor: string): string {
  if (actor === 'operator') return t('timelineAutomatic');
  return actor === 'visitor' || actor === 'siteUser' ? t('subscription.customer') : actor;
}
