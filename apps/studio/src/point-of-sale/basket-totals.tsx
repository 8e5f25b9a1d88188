import type { SaleQuote } from '@vitrine/core/point-of-sale/point-of-sale.ts';
import { formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import type { CounterSale } from './basket.ts';
import styles from './basket-totals.module.css';
import texts from './counter-texts.module.css';

interface BasketTotalsProps {
  readonly sale: CounterSale;
  readonly currency: string;
  readonly quote: SaleQuote | undefined;
  /** Whether it is of an earlier basket, or cannot be sold like this. */
  readonly isStale: boolean;
}

export function BasketTotals({ sale, currency, quote, isStale }: BasketTotalsProps) {
  if (!quote) return <p className={texts.empty}>{t('counter.noTotal')}</p>;
  const price = (amount: number) => formatPrice(amount, currency);
  const reason = sale.discount?.reason || t('counter.discount');
  const rows = [
    ...(quote.discount > 0
      ? [
          { label: t('subtotal'), amount: price(quote.subtotal) },
          { label: reason, amount: `−${price(quote.discount)}` },
        ]
      : []),
    ...(quote.tax !== null && quote.tax > 0
      ? [
          {
            label: t(quote.isTaxIncluded ? 'draftOrder.taxIncluded' : 'draftOrder.taxAdded'),
            amount: price(quote.tax),
          },
        ]
      : []),
  ];
  return (
    <dl className={styles.totals} data-stale={isStale ? '' : undefined}>
      {rows.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('total')}</dt>
        <dd>{price(quote.total)}</dd>
      </div>
    </dl>
  );
}
