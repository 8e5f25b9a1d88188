import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { countryCodes, countryName } from '@vitrine/core/addresses/countries.ts';
import type { PickupPlace } from '@vitrine/core/shipping/shipping-settings.ts';
import { t } from '../messages/translate.ts';
import styles from './shipping.module.css';

interface PickupFieldProps {
  readonly pickup: PickupPlace;
  readonly problem: string | undefined;
  readonly onChange: (patch: Partial<PickupPlace>) => void;
}

/** Where and when buyers collect their order; it is taxed there. */
export function PickupField({ pickup, problem, onChange }: PickupFieldProps) {
  return (
    <div className={styles.fields}>
      <TextField
        label={t('shipping.line1')}
        value={pickup.line1}
        onChange={line1 => onChange({ line1 })}
        problem={problem}
        maxLength={200}
      />
      <TextField
        label={t('tax.postalCode')}
        value={pickup.postalCode}
        onChange={postalCode => onChange({ postalCode })}
        maxLength={20}
      />
      <TextField
        label={t('shipping.city')}
        value={pickup.city}
        onChange={city => onChange({ city })}
        maxLength={200}
      />
      <TextField
        label={t('tax.region')}
        value={pickup.region}
        onChange={region => onChange({ region })}
        maxLength={200}
      />
      <SelectField
        label={t('rateCountry')}
        value={pickup.country}
        choices={countryCodes
          .map(value => ({ value, label: countryName(value, studioLanguage()) }))
          .toSorted((a, b) => a.label.localeCompare(b.label, studioLanguage()))}
        onChange={country => onChange({ country })}
      />
      <TextField
        label={t('shipping.hours')}
        rows={2}
        value={pickup.hours}
        onChange={hours => onChange({ hours })}
        maxLength={500}
        placeholder={t('shipping.hoursExample')}
      />
    </div>
  );
}
