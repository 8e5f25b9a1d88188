import { Button } from '@vitrine/controls/button/button.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { Icon } from '@vitrine/controls/icon/icon.tsx';
import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { countryCodes, countryName } from '@vitrine/core/addresses/countries.ts';
import { t } from '../messages/translate.ts';
import styles from './settings.module.css';

export interface CountriesFieldProps {
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (codes: string[]) => void;
}

/** Adds one country at a time from the list, or all of them. */
export function CountriesField({ label, value, onChange }: CountriesFieldProps) {
  const left = countryCodes
    .filter(code => !value.includes(code))
    .map(code => ({ value: code, label: countryName(code, studioLanguage()) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, studioLanguage()));
  return (
    <div className={styles.countries}>
      <div className={styles.row}>
        <SelectField
          label={label}
          value=""
          choices={[{ value: '', label: t('countryAdd') }, ...left]}
          onChange={code => code !== '' && onChange([...value, code])}
        />
        <Button onPress={() => onChange(left.length === 0 ? [] : [...countryCodes])}>
          {left.length === 0 ? t('countriesNone') : t('countriesAll')}
        </Button>
      </div>
      {left.length === 0 ? (
        <p className={styles.soft}>{t('countriesWorld')}</p>
      ) : (
        <ul className={styles.tags}>
          {value.map(code => (
            <li key={code}>
              <button
                type="button"
                className={styles.tag}
                aria-label={t('countryRemove', { name: countryName(code, studioLanguage()) })}
                onClick={() => onChange(value.filter(one => one !== code))}
              >
                {countryName(code, studioLanguage())}
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
