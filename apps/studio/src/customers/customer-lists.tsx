import type { Customer } from '@vitrine/core/customers/customer.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDay, formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { nameOfOrder } from '../orders/name-of-order.ts';
import { OrderBadges } from '../orders/order-badges.tsx';
import { Part } from '../website/room-page.tsx';
import styles from './customers.module.css';

/** On the page itself; the room of orders has all. */
const most = 20;

/** What a customer ordered, subscribed to, gave, sent back and bought for others; each opens where it is managed. */
export function CustomerLists({ customer }: { readonly customer: Customer }) {
  const { latestOrders, subscriptions, donations, returns, giftCards } = customer;
  return (
    <>
      <Part
        title={t('customer.orders')}
        actions={
          latestOrders.length > most && (
            <Link to={`/config/orders?search=${encodeURIComponent(customer.email)}`}>
              {t('customer.allOrders')}
            </Link>
          )
        }
      >
        {latestOrders.length === 0 && <p className={styles.soft}>{t('customer.nothing')}</p>}
        <List>
          {latestOrders.slice(0, most).map(order => (
            <Row
              key={order.id}
              to={`/config/orders/${order.id}`}
              name={nameOfOrder(order)}
              about={formatDay(order.placedAt ?? order.createdAt)}
              amount={formatPrice(order.total, order.currency)}
            >
              <OrderBadges order={order} />
            </Row>
          ))}
        </List>
      </Part>
      {subscriptions.length > 0 && (
        <Part title={t('customer.subscriptions')}>
          <List>
            {subscriptions.map(({ id, title, state, nextChargeAt, amount, currency }) => (
              <Row
                key={id}
                to={`/config/subscriptions/${id}`}
                name={title}
                about={[
                  t(`subscription.is.${state}`),
                  ...(nextChargeAt === null
                    ? []
                    : [t('customer.renewed', { date: formatDay(nextChargeAt) })]),
                ].join(' · ')}
                amount={formatPrice(amount, currency)}
              />
            ))}
          </List>
        </Part>
      )}
      {donations.length > 0 && (
        <Part title={t('customer.donations')}>
          <List>
            {donations.map(({ orderId, at, frequency, amount, refunded, currency, message }) => (
              <Row
                key={orderId}
                to={`/config/orders/${orderId}`}
                name={formatDay(at)}
                about={[t(`donation.${frequency}`), message].filter(Boolean).join(' · ')}
                amount={formatPrice(amount - refunded, currency)}
              />
            ))}
          </List>
        </Part>
      )}
      {returns.length > 0 && (
        <Part title={t('customer.returns')}>
          <List>
            {returns.map(({ id, orderId, name, state, askedAt }) => (
              <Row
                key={id}
                to={`/config/orders/${orderId}`}
                name={t('customer.returnOf', { name })}
                about={formatDay(askedAt)}
                amount={t(`returns.is.${state}`)}
              />
            ))}
          </List>
        </Part>
      )}
      {giftCards.length > 0 && (
        <Part title={t('customer.giftCards')}>
          <List>
            {giftCards.map(({ id, lastCharacters, state, balance, issued, currency }) => (
              <Row
                key={id}
                to={`/config/gift-cards/${id}`}
                name={`… ${lastCharacters}`}
                about={t(`giftCard.is.${state}`)}
                amount={t('customer.cardLeft', {
                  balance: formatPrice(balance, currency),
                  issued: formatPrice(issued, currency),
                })}
              />
            ))}
          </List>
        </Part>
      )}
    </>
  );
}

function List({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

interface RowProps {
  readonly to: string;
  readonly name: string;
  readonly about: string;
  readonly amount: string;
  readonly children?: ReactNode;
}

function Row({ to, name, about, amount, children }: RowProps) {
  return (
    <li>
      <span className={styles.entry}>
        <Link to={to}>{name}</Link>
        <span className={styles.soft}>{about}</span>
        {children}
      </span>
      <span className={styles.amount}>{amount}</span>
    </li>
  );
}
