import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { type CounterLine, withQuantity } from './basket.ts';
import styles from './basket-panel.module.css';
import { BasketTotals } from './basket-totals.tsx';
import texts from './counter-texts.module.css';
import { PayDialog } from './pay-dialog.tsx';
import { PayingNotice } from './paying-notice.tsx';
import { SaleDetails } from './sale-details.tsx';
import { SaleDone } from './sale-done.tsx';
import { type Counter, isInDoubt, nameOf } from './use-counter.ts';
import type { QuoteCall } from './use-quote.ts';

interface BasketPanelProps {
  readonly counter: Counter;
  readonly currency: string;
  readonly quote: QuoteCall;
  /** To the products, on a phone. */
  readonly onBack: () => void;
}

/** What is sold, what it costs, and how it is paid. */
export function BasketPanel({ counter, currency, quote, onBack }: BasketPanelProps) {
  const { sale, sold, refusal } = counter;
  const [payment, setPayment] = useState<'cash' | 'card-reader' | null>(null);
  const priced = sale.lines.length > 0 ? quote.data?.quote : undefined;
  const isPriced =
    priced !== undefined &&
    !quote.isPlaceholderData &&
    !quote.isError &&
    priced.lines.every(({ problem }) => problem === null);
  return (
    <section className={styles.basket} aria-label={t('counter.basket')}>
      <header className={styles.basketHead}>
        <span className={styles.back}>
          <IconButton icon="chevronLeft" label={t('counter.toProducts')} onPress={onBack} />
        </span>
        <h2 className={styles.basketTitle}>{t('counter.basket')}</h2>
        {sale.lines.length > 0 && sale.paying === null && <ClearBasket counter={counter} />}
      </header>
      {refusal !== null && (
        <p className={texts.warning} role="alert">
          {refusal.message}{' '}
          {refusal.orderId !== null && (
            <>
              <Link to={`/config/point-of-sale/receipts/${refusal.orderId}`}>{t('counter.seeReceipt')}</Link>{' '}
              <Button onPress={counter.begin}>{t('counter.newSale')}</Button>
            </>
          )}
        </p>
      )}
      {quote.isError && !isInDoubt(quote.error) && sale.lines.length > 0 && (
        <p className={texts.warning} role="alert">
          {messageOf(quote.error)}
        </p>
      )}
      {sold && sale.lines.length === 0 ? (
        <SaleDone key={sold.orderId} receipt={sold} onNext={counter.begin} onBack={onBack} />
      ) : (
        <>
          {sale.lines.length === 0 && <p className={texts.empty}>{t('counter.empty')}</p>}
          <ul className={styles.lines}>
            {sale.lines.map(line => (
              <Line
                key={line.id}
                {...{ line, counter, currency }}
                priced={priced?.lines.find(({ id }) => id === line.id)}
              />
            ))}
          </ul>
          {sale.lines.length > 0 && (
            <>
              <SaleDetails counter={counter} currency={currency} />
              <BasketTotals {...{ sale, currency }} quote={priced} isStale={!isPriced} />
            </>
          )}
          {sale.paying === null ? (
            <div className={styles.payments}>
              {(['cash', 'card-reader'] as const).map(kind => (
                <Button
                  key={kind}
                  kind="primary"
                  isWide
                  isDisabled={!isPriced}
                  onPress={() => setPayment(kind)}
                >
                  {t(`counter.pay.${kind}`)}
                </Button>
              ))}
            </div>
          ) : (
            <PayingNotice counter={counter} />
          )}
        </>
      )}
      {payment !== null && priced && (
        <PayDialog
          kind={payment}
          total={priced.total}
          currency={currency}
          onClose={() => setPayment(null)}
          onPaid={tender => {
            setPayment(null);
            counter.pay(priced.total, tender);
          }}
        />
      )}
    </section>
  );
}

/** Begins again; it can be undone. */
function ClearBasket({ counter }: { readonly counter: Counter }) {
  const toast = useToast();
  const { sale, change, begin } = counter;
  const clear = () => {
    begin();
    toast({
      message: t('counter.cleared'),
      action: { label: t('undo'), onAction: () => change(sale) },
    });
  };
  return <Button onPress={clear}>{t('counter.clear')}</Button>;
}

interface LineProps {
  readonly line: CounterLine;
  readonly counter: Counter;
  readonly currency: string;
  readonly priced: NonNullable<QuoteCall['data']>['quote']['lines'][number] | undefined;
}

function Line({ line, counter, currency, priced }: LineProps) {
  const toast = useToast();
  const { sale, change } = counter;
  const { id, item, quantity } = line;
  const name = nameOf(item);
  const isLocked = sale.paying !== null;
  const available = priced ? priced.available : item.available;
  const remove = () => {
    change({ ...sale, lines: sale.lines.filter(one => one.id !== id) });
    counter.say(t('counter.removed', { name }));
    toast({
      message: t('counter.removed', { name }),
      action: { label: t('undo'), onAction: () => counter.putBack(line) },
    });
  };
  return (
    <li className={styles.line}>
      <div className={styles.lineName}>
        <strong>{item.title}</strong> {item.options}
        <span className={texts.left} data-few={item.isFew ? '' : undefined}>
          {formatPrice(priced?.unitPrice ?? item.price, currency)}
          {item.isFew && available !== null && ` · ${t('counter.left', { n: available })}`}
        </span>
        {priced?.problem && (
          <span className={texts.problem}>
            {t(`counter.problem.${priced.problem}`, { n: priced.available ?? 0 })}
          </span>
        )}
      </div>
      <span className={styles.lineTotal}>
        {formatPrice(priced?.total ?? item.price * quantity, currency)}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons around a number are no fieldset. */}
      <div role="group" aria-label={t('counter.quantityOf', { name })} className={styles.steps}>
        <button
          type="button"
          aria-label={t('counter.less', { name })}
          disabled={isLocked}
          onClick={() => (quantity === 1 ? remove() : change(withQuantity(sale, id, quantity - 1)))}
        >
          −
        </button>
        <output aria-live="polite">{quantity}</output>
        <button
          type="button"
          aria-label={t('counter.oneMore', { name })}
          disabled={isLocked || (available !== null && quantity >= available)}
          onClick={() => change(withQuantity(sale, id, quantity + 1))}
        >
          +
        </button>
      </div>
      <IconButton icon="trash" label={t('counter.remove', { name })} isDisabled={isLocked} onPress={remove} />
    </li>
  );
}
