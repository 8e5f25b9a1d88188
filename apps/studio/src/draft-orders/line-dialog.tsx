import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { SelectField, SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import type { DraftLine } from '@vitrine/core/draft-orders/draft-order.ts';
import type { FormField } from '@vitrine/core/forms/form-fields.ts';
import { readAnswers } from '@vitrine/core/forms/read-answers.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { wordAll } from '@vitrine/core/messages/word-phrase.ts';
import { readMoney } from '@vitrine/core/money/read-amount.ts';
import { taxClasses } from '@vitrine/core/tax/tax-settings.ts';
import { useState } from 'react';
import { Form } from '../frame/form.tsx';
import { formatAmount } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { FieldRow } from '../website/room-page.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { DiscountFields, readDiscount, typedDiscount } from './discount-fields.tsx';

interface LineDialogProps {
  /** Null while it is closed. */
  readonly line: DraftLine | 'new' | null;
  /** What its product asks; empty for most. */
  readonly form: readonly FormField[];
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
  answers: {},
  unitPrice: null,
  discount: null,
});

function LineForm({
  line: given,
  form,
  shopPrice,
  currency,
  onSave,
}: Omit<LineDialogProps, 'line'> & { readonly line: DraftLine | 'new' }) {
  const [line] = useState(() => (given === 'new' ? fresh() : given));
  const [custom, setCustom] = useState(line.custom);
  const [quantity, setQuantity] = useState(`${line.quantity}`);
  const [price, setPrice] = useState(given === 'new' ? '' : formatAmount(shopPrice, currency));
  const [discount, setDiscount] = useState(typedDiscount(line.discount, currency));
  const [answers, setAnswers] = useState(line.answers);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
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
    const read = readAnswers(form, answers, studioLanguage());
    setProblems(read.ok ? {} : wordAll(read.problems, studioLanguage()));
    if (!read.ok) return setProblem(t('formProblems'));
    const isShopPrice = custom === null && line.unitPrice === null && unitPrice === shopPrice;
    onSave({
      ...{ ...line, custom, answers, quantity: count, discount: given },
      unitPrice: isShopPrice ? null : unitPrice,
    });
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
      <AnswerFields form={form} answers={answers} problems={problems} onChange={setAnswers} />
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
