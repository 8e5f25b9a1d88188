import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { SelectField, SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { newId } from '@vitrine/core/id/id.ts';
import { readMoney } from '@vitrine/core/money/read-amount.ts';
import type { AddedLine } from '@vitrine/core/order-edits/order-edit.ts';
import { taxClasses } from '@vitrine/core/tax/tax-settings.ts';
import { useState } from 'react';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { FieldRow } from '../website/room-page.tsx';

interface CustomLineDialogProps {
  readonly isOpen: boolean;
  readonly currency: string;
  readonly onClose: () => void;
  readonly onSave: (line: AddedLine) => void;
}

/** Something that is not in the catalogue, with a price of its own. */
export function CustomLineDialog({ isOpen, onClose, ...props }: CustomLineDialogProps) {
  return (
    <Dialog title={t('draftOrder.customLine')} isOpen={isOpen} onClose={onClose}>
      {isOpen && <CustomLineForm {...props} />}
    </Dialog>
  );
}

function CustomLineForm({ currency, onSave }: Pick<CustomLineDialogProps, 'currency' | 'onSave'>) {
  const [custom, setCustom] = useState({ title: '', taxClass: 'standard', isShipped: false });
  const [quantity, setQuantity] = useState('1');
  const [price, setPrice] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = () => {
    const count = Number(quantity);
    const unitPrice = readMoney(price, currency);
    const title = custom.title.trim();
    if (title === '') return setProblem(t('draftOrder.titleNeeded'));
    if (!Number.isInteger(count) || count < 1 || count > 9999)
      return setProblem(t('draftOrder.quantityNeeded'));
    if (unitPrice === null || unitPrice < 0) return setProblem(t('draftOrder.priceNeeded'));
    onSave({ id: newId(), variantId: null, custom: { ...custom, title }, quantity: count, unitPrice });
  };
  return (
    <Form onSubmit={submit} problem={problem}>
      <TextField
        label={t('draftOrder.lineTitle')}
        value={custom.title}
        maxLength={200}
        onChange={title => setCustom({ ...custom, title })}
      />
      <SelectField
        label={t('draftOrder.taxClass')}
        value={custom.taxClass}
        choices={taxClasses.map(value => ({ value, label: t(`draftOrder.tax.${value}`) }))}
        onChange={taxClass => setCustom({ ...custom, taxClass })}
      />
      <SwitchField
        label={t('draftOrder.isShipped')}
        isOn={custom.isShipped}
        onChange={isShipped => setCustom({ ...custom, isShipped })}
      />
      <FieldRow>
        <TextField
          label={t('draftOrder.quantity')}
          value={quantity}
          inputMode="numeric"
          onChange={setQuantity}
        />
        <TextField
          label={t('draftOrder.unitPrice')}
          value={price}
          inputMode="decimal"
          unit={currency}
          onChange={setPrice}
        />
      </FieldRow>
      <Button kind="primary" type="submit">
        {t('draftOrder.saveLine')}
      </Button>
    </Form>
  );
}
