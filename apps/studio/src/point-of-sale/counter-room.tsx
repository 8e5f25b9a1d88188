import { Button } from '@vitrine/controls/button/button.tsx';
import { pointOfSaleCalls as calls } from '@vitrine/core/point-of-sale/point-of-sale.calls.ts';
import type { SaleItem } from '@vitrine/core/point-of-sale/point-of-sale.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { formatPrice } from '../frame/format.ts';
import { useTitle } from '../frame/use-title.ts';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { TopBar } from '../website/top-bar.tsx';
import { BasketPanel } from './basket-panel.tsx';
import styles from './counter-room.module.css';
import texts from './counter-texts.module.css';
import { ParkedSales } from './parked-sales.tsx';
import { ProductTiles } from './product-tiles.tsx';
import { isInDoubt, useCounter } from './use-counter.ts';
import { useQuote } from './use-quote.ts';
import { VariantDialog } from './variant-dialog.tsx';

/** Products on one side, the basket on the other; on a phone one at a time (rule POS-14). */
export function CounterRoom() {
  useTitle(t('room.counter'));
  const counter = useCounter();
  const { sale } = counter;
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  const [choices, setChoices] = useState<readonly SaleItem[] | null>(null);
  const [isBasketShown, setIsBasketShown] = useState(false);
  const catalogue = useCall(
    calls.products,
    { query: { search, ...(category === '' ? {} : { category }) } },
    { keepsPrevious: true },
  );
  const quote = useQuote(counter.sale);
  const currency = catalogue.data?.currency ?? quote.data?.quote.currency ?? 'USD';
  const quantity = sale.lines.reduce((sum, line) => sum + line.quantity, 0);
  const isCut = isInDoubt(quote.error) || isInDoubt(catalogue.error);
  const maySettle = useMay('storeSettings.manage');
  const choose = (items: readonly SaleItem[]) => {
    const [only] = items;
    if (only && items.length === 1) counter.add(only);
    else setChoices(items);
  };
  const total = quote.data?.quote.total ?? 0;
  return (
    <>
      <TopBar>{t('room.counter')}</TopBar>
      <h1 className={styles.said}>{t('room.counter')}</h1>
      <div className={styles.counter} data-basket={isBasketShown ? '' : undefined}>
        <section className={styles.goods} aria-label={t('counter.products')}>
          <header className={styles.head}>
            <ParkedSales counter={counter} currency={currency} />
            <Link className={texts.link} to="/config/point-of-sale/closing">
              {t('counter.closing')}
            </Link>
          </header>
          {isCut && (
            <p className={texts.warning} role="alert">
              {t('counter.cut')}
            </p>
          )}
          {catalogue.data?.hasPlace === false && (
            <p className={texts.warning} role="alert">
              {t('counter.noPlace')}{' '}
              {maySettle && <Link to="/config/settings?part=store">{t('counter.toSettings')}</Link>}
            </p>
          )}
          <ProductTiles
            {...{ catalogue, currency, search, category }}
            onSearch={setSearch}
            onCategory={setCategory}
            onChoose={choose}
            onSaid={counter.say}
          />
        </section>
        <BasketPanel
          {...{ counter, currency, quote }}
          onBack={() => setIsBasketShown(false)}
          key={counter.sale.id}
        />
        <div className={styles.bar}>
          <Button kind="primary" isWide onPress={() => setIsBasketShown(true)}>
            {counter.sold && quantity === 0
              ? t('counter.toReceipt')
              : t('counter.toBasket', { n: quantity, total: formatPrice(total, currency) })}
          </Button>
        </div>
      </div>
      <p role="status" className={styles.said}>
        {counter.said}
      </p>
      <VariantDialog
        items={choices}
        currency={currency}
        onClose={() => setChoices(null)}
        onChoose={item => {
          setChoices(null);
          counter.add(item);
        }}
      />
    </>
  );
}
