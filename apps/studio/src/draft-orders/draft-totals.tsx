import { Button } from '@vitrine/controls/button/button.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import type { DraftInput, DraftOrder } from '@vitrine/core/draft-orders/draft-order.ts';
import { readMoney } from '@vitrine/core/money/read-amount.ts';
import { useState } from 'react';
import { formatAmount, formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { FieldRow, Part } from '../website/room-page.tsx';
import { DiscountFields, readDiscount, typedDiscount } from './discount-fields.tsx';
import styles from './draft-orders.module.css';

interface DraftTotalsProps {
  readonly draft: DraftOrder;
  readonly currency: string;
  readonly isDisabled: boolean;
  readonly onChange: (change: Partial<DraftInput>) => void;
}

/** The whole: its shipping and discount, and where each cent comes from. */
export function DraftTotals(props: DraftTotalsProps) {
  const { draft, currency } = props;
  const price = (amount: number) => formatPrice(amount, currency);
  return (
    <Part title={t('draftOrder.totals')}>
      {draft.requiresShipping && <Shipping key={`shipping ${draft.version}`} {...props} />}
      <WholeDiscount key={`discount ${draft.version}`} {...props} />
      <dl className={styles.totals}>
        <dt>{t('draftOrder.subtotal')}</dt>
        <dd>{price(draft.subtotal)}</dd>
        {draft.discount > 0 && (
          <>
            <dt>{t('draftOrder.discount')}</dt>
            <dd>−{price(draft.discount)}</dd>
          </>
        )}
        {draft.shipping !== null && (
          <>
            <dt>{t('draftOrder.shipping')}</dt>
            <dd>{price(draft.shipping)}</dd>
          </>
        )}
        {draft.tax !== null && (
          <>
            <dt>{t(draft.isTaxIncluded ? 'draftOrder.taxIncluded' : 'draftOrder.taxAdded')}</dt>
            <dd>{price(draft.tax)}</dd>
          </>
        )}
        <dt>{t('draftOrder.total')}</dt>
        <dd>
          <strong>{price(draft.total)}</strong>
        </dd>
      </dl>
      {draft.isTaxOpen && <p>{t('draftOrder.taxOpen')}</p>}
      <details>
        <summary>{t('draftOrder.explanation')}</summary>
        <ul>
          {draft.explanation.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </Part>
  );
}

function WholeDiscount({ draft, currency, isDisabled, onChange }: DraftTotalsProps) {
  const [typed, setTyped] = useState(typedDiscount(draft.input.discount, currency));
  const discount = readDiscount(typed, currency);
  const isSaved = JSON.stringify(discount) === JSON.stringify(draft.input.discount);
  return (
    <>
      <DiscountFields typed={typed} currency={currency} onChange={setTyped} />
      {!isSaved && (
        <Button
          isDisabled={isDisabled || discount === undefined}
          onPress={() => discount !== undefined && onChange({ discount })}
        >
          {t('draftOrder.apply')}
        </Button>
      )}
    </>
  );
}

const custom = 'custom';

function Shipping({ draft, currency, isDisabled, onChange }: DraftTotalsProps) {
  const { shipping } = draft.input;
  const [chosen, setChosen] = useState(shipping.kind === custom ? custom : draft.chosenOption);
  const [name, setName] = useState(shipping.kind === custom ? shipping.name : '');
  const [price, setPrice] = useState(shipping.kind === custom ? formatAmount(shipping.amount, currency) : '');
  const amount = readMoney(price, currency);
  const choose = (value: string) => {
    setChosen(value);
    if (value !== custom) onChange({ shipping: { kind: 'option', id: value } });
  };
  return (
    <>
      <SelectField
        label={t('draftOrder.shipping')}
        value={chosen}
        isDisabled={isDisabled}
        choices={[
          ...(draft.shippingOptions.length === 0 && chosen !== custom
            ? [{ value: '', label: t('draftOrder.noShipping') }]
            : []),
          ...draft.shippingOptions.map(option => ({
            value: option.id,
            label: `${option.name}, ${formatPrice(option.amount, currency)}`,
          })),
          { value: custom, label: t('draftOrder.customShipping') },
        ]}
        onChange={choose}
      />
      {chosen === custom && (
        <>
          <FieldRow>
            <TextField label={t('draftOrder.shippingName')} value={name} maxLength={200} onChange={setName} />
            <TextField
              label={t('draftOrder.shippingPrice')}
              value={price}
              inputMode="decimal"
              unit={currency}
              onChange={setPrice}
            />
          </FieldRow>
          <Button
            isDisabled={isDisabled || amount === null || name.trim() === ''}
            onPress={() => amount !== null && onChange({ shipping: { kind: custom, name, amount } })}
          >
            {t('draftOrder.apply')}
          </Button>
        </>
      )}
    </>
  );
}
