import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { countryCodes, countryName } from '@vitrine/core/addresses/countries.ts';
import { addressFields } from '@vitrine/core/addresses/read-address.ts';
import { t } from '../messages/translate.ts';
import styles from './shipping.module.css';
import { newPlace, type PlaceDraft } from './shipping-draft.ts';

interface PlacesFieldProps {
  readonly places: readonly PlaceDraft[];
  readonly onChange: (next: (before: readonly PlaceDraft[]) => readonly PlaceDraft[]) => void;
}

const everywhere = '*';

/** The places of a zone: countries, or parts of them. */
export function PlacesField({ places, onChange }: PlacesFieldProps) {
  const countries = [
    { value: everywhere, label: t('rateElsewhere') },
    ...countryCodes
      .map(value => ({ value, label: countryName(value, studioLanguage()) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, studioLanguage())),
  ];
  return (
    <>
      {places.map(place => {
        const set = (patch: Partial<PlaceDraft>) =>
          onChange(before => before.map(one => (one.key === place.key ? { ...one, ...patch } : one)));
        const regions = addressFields(place.country, studioLanguage()).region?.choices ?? null;
        const isEverywhere = place.country === everywhere;
        return (
          <div key={place.key} className={styles.place}>
            <SelectField
              label={t('rateCountry')}
              value={place.country}
              choices={countries}
              onChange={country => set({ country, region: '', postalCodes: '' })}
            />
            {regions ? (
              <SelectField
                label={t('tax.region')}
                value={place.region}
                choices={[{ value: '', label: t('tax.regionAll') }, ...regions]}
                onChange={region => set({ region })}
              />
            ) : (
              <TextField
                label={t('tax.region')}
                value={place.region}
                onChange={region => set({ region })}
                isDisabled={isEverywhere}
                placeholder={t('tax.regionAll')}
              />
            )}
            <TextField
              label={t('tax.postalCodes')}
              value={place.postalCodes}
              onChange={postalCodes => set({ postalCodes })}
              isDisabled={isEverywhere}
              placeholder={t('tax.postalCodesAll')}
            />
            <IconButton
              icon="trash"
              kind="danger"
              label={t('shipping.placeRemove', {
                country: isEverywhere ? t('rateElsewhere') : countryName(place.country, studioLanguage()),
              })}
              isDisabled={places.length === 1}
              onPress={() => onChange(before => before.filter(one => one.key !== place.key))}
            />
          </div>
        );
      })}
      <div>
        <Button
          icon="plus"
          onPress={() => onChange(before => [...before, newPlace(before.at(-1)?.country ?? everywhere)])}
        >
          {t('shipping.placeAdd')}
        </Button>
      </div>
    </>
  );
}
