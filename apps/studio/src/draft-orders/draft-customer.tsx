import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { countryName } from '@vitrine/core/addresses/countries.ts';
import type { DraftInput } from '@vitrine/core/draft-orders/draft-order.ts';
import { t } from '../messages/translate.ts';
import { FieldRow } from '../website/room-page.tsx';

type Customer = DraftInput['customer'];

interface DraftCustomerProps {
  readonly customer: Customer;
  readonly countries: readonly string[];
  readonly problems: Readonly<Record<string, string>>;
  readonly isDisabled: boolean;
  readonly onChange: (customer: Customer) => void;
}

/** Who orders, and where it is sent; checked when the order is placed. */
export function DraftCustomer({ customer, countries, problems, isDisabled, onChange }: DraftCustomerProps) {
  const field = (name: keyof Customer) => ({
    label: t(`draftOrder.field.${name}`),
    value: customer[name],
    problem: problems[name],
    isDisabled,
    onChange: (value: string) => onChange({ ...customer, [name]: value }),
  });
  return (
    <>
      <TextField type="email" {...field('email')} />
      <TextField {...field('name')} />
      <TextField {...field('company')} />
      <SelectField
        {...field('country')}
        choices={[
          { value: '', label: t('draftOrder.noCountry') },
          ...countries.map(value => ({ value, label: countryName(value, studioLanguage()) })),
        ]}
      />
      <TextField {...field('line1')} />
      <TextField {...field('line2')} />
      <FieldRow>
        <TextField {...field('postalCode')} />
        <TextField {...field('city')} />
      </FieldRow>
      <FieldRow>
        <TextField {...field('region')} />
        <TextField type="tel" {...field('phone')} />
      </FieldRow>
      <TextField {...field('vatId')} />
      <TextField rows={3} maxLength={2000} {...field('note')} />
    </>
  );
}
