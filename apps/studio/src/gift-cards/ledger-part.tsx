import type { GiftCardEntry } from '@vitrine/core/gift-cards/gift-card.ts';
import { Link } from 'react-router';
import { formatMoment, formatPrice } from '../frame/format.ts';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import styles from './gift-cards.module.css';

interface LedgerProps {
  readonly entries: readonly GiftCardEntry[];
  readonly currency: string;
}

/** Everything that changed the balance, newest first, with its orders (rule GIFTCARD-10). */
export function LedgerPart({ entries, currency }: LedgerProps) {
  const maySeeOrders = useMay('orders.read');
  return (
    <Part title={t('giftCard.ledger')}>
      <ul className={styles.ledger}>
        {entries.map(({ id, kind, amount, orderId, reason, actor, at }) => {
          const words = t(`giftCard.entry.${kind}`);
          return (
            <li key={id}>
              <span className={styles.entry}>
                {orderId !== null && maySeeOrders ? (
                  <Link to={`/config/orders/${orderId}`}>{words}</Link>
                ) : (
                  words
                )}
                <span className={styles.about}>
                  {[formatMoment(at), kind === 'adjusted' ? actor : '', reason].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className={styles.amount}>{formatPrice(amount, currency)}</span>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
