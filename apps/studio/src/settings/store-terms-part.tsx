import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { SelectField, SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { countryCodes, countryName } from '@vitrine/core/addresses/countries.ts';
import { useState } from 'react';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import { SaveButton } from './save-button.tsx';
import styles from './settings.module.css';
import { ShippingOptionsField } from './shipping-options-field.tsx';
import { draftOfTerms, readTerms } from './store-terms.ts';
import { type SettingsView, useSettingsForm } from './use-settings-form.ts';

const everywhere = '*';

/** Shipping and tax. */
export function StoreTermsPart({ view }: { readonly view: SettingsView }) {
  const { currency } = view.settings.store;
  const [start] = useState(() => draftOfTerms(view.settings.store));
  const form = useSettingsForm(start, ['storeSettings.manage', 'shipping.manage', 'taxes.manage']);
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({});
  const { draft, set } = form;
  const problems = { ...form.problems, ...own };
  const save = () => {
    const read = readTerms(draft, currency);
    setOwn(read.ok ? {} : read.problems);
    if (read.ok) form.save({ settings: { store: read.store } });
    else focusFirstProblem();
  };
  const changeRate = (key: number, patch: { country?: string; percent?: string }) =>
    set({ rates: draft.rates.map(rate => (rate.key === key ? { ...rate, ...patch } : rate)) });
  const countries = [
    { value: everywhere, label: t('rateElsewhere') },
    ...countryCodes
      .map(value => ({ value, label: countryName(value, studioLanguage()) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, studioLanguage())),
  ];
  const nextKey = Math.max(0, ...draft.rates.map(({ key }) => key)) + 1;
  return (
    <Part title={t('settings.terms')}>
      <Form onSubmit={save} problem={form.problem} isReadOnly={!form.maySave}>
        <ShippingOptionsField
          options={draft.options}
          currency={currency}
          problems={problems}
          onChange={change => set(before => ({ options: change(before.options) }))}
        />
        <TextField
          label={t('minimumSubtotal')}
          value={draft.minimumSubtotal}
          onChange={minimumSubtotal => set({ minimumSubtotal })}
          problem={problems.minimumSubtotal}
          inputMode="decimal"
          unit={currency}
        />
        <SwitchField
          label={t('taxIsIncluded')}
          isOn={draft.isIncluded}
          onChange={isIncluded => set({ isIncluded })}
        />
        <SwitchField
          label={t('taxShipping')}
          isOn={draft.isShippingTaxed}
          onChange={isShippingTaxed => set({ isShippingTaxed })}
        />
        {draft.rates.map(rate => (
          <div key={rate.key} className={styles.pair}>
            <SelectField
              label={t('rateCountry')}
              value={rate.country}
              choices={countries}
              onChange={country => changeRate(rate.key, { country })}
            />
            <TextField
              label={t('ratePercent')}
              value={rate.percent}
              onChange={percent => changeRate(rate.key, { percent })}
              problem={problems[`rate.${rate.key}`]}
              inputMode="decimal"
              unit="%"
            />
            <IconButton
              icon="trash"
              kind="danger"
              label={t('rateRemove', {
                country:
                  rate.country === everywhere
                    ? t('rateElsewhere')
                    : countryName(rate.country, studioLanguage()),
              })}
              onPress={() => set({ rates: draft.rates.filter(({ key }) => key !== rate.key) })}
            />
          </div>
        ))}
        <div>
          <Button
            icon="plus"
            onPress={() =>
              set({ rates: [...draft.rates, { key: nextKey, country: everywhere, percent: '' }] })
            }
          >
            {t('rateAdd')}
          </Button>
        </div>
        <SaveButton form={form} />
      </Form>
    </Part>
  );
}
