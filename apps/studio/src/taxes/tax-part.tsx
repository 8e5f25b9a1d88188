import { SelectField, SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { countryName } from '@vitrine/core/addresses/countries.ts';
import { euRates, euRatesAsOf } from '@vitrine/core/tax/eu-rates.data.ts';
import { useState } from 'react';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { formatDay } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { SaveButton } from '../settings/save-button.tsx';
import { type SettingsView, useSettingsForm } from '../settings/use-settings-form.ts';
import { Part } from '../website/room-page.tsx';
import { taxClassChoices } from './tax-class-choices.ts';
import { TaxClassesField } from './tax-classes-field.tsx';
import { draftOfTax, likeGoods, notTaxed, readTax } from './tax-draft.ts';
import { TaxPreview } from './tax-preview.tsx';
import { TaxRatesField } from './tax-rates-field.tsx';

/** The taxes of the store: what prices include, the rates by place and class, and what a sale costs (rule TAX-9). */
export function TaxPart({ view }: { readonly view: SettingsView }) {
  const { tax, currency } = view.settings.store;
  const [start] = useState(() => draftOfTax(tax));
  const form = useSettingsForm(start, ['taxes.manage']);
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({});
  const { draft, set } = form;
  const read = readTax(draft);
  const save = () => {
    setOwn(read.ok ? {} : read.problems);
    if (read.ok) form.save({ settings: { store: { tax: read.tax } } });
    else focusFirstProblem();
  };
  const classes = taxClassChoices(draft.classes);
  const states = Object.keys(euRates)
    .map(value => ({ value, label: countryName(value, studioLanguage()) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, studioLanguage()));
  return (
    <>
      <Part title={t('settings.taxes')}>
        <Form onSubmit={save} problem={form.problem} isReadOnly={!form.maySave}>
          <SwitchField
            label={t('taxIsIncluded')}
            isOn={draft.isIncluded}
            onChange={isIncluded => set({ isIncluded })}
            help={t('tax.rounding')}
          />
          <SelectField
            label={t('tax.euHome')}
            value={draft.euHome}
            choices={[{ value: '', label: t('tax.euNone') }, ...states]}
            onChange={euHome => set({ euHome })}
            problem={form.problems['settings.store.tax.eu.home']}
            help={t('tax.euHint', { date: formatDay(euRatesAsOf) })}
          />
          <SelectField
            label={t('tax.shipping')}
            value={draft.shipping}
            choices={[
              ...classes.map(({ value, label }) => ({ value, label: t('tax.shippingLike', { label }) })),
              { value: likeGoods, label: t('tax.shippingGoods') },
              { value: notTaxed, label: t('tax.shippingNone') },
            ]}
            onChange={shipping => set({ shipping })}
          />
          <TaxRatesField
            rates={draft.rates}
            classes={classes}
            problems={own}
            hasEuRates={draft.euHome !== ''}
            onChange={change => set(before => ({ rates: change(before.rates) }))}
          />
          <TaxClassesField
            classes={draft.classes}
            problems={own}
            onChange={change => set(before => ({ classes: change(before.classes) }))}
          />
          <SaveButton form={form} />
        </Form>
      </Part>
      <Part title={t('tax.preview')} hint={t('tax.previewHint')}>
        <TaxPreview tax={read.ok ? read.tax : tax} isReadable={read.ok} currency={currency} />
      </Part>
    </>
  );
}
