import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { decimalsOf } from '@vitrine/core/money/money.ts';
import { readMoney } from '@vitrine/core/money/read-amount.ts';
import type { Tender } from '@vitrine/core/point-of-sale/point-of-sale.ts';
import { useState } from 'react';
import { Form } from '../frame/form.tsx';
import { formatAmount, formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { cashNotes } from './cash-notes.ts';
import styles from './payment.module.css';

interface PayDialogProps {
  readonly kind: Tender['kind'];
  readonly total: number;
  readonly currency: string;
  readonly onClose: () => void;
  readonly onPaid: (tender: Tender) => void;
}

export function PayDialog({ kind, onClose, ...props }: PayDialogProps) {
  return (
    <Dialog title={t(`counter.pay.${kind}`)} isOpen onClose={onClose} size="small">
      <p className={styles.due}>
        {t('counter.due')} <strong>{formatPrice(props.total, props.currency)}</strong>
      </p>
      {kind === 'cash' ? <Cash {...props} /> : <Card {...props} />}
    </Dialog>
  );
}

type PartProps = Omit<PayDialogProps, 'kind' | 'onClose'>;

/** The amount that was given, and the change (rule POS-10). */
function Cash({ total, currency, onPaid }: PartProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  // Nothing typed is the exact amount.
  const received = typed.trim() === '' ? total : readMoney(typed, currency);
  const isEnough = received !== null && received >= total;
  const choose = (amount: number) => {
    setProblem(undefined);
    setTyped(formatAmount(amount, currency));
  };
  const complete = () => {
    if (isEnough) onPaid({ kind: 'cash', received });
    else setProblem(t(received === null ? 'counter.noAmount' : 'counter.tooLittle'));
  };
  return (
    <Form onSubmit={complete}>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons is no fieldset. */}
      <div role="group" aria-label={t('counter.quickAmounts')} className={styles.notes}>
        <Button onPress={() => choose(total)}>{t('counter.exact')}</Button>
        {cashNotes(total, decimalsOf(currency)).map(amount => (
          <Button key={amount} onPress={() => choose(amount)}>
            {formatPrice(amount, currency)}
          </Button>
        ))}
      </div>
      <TextField
        label={t('counter.received')}
        value={typed}
        placeholder={formatAmount(total, currency)}
        unit={currency}
        inputMode="decimal"
        autoFocus
        problem={problem}
        onChange={value => {
          setProblem(undefined);
          setTyped(value);
        }}
      />
      <p className={styles.due} aria-live="polite">
        {t('counter.change')} <strong>{isEnough ? formatPrice(received - total, currency) : '–'}</strong>
      </p>
      <Button kind="primary" type="submit" isWide>
        {t('counter.complete')}
      </Button>
    </Form>
  );
}

/** The reader knows nothing of the shop: staff take the money with it, and say so. */
function Card({ onPaid }: PartProps) {
  const [reference, setReference] = useState('');
  return (
    <Form onSubmit={() => onPaid({ kind: 'card-reader', reference })}>
      <p>{t('counter.cardHint')}</p>
      <TextField
        label={t('counter.reference')}
        help={t('counter.referenceHint')}
        value={reference}
        maxLength={100}
        autoFocus
        onChange={setReference}
      />
      <Button kind="primary" type="submit" isWide>
        {t('counter.complete')}
      </Button>
    </Form>
  );
}
