import { discountCalls } from '@vitrine/core/discounts/discounts.calls.ts';
import { Link } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { formatMoment, formatPrice } from '../frame/format.ts';
import { Pager } from '../frame/pager.tsx';
import { usePages } from '../frame/use-pages.ts';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import styles from './discounts.module.css';

const pageSize = 20;

interface DiscountUsesProps {
  readonly discountId: string;
  readonly currency: string;
  readonly used: number;
}

/** The orders that used it, newest first (rule DISCOUNT-7). */
export function DiscountUses({ discountId, currency, used }: DiscountUsesProps) {
  const pages = usePages();
  const maySeeOrders = useMay('orders.read');
  const list = useCall(
    discountCalls.uses,
    { params: { discountId }, query: { limit: pageSize, ...pages.query } },
    { keepsPrevious: true, isAlwaysFresh: true },
  );
  const { uses = [] } = list.data ?? {};
  return (
    <Part title={t('discount.usedTitle', { n: used })}>
      <CallState call={list} empty={uses.length === 0 && <p>{t('discount.notUsed')}</p>} />
      {uses.length > 0 && (
        <ul className={styles.chosen}>
          {uses.map(({ orderId, email, amount, at }) => (
            <li key={orderId}>
              <span className={styles.name}>
                {maySeeOrders ? <Link to={`/config/orders/${orderId}`}>{email}</Link> : email}
                <span className={styles.summary}>{formatMoment(at)}</span>
              </span>
              <span>{formatPrice(-amount, currency)}</span>
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={pages.page}
        pageSize={pageSize}
        list={list.data && { ...list.data, total: used }}
        count={uses.length}
        onTurn={pages.turn}
      />
    </Part>
  );
}
