import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { tenancyCalls } from '@vitrine/core/tenancy/tenancy.calls.ts';
import { useCall } from '../api/use-call.ts';
import { t } from '../messages/translate.ts';
import { taxClassChoices } from './tax-class-choices.ts';

interface TaxClassFieldProps {
  readonly value: string;
  readonly onChange: (taxClass: string) => void;
}

/** The tax class of a product; a removed one stays listed until another is chosen. */
export function TaxClassField({ value, onChange }: TaxClassFieldProps) {
  const settings = useCall(tenancyCalls.getSettings, {});
  const choices = taxClassChoices(settings.data?.settings.store?.tax?.classes ?? []);
  const isKnown = settings.isPending || choices.some(one => one.value === value);
  return (
    <SelectField
      label={t('tax.class')}
      value={value}
      choices={isKnown ? choices : [...choices, { value, label: t('tax.classGone') }]}
      onChange={onChange}
    />
  );
}
