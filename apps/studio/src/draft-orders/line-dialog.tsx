import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { SelectField, SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import type { DraftLine } from '@vitrine/core/draft-orders/draft-order.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { taxClasses } from '@vitrine/core/tax/tax-settings.ts';
import { useState } from 'react';
import { Form } from '../frame/form.tsx';
import { readMoney } from '../gift-cards/read-money.ts';
import { t } from '../messages/translate.ts';
import { FieldRow } from '../website/room-page.tsx';
import { DiscountFields, moneyText, readDiscount, typedDiscount } from './discount-fields.tsx';

interface LineDialogProps {
  /** Null while it is closed. */
  readonly line: DraftLine | 'new' | null;
  /** The present unit price. */
  readonly shopPrice: number;
  readonly currency: string;
  readonly onClose: () => void;
  readonly onSave: (line: DraftLine) => void;
}

/** Quantity, price and discount of a line; the title and the tax of one that is not in the catalogue. */
export function LineDialog({ line, ...props }: LineDialogProps) {
  const isCustom = line === 'new' || line?.custom != null;
  return (
    <Dialog
      title={t(isCustom ? 'draftOrder.customLine' : 'draftOrder.line')}
      isOpen={line !== null}
      onClose={props.onClose}
    >
      {line !== null && <LineForm key={line === 'new' ? 'new' : line.id} line={line} {...props} />}
    </Dialog>
  );
}

const fresh = (): DraftLine => ({
  id: newId(),
  variantId: null,
  custom: { title: '', taxClass: 'standard', isShipped: false },
  quantity: 1,
  unitPrice: null,
  discount: null,
});

function LineForm({
  line: given,
  shopPrice,
  currency,
  onSave,
}: Omit<LineDialogProps, 'line'> & { readonly line: DraftLine | 'new' }) {
  const [line] = useState(() => (given === 'new' ? fresh() : given));
  const [custom, setCustom] = useState(line.custom);
  const [quantity, setQuantity] = useState(`${line.quantity}`);
  const [price, setPrice] = useState(given === 'new' ? '' : moneyText(shopPrice, currency));
  const [discount, setDiscount] = useState(typedDiscount(line.discount, currency));
  const [problem, setProblem] = useState<string | null>(null);
  const submit = () => {
    const count = Number(quantity);
    const unitPrice = readMoney(price, currency);
    const given = readDiscount(discount, currency);
    if (custom?.title.trim() === '') return setProblem(t('draftOrder.titleNeeded'));
    if (!Number.isInteger(count) || count < 1 || count > 9999)
      return setProblem(t('draftOrder.quantityNeeded'));
    if (unitPrice === null || unitPrice < 0) return setProblem(t('draftOrder.priceNeeded'));
    if (given === undefined) return setProblem(t('draftOrder.discountNeeded'));
    const isShopPrice = custom === null && line.unitPrice === null && unitPrice === shopPrice;
    onSave({ ...line, custom, quantity: count, unitPrice: isShopPrice ? null : unitPrice, discount: given });
  };
  return (
    <Form onSubmit={submit} problem={problem}>
      {custom !== null && (
        <>
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
        </>
      )}
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
      <DiscountFields typed={discount} currency={currency} onChange={setDiscount} />
      <Button kind="primary" type="submit">
        {t('draftOrder.saveLine')}
      </Button>
    </Form>
  );
}
