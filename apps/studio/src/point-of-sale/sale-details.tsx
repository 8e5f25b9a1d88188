import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { basketSchema } from '@vitrine/core/point-of-sale/point-of-sale.ts';
import { useState } from 'react';
import { DiscountFields, readDiscount, typedDiscount } from '../draft-orders/discount-fields.tsx';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import texts from './counter-texts.module.css';
import styles from './sale-details.module.css';
import type { Counter } from './use-counter.ts';

interface SaleDetailsProps {
  readonly counter: Counter;
  readonly currency: string;
}

/** The agreed discount, the address for the receipt, and a note: all optional. */
export function SaleDetails({ counter, currency }: SaleDetailsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { discount, email, note, paying } = counter.sale;
  const given = [discount && t('counter.discount'), email, note].filter(Boolean).join(' · ');
  return (
    <div className={styles.details}>
      <Button icon="percent" isDisabled={paying !== null} onPress={() => setIsOpen(true)}>
        {t('counter.details')}
      </Button>
      {given !== '' && <span className={styles.given}>{given}</span>}
      <Dialog title={t('counter.details')} isOpen={isOpen} onClose={() => setIsOpen(false)} size="small">
        {isOpen && <Details {...{ counter, currency }} onDone={() => setIsOpen(false)} />}
      </Dialog>
    </div>
  );
}

function Details({ counter, currency, onDone }: SaleDetailsProps & { readonly onDone: () => void }) {
  const { sale, change } = counter;
  const [typed, setTyped] = useState(() =>
    typedDiscount(sale.discount && { ...sale.discount, reason: sale.discount.reason }, currency),
  );
  const [email, setEmail] = useState(sale.email);
  const [note, setNote] = useState(sale.note);
  const [problems, setProblems] = useState<{ discount?: string; email?: string }>({});
  const save = () => {
    // A reason is optional here: the receipt then says that it was agreed.
    const read = readDiscount({ ...typed, reason: typed.reason.trim() || '-' }, currency);
    const isEmail = basketSchema.shape.email.safeParse(email.trim()).success;
    setProblems({
      ...(read === undefined ? { discount: t('counter.noDiscount') } : {}),
      ...(isEmail ? {} : { email: t('counter.noEmail') }),
    });
    if (read === undefined || !isEmail) return;
    const discount = read && { ...read, reason: typed.reason.trim() };
    change({ ...sale, discount, email: email.trim(), note: note.trim() });
    onDone();
  };
  return (
    <Form onSubmit={save}>
      <DiscountFields typed={typed} currency={currency} onChange={setTyped} />
      {problems.discount && (
        <p className={texts.problem} role="alert">
          {problems.discount}
        </p>
      )}
      <TextField
        label={t('counter.email')}
        type="email"
        value={email}
        problem={problems.email}
        onChange={setEmail}
      />
      <TextField label={t('counter.note')} rows={2} maxLength={2000} value={note} onChange={setNote} />
      <Button kind="primary" type="submit" isWide>
        {t('counter.take')}
      </Button>
    </Form>
  );
}
