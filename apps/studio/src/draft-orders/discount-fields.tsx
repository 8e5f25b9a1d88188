import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import type { StaffDiscount } from '@vitrine/core/cart/agreed-terms.ts';
import { readAmount, readMoney } from '@vitrine/core/money/read-amount.ts';
import { formatAmount } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { FieldRow } from '../website/room-page.tsx';

/** A discount as it is typed. */
export interface TypedDiscount {
  readonly kind: 'none' | 'percent' | 'amount';
  readonly value: string;
  readonly reason: string;
}

interface DiscountFieldsProps {
  readonly typed: TypedDiscount;
  readonly currency: string;
  readonly onChange: (typed: TypedDiscount) => void;
}

export function DiscountFields({ typed, currency, onChange }: DiscountFieldsProps) {
  return (
    <>
      <SelectField
        label={t('draftOrder.discount')}
        value={typed.kind}
        choices={(['none', 'percent', 'amount'] as const).map(value => ({
          value,
          label: t(`draftOrder.discountKind.${value}`),
        }))}
        onChange={kind => onChange({ ...typed, kind: kind as TypedDiscount['kind'] })}
      />
      {typed.kind !== 'none' && (
        <FieldRow>
          <TextField
            label={t('draftOrder.discountValue')}
            value={typed.value}
            unit={typed.kind === 'percent' ? '%' : currency}
            inputMode="decimal"
            onChange={value => onChange({ ...typed, value })}
          />
          <TextField
            label={t('draftOrder.reason')}
            value={typed.reason}
            maxLength={200}
            onChange={reason => onChange({ ...typed, reason })}
          />
        </FieldRow>
      )}
    </>
  );
}

export function typedDiscount(discount: StaffDiscount | null, currency: string): TypedDiscount {
  if (discount === null) return { kind: 'none', value: '', reason: '' };
  const { value, reason } = discount;
  if (value.kind === 'percent') return { kind: 'percent', value: `${value.percent / 1000}`, reason };
  return { kind: 'amount', value: formatAmount(value.amount, currency), reason };
}

/** Undefined while it is not complete; null for none. */
export function readDiscount(
  { kind, value, reason }: TypedDiscount,
  currency: string,
): StaffDiscount | null | undefined {
  if (kind === 'none') return null;
  if (reason.trim() === '') return undefined;
  if (kind === 'percent') {
    const percent = readAmount(value, 3);
    return percent === null || percent < 1 || percent > 100_000
      ? undefined
      : { value: { kind, percent }, reason };
  }
  const amount = readMoney(value, currency);
  return amount === null || amount < 1 ? undefined : { value: { kind, amount }, reason };
}
