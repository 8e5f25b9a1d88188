import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { useDebounced } from '@vitrine/controls/field/use-debounced.ts';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { CallReply, CallRequest } from '@vitrine/core/calls/define-call.ts';
import { type Currency, currencyDecimals } from '@vitrine/core/money/money.ts';
import { readAmount } from '@vitrine/core/money/read-amount.ts';
import { priceChangeCalls } from '@vitrine/core/products/price-changes.calls.ts';
import { productCalls } from '@vitrine/core/products/products.calls.ts';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import styles from './product-prices.module.css';

type Planned = CallReply<typeof priceChangeCalls.plan>;
type Prices = CallRequest<typeof priceChangeCalls.set>['body']['prices'];

const ways = ['raisePercent', 'lowerPercent', 'raiseAmount', 'lowerAmount'] as const;
type Way = (typeof ways)[number];

/** The number of variants that are named; the others are counted. */
const mostShown = 8;

export interface ProductPricesDialogProps {
  readonly ids: readonly string[];
  readonly currency: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Changes the prices of the selected products after showing the new ones; its message can undo it (rule PRODUCT-44). */
export function ProductPricesDialog({ ids, currency, isOpen, onClose, onDone }: ProductPricesDialogProps) {
  const toast = useToast();
  const [way, setWay] = useState<Way>('raisePercent');
  const [text, setText] = useState('');
  const change = changeOf(way, text, currency);
  const settled = useDebounced(change === null ? '' : JSON.stringify(change));
  const isSettled = change !== null && settled === JSON.stringify(change);
  const plan = useCall(
    priceChangeCalls.plan,
    { query: { ids: ids.join(','), by: change?.by ?? 'percent', value: change?.value ?? 0 } },
    { isEnabled: isOpen && isSettled, isAlwaysFresh: true },
  );
  const planned = isSettled ? plan.data : undefined;
  const set = useChange(priceChangeCalls.set, [productCalls.list, productCalls.get]);
  const undo = (prices: Prices) =>
    set.mutate(
      { body: { prices: prices.map(({ variantId, from, to }) => ({ variantId, from: to, to: from })) } },
      {
        onSuccess: ({ changed, kept }) => toast({ message: toldOf('pricesUndone', changed, kept) }),
        onError: error => toast({ message: messageOf(error), isError: true }),
      },
    );
  const confirm = () => {
    const prices = (planned?.prices ?? []).map(({ variantId, from, to }) => ({ variantId, from, to }));
    if (prices.length === 0) return;
    set.mutate(
      { body: { prices } },
      {
        onSuccess: ({ changed, kept }) => {
          setText('');
          onDone();
          toast({
            message: toldOf('pricesChanged', changed, kept),
            action: { label: t('undo'), onAction: () => undo(prices) },
          });
        },
        onError: error => toast({ message: messageOf(error), isError: true }),
      },
    );
  };
  const isPercent = way.endsWith('Percent');
  return (
    <Dialog
      title={t('pricesTitle', { n: ids.length })}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            kind="primary"
            isPending={set.isPending}
            isDisabled={planned === undefined || planned.prices.length === 0}
            onPress={confirm}
          >
            {t('pricesApply')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <SelectField
          label={t('pricesWay')}
          value={way}
          onChange={value => setWay(ways.find(one => one === value) ?? 'raisePercent')}
          choices={ways.map(value => ({ value, label: t(`pricesWay.${value}`) }))}
        />
        <TextField
          label={isPercent ? t('pricesPercent') : t('pricesAmount')}
          value={text}
          onChange={setText}
          unit={isPercent ? '%' : currency}
          inputMode="decimal"
          problem={text.trim() !== '' && change === null ? t('pricesBadValue') : undefined}
          autoFocus
        />
      </div>
      <div role="status" aria-live="polite">
        {plan.isError && isSettled && <p>{messageOf(plan.error)}</p>}
        {planned !== undefined && <PlannedPrices planned={planned} />}
      </div>
    </Dialog>
  );
}

function PlannedPrices({ planned: { prices, kept, currency } }: { readonly planned: Planned }) {
  return (
    <>
      <p>{t('pricesCount', { n: prices.length })}</p>
      <ul className={styles.list}>
        {prices.slice(0, mostShown).map(({ variantId, from, to, ...facts }) => (
          <li key={variantId}>
            <span>{nameOf(facts)}</span>
            <span>
              {t('pricesFromTo', { from: formatPrice(from, currency), to: formatPrice(to, currency) })}
            </span>
          </li>
        ))}
      </ul>
      {prices.length > mostShown && <p>{t('pricesMore', { n: prices.length - mostShown })}</p>}
      {kept.length > 0 && (
        <>
          <p>{t('pricesKept', { n: kept.length })}</p>
          <ul className={styles.list}>
            {kept.slice(0, mostShown).map(({ variantId, why, ...facts }) => (
              <li key={variantId}>
                <span>{nameOf(facts)}</span>
                <span>{t(`pricesKept.${why}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function nameOf({ title, optionValues }: Pick<Planned['prices'][number], 'title' | 'optionValues'>): string {
  return [title, ...optionValues].join(' · ');
}

function toldOf(what: 'pricesChanged' | 'pricesUndone', changed: number, kept: number): string {
  return [t(what, { n: changed }), ...(kept === 0 ? [] : [t('pricesLeft', { n: kept })])].join(' ');
}

/** Null unless the text is a number above zero that a price can be changed by. */
function changeOf(
  way: Way,
  text: string,
  currency: string,
): { by: 'percent' | 'amount'; value: number } | null {
  const by = way.endsWith('Percent') ? 'percent' : 'amount';
  const decimals = by === 'percent' ? 2 : (currencyDecimals[currency as Currency] ?? 2);
  const size = readAmount(text, decimals);
  const most = by === 'percent' ? 100_000 : 100_000_000;
  if (size === null || size <= 0 || size > most) return null;
  return { by, value: way.startsWith('raise') ? size : -size };
}
