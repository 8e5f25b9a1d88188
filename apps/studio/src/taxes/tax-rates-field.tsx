import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { type Choice, SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { countryCodes, countryName } from '@vitrine/core/addresses/countries.ts';
import { addressFields } from '@vitrine/core/addresses/read-address.ts';
import { maxTaxRules } from '@vitrine/core/tax/tax-settings.ts';
import { t } from '../messages/translate.ts';
import { everywhere, newRate, type RateDraft } from './tax-draft.ts';
import styles from './taxes.module.css';

type Rates = readonly RateDraft[];

interface TaxRatesFieldProps {
  readonly rates: Rates;
  readonly classes: readonly Choice[];
  readonly problems: Readonly<Record<string, string>>;
  readonly hasEuRates: boolean;
  readonly onChange: (change: (before: Rates) => Rates) => void;
}

function placeName(country: string): string {
  return country === everywhere ? t('rateElsewhere') : countryName(country, studioLanguage());
}

/** The rates of the store by place and class; a removed one can be restored. */
export function TaxRatesField({ rates, classes, problems, hasEuRates, onChange }: TaxRatesFieldProps) {
  const toast = useToast();
  const countries = [
    { value: everywhere, label: t('rateElsewhere') },
    ...countryCodes
      .map(value => ({ value, label: countryName(value, studioLanguage()) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, studioLanguage())),
  ];
  const remove = (rate: RateDraft, at: number) => {
    onChange(before => before.filter(({ key }) => key !== rate.key));
    toast({
      message: t('tax.rateRemoved', { country: placeName(rate.country) }),
      action: { label: t('undo'), onAction: () => onChange(before => before.toSpliced(at, 0, rate)) },
    });
  };
  return (
    <fieldset className={styles.rates}>
      <legend>{t('tax.rates')}</legend>
      <p className={styles.soft}>{hasEuRates ? t('tax.ratesEuHint') : t('tax.ratesHint')}</p>
      {rates.map((rate, at) => {
        const set = (patch: Partial<RateDraft>) =>
          onChange(before => before.map(one => (one.key === rate.key ? { ...one, ...patch } : one)));
        const regions = addressFields(rate.country, studioLanguage()).region?.choices ?? null;
        const isEverywhere = rate.country === everywhere;
        return (
          <div key={rate.key} className={styles.rate}>
            <SelectField
              label={t('rateCountry')}
              value={rate.country}
              choices={countries}
              onChange={country => set({ country, region: '', postalCodes: '' })}
            />
            {regions ? (
              <SelectField
                label={t('tax.region')}
                value={rate.region}
                choices={[{ value: '', label: t('tax.regionAll') }, ...regions]}
                onChange={region => set({ region })}
              />
            ) : (
              <TextField
                label={t('tax.region')}
                value={rate.region}
                onChange={region => set({ region })}
                isDisabled={isEverywhere}
                placeholder={t('tax.regionAll')}
              />
            )}
            <TextField
              label={t('tax.postalCodes')}
              value={rate.postalCodes}
              onChange={postalCodes => set({ postalCodes })}
              isDisabled={isEverywhere}
              placeholder={t('tax.postalCodesAll')}
              problem={problems[`${rate.key}.postalCodes`]}
            />
            <SelectField
              label={t('tax.class')}
              value={rate.taxClass}
              choices={classes}
              onChange={taxClass => set({ taxClass })}
            />
            <TextField
              label={t('tax.name')}
              value={rate.name}
              onChange={name => set({ name })}
              placeholder={t('tax.namePlain')}
              maxLength={40}
            />
            <TextField
              label={t('ratePercent')}
              value={rate.percent}
              onChange={percent => set({ percent })}
              problem={problems[`${rate.key}.percent`]}
              inputMode="decimal"
              unit="%"
            />
            <IconButton
              icon="trash"
              kind="danger"
              label={t('rateRemove', { country: placeName(rate.country) })}
              onPress={() => remove(rate, at)}
            />
          </div>
        );
      })}
      <div>
        <Button
          icon="plus"
          isDisabled={rates.length >= maxTaxRules}
          onPress={() => onChange(before => [...before, newRate(before.at(-1)?.country ?? everywhere)])}
        >
          {t('rateAdd')}
        </Button>
      </div>
    </fieldset>
  );
}
