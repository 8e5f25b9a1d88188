import { Button } from '@vitrine/controls/button/button.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import { pointOfSaleCalls as calls } from '@vitrine/core/point-of-sale/point-of-sale.calls.ts';
import type { Receipt } from '@vitrine/core/point-of-sale/point-of-sale.ts';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useCall } from '../api/use-call.ts';
import { useTitle } from '../frame/use-title.ts';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { MailReceipt } from './mail-receipt.tsx';
import styles from './receipt.module.css';

const sizes = ['roll', 'sheet'] as const;
type Size = (typeof sizes)[number];
const sizeKey = 'vitrine.counter.paper';

/** Alone on its page, so that nothing else is printed (rule POS-12). */
export function ReceiptPage() {
  const { orderId = '' } = useParams();
  useTitle(t('counter.receipt'));
  const found = useCall(calls.receipt, { params: { orderId } }, { isAlwaysFresh: true });
  const [size, setSize] = useState<Size>(() =>
    localStorage.getItem(sizeKey) === 'sheet' ? 'sheet' : 'roll',
  );
  const maySeeOrder = useMay('orders.read');
  const choose = (value: string) => {
    localStorage.setItem(sizeKey, value);
    setSize(sizes.find(one => one === value) ?? 'roll');
  };
  return (
    <main className={styles.page}>
      <header className={styles.tools}>
        <Link to="/config/point-of-sale">{t('counter.backToCounter')}</Link>
        <h1 className={styles.heading}>{t('counter.receipt')}</h1>
        {maySeeOrder && <Link to={`/config/orders/${orderId}`}>{t('counter.openOrder')}</Link>}
      </header>
      {found.isPending && <LoadingShape shape="form" />}
      {found.isLoadingError && (
        <FailedState message={messageOf(found.error)} onRetry={() => void found.refetch()} />
      )}
      {found.data && (
        <div className={styles.columns}>
          <Paper receipt={found.data.receipt} size={size} />
          <div className={styles.tools}>
            <SelectField
              label={t('counter.paper')}
              value={size}
              choices={sizes.map(value => ({ value, label: t(`counter.paper.${value}`) }))}
              onChange={choose}
            />
            <Button kind="primary" isWide onPress={() => print()}>
              {t('counter.print')}
            </Button>
            <MailReceipt receipt={found.data.receipt} />
          </div>
        </div>
      )}
    </main>
  );
}

function Paper({ receipt, size }: { readonly receipt: Receipt; readonly size: Size }) {
  const { language, shop, sellerLines, title, facts, lines, totals, paid, refunded, thanks, footer } =
    receipt;
  // Two lines may have the same text.
  const sentences = receipt.explanation.sentences.map((sentence, at) => ({
    key: `${at}-${sentence}`,
    sentence,
  }));
  return (
    <article className={styles.paper} data-size={size} lang={language} aria-label={title}>
      <header className={styles.seller}>
        <strong>{shop}</strong>
        {sellerLines.map(line => (
          <span key={line}>{line}</span>
        ))}
      </header>
      <h2 className={styles.title}>{title}</h2>
      <Rows rows={facts} />
      <ul className={styles.lines}>
        {lines.map(({ words, detail, amount }) => (
          <li key={`${words} ${detail}`}>
            <span>
              {words}
              <small>{detail}</small>
            </span>
            <span>{amount}</span>
          </li>
        ))}
      </ul>
      <Rows rows={totals} />
      <details className={styles.explained}>
        <summary>{receipt.explanation.title}</summary>
        <ul>
          {sentences.map(({ key, sentence }) => (
            <li key={key}>{sentence}</li>
          ))}
        </ul>
      </details>
      <Rows rows={paid} />
      {refunded.length > 0 && <Rows rows={refunded} />}
      <p className={styles.thanks}>{thanks}</p>
      {footer !== '' && <p className={styles.footer}>{footer}</p>}
    </article>
  );
}

function Rows({ rows }: { readonly rows: readonly { words: string; amount: string; isTotal?: boolean }[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ words, amount, isTotal }) => (
        <div key={`${words} ${amount}`} data-total={isTotal ? '' : undefined}>
          <dt>{words}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
