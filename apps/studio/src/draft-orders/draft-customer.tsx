import { SelectField, SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { countryCodes, countryName } from '@vitrine/core/addresses/countries.ts';
import { type BillingFieldName, billingFields } from '@vitrine/core/checkout/billing-fields.ts';
import type { DraftInput } from '@vitrine/core/draft-orders/draft-order.ts';
import { t } from '../messages/translate.ts';
import { FieldRow } from '../website/room-page.tsx';
import styles from './draft-orders.module.css';

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
  const field = (name: Exclude<keyof Customer, BillingFieldName | 'billingApart'>) => ({
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
      <SelectField {...field('country')} choices={countryChoices(countries)} />
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
      <DraftBilling {...{ customer, problems, isDisabled, onChange }} />
      <TextField rows={3} maxLength={2000} {...field('note')} />
    </>
  );
}

/** Where the invoice goes, if that is another address. */
function DraftBilling({ customer, problems, isDisabled, onChange }: Omit<DraftCustomerProps, 'countries'>) {
  const isApart = customer.billingApart === 'on';
  const field = (name: BillingFieldName) => ({
    label: t(`draftOrder.field.${billingFields[name]}`),
    value: customer[name],
    problem: problems[name],
    isDisabled,
    onChange: (value: string) => onChange({ ...customer, [name]: value }),
  });
  return (
    <>
      <SwitchField
        label={t('draftOrder.billingSame')}
        isOn={!isApart}
        isDisabled={isDisabled}
        onChange={isSame =>
          onChange({
            ...customer,
            billingApart: isSame ? '' : 'on',
            billingCountry: customer.billingCountry || customer.country,
          })
        }
      />
      {isApart && (
        <fieldset className={styles.billing}>
          <legend>{t('orderBilling')}</legend>
          <TextField {...field('billingName')} />
          <TextField {...field('billingCompany')} />
          <SelectField {...field('billingCountry')} choices={countryChoices(countryCodes)} />
          <TextField {...field('billingLine1')} />
          <TextField {...field('billingLine2')} />
          <FieldRow>
            <TextField {...field('billingPostalCode')} />
            <TextField {...field('billingCity')} />
          </FieldRow>
          <TextField {...field('billingRegion')} />
        </fieldset>
      )}
    </>
  );
}

function countryChoices(countries: readonly string[]) {
  return [
    { value: '', label: t('draftOrder.noCountry') },
    ...countries.map(value => ({ value, label: countryName(value, studioLanguage()) })),
  ];
}
