import { Button } from '@vitrine/controls/button/button.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import { readMoney } from '@vitrine/core/money/read-amount.ts';
import { pointOfSaleCalls as calls } from '@vitrine/core/point-of-sale/point-of-sale.calls.ts';
import type { DaySale, DaySum } from '@vitrine/core/point-of-sale/point-of-sale.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useCall } from '../api/use-call.ts';
import { formatMoment, formatPrice } from '../frame/format.ts';
import { useTitle } from '../frame/use-title.ts';
import { t } from '../messages/translate.ts';
import styles from './receipt.module.css';

/** The sales of a day and what has to be in the drawer, alone on its page (rule POS-13). */
export function ClosingPage() {
  useTitle(t('counter.closing'));
  const [day, setDay] = useState('');
  const [cursor, setCursor] = useState<string>();
  const found = useCall(
    calls.day,
    { query: { limit: 200, ...(day === '' ? {} : { day }), ...(cursor ? { cursor } : {}) } },
    { isAlwaysFresh: true },
  );
  const reply = found.data;
  return (
    <main className={styles.page}>
      <header className={styles.tools}>
        <Link to="/config/point-of-sale">{t('counter.backToCounter')}</Link>
      </header>
      <h1 className={styles.heading}>{t('counter.closing')}</h1>
      <div className={styles.tools}>
        <TextField
          label={t('counter.day')}
          type="date"
          value={day || (reply?.day ?? '')}
          onChange={value => {
            setCursor(undefined);
            setDay(value);
          }}
        />
        <Button kind="primary" onPress={() => print()}>
          {t('counter.print')}
        </Button>
      </div>
      {found.isPending && <LoadingShape shape="rows" />}
      {found.isLoadingError && (
        <FailedState message={messageOf(found.error)} onRetry={() => void found.refetch()} />
      )}
      {reply && (
        <article className={styles.paper} data-size="sheet">
          <p className={styles.day}>{dayInWords(reply.day)}</p>
          <Sums sums={reply.sums} />
          <Drawer key={reply.day} sums={reply.sums} currency={reply.currency} />
          <Sales sales={reply.sales} />
          <div className={styles.tools}>
            {reply.previous !== null && (
              <Button onPress={() => setCursor(reply.previous ?? undefined)}>{t('newer')}</Button>
            )}
            {reply.next !== null && (
              <Button onPress={() => setCursor(reply.next ?? undefined)}>{t('older')}</Button>
            )}
          </div>
        </article>
      )}
    </main>
  );
}

function Sums({ sums }: { readonly sums: readonly DaySum[] }) {
  return (
    <table className={styles.table}>
      <caption>{t('counter.sums')}</caption>
      <thead>
        <tr>
          {(['method', 'sales', 'taken', 'refunded', 'left'] as const).map(name => (
            <th key={name} scope="col">
              {t(`counter.sum.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sums.map(({ method, name, currency, sales, taken, refunded }) => (
          <tr key={`${method} ${currency}`}>
            <th scope="row">{name}</th>
            <td>{sales}</td>
            <td>{formatPrice(taken, currency)}</td>
            <td>{formatPrice(refunded, currency)}</td>
            <td>
              <strong>{formatPrice(taken - refunded, currency)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** With the cash that was there in the morning, which only the person at the counter knows. */
function Drawer({ sums, currency }: { readonly sums: readonly DaySum[]; readonly currency: string }) {
  const [typed, setTyped] = useState('');
  const start = typed.trim() === '' ? 0 : readMoney(typed, currency);
  const cash = sums.find(one => one.isInDrawer && one.currency === currency);
  const left = (cash?.taken ?? 0) - (cash?.refunded ?? 0);
  return (
    <div className={styles.drawer}>
      <TextField
        label={t('counter.start')}
        value={typed}
        unit={currency}
        inputMode="decimal"
        problem={start === null ? t('counter.noAmount') : undefined}
        onChange={setTyped}
      />
      <p>
        {t('counter.drawer')} <strong>{formatPrice(left + (start ?? 0), currency)}</strong>
      </p>
    </div>
  );
}

function Sales({ sales }: { readonly sales: readonly DaySale[] }) {
  if (sales.length === 0) return <p>{t('counter.noSales')}</p>;
  return (
    <table className={styles.table}>
      <caption>{t('counter.sales')}</caption>
      <thead>
        <tr>
          {(['order', 'at', 'method', 'by', 'total'] as const).map(name => (
            <th key={name} scope="col">
              {t(`counter.sale.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sales.map(({ orderId, number, soldAt, methodName, soldBy, total, currency }) => (
          <tr key={orderId}>
            <th scope="row">
              <Link to={`/config/point-of-sale/receipts/${orderId}`}>{t('orderNo', { n: number })}</Link>
            </th>
            <td>{formatMoment(soldAt)}</td>
            <td>{methodName}</td>
            <td>{soldBy}</td>
            <td>{formatPrice(total, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The day itself, whatever the time zone of the reader. */
function dayInWords(day: string): string {
  return new Intl.DateTimeFormat(document.documentElement.lang || 'en', {
    dateStyle: 'full',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));
}
