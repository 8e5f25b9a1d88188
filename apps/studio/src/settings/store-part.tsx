import { SegmentedField, SelectField, SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { currencies, currencySchema } from '@vitrine/core/money/money.ts';
import { readMoney } from '@vitrine/core/money/read-amount.ts';
import { useState } from 'react';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { formatAmount } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { FieldRow, Part } from '../website/room-page.tsx';
import { CountriesField } from './countries-field.tsx';
import { CurrencyQuestion } from './currency-question.tsx';
import { SaveButton } from './save-button.tsx';
import { type SettingsView, useSettingsForm } from './use-settings-form.ts';

/** Whether the website sells, in which currency, and to which countries. */
export function StorePart({ view }: { readonly view: SettingsView }) {
  const { isOpen, currency, trimsZeros, countries, unitSystem, minimumSubtotal } = view.settings.store;
  const names = new Intl.DisplayNames([studioLanguage()], { type: 'currency' });
  const [start] = useState(() => ({
    isOpen,
    currency,
    trimsZeros,
    countries,
    unitSystem,
    minimum: minimumSubtotal === 0 ? '' : formatAmount(minimumSubtotal, currency),
  }));
  const form = useSettingsForm(start, ['storeSettings.manage', 'shipping.manage']);
  const [isAsking, setIsAsking] = useState(false);
  const [own, setOwn] = useState<string | undefined>();
  const { draft, set, problems } = form;
  const save = (isAsked: boolean) => {
    const { minimum, ...store } = draft;
    const amount = minimum.trim() === '' ? 0 : readMoney(minimum, draft.currency);
    const isRead = amount !== null && amount >= 0;
    setOwn(isRead ? undefined : t('variant.badNumber'));
    if (!isRead) return focusFirstProblem();
    if (draft.currency !== currency && !isAsked) return setIsAsking(true);
    setIsAsking(false);
    form.save({ settings: { store: { ...store, minimumSubtotal: amount } } });
  };
  return (
    <Part title={t('settings.store')}>
      <Form onSubmit={() => save(false)} problem={form.problem} isReadOnly={!form.maySave}>
        <SwitchField
          label={t('storeOpen')}
          isOn={draft.isOpen}
          onChange={value => set({ isOpen: value })}
          help={t('storeOpenHint')}
        />
        <FieldRow>
          <SelectField
            label={t('currency')}
            value={draft.currency}
            choices={currencies.map(value => ({
              value,
              label: `${value} — ${names.of(value) ?? value}`,
            }))}
            onChange={value => {
              const read = currencySchema.safeParse(value);
              if (read.success) set({ currency: read.data });
            }}
            problem={problems['settings.store.currency']}
          />
          <SegmentedField
            label={t('units')}
            value={String(draft.unitSystem)}
            choices={[
              { value: '2', label: t('unitsMetric') },
              { value: '1', label: t('unitsImperial') },
            ]}
            onChange={value => set({ unitSystem: value === '1' ? 1 : 2 })}
          />
        </FieldRow>
        <SwitchField
          label={t('trimsZeros')}
          isOn={draft.trimsZeros}
          onChange={value => set({ trimsZeros: value })}
          help={t('trimsZerosHint')}
        />
        <CountriesField
          label={t('countries')}
          value={draft.countries}
          onChange={value => set({ countries: value })}
        />
        <TextField
          label={t('minimumSubtotal')}
          value={draft.minimum}
          onChange={minimum => set({ minimum })}
          problem={own ?? problems['settings.store.minimumSubtotal']}
          inputMode="decimal"
          unit={draft.currency}
        />
        <SaveButton form={form} />
      </Form>
      <CurrencyQuestion
        from={currency}
        to={draft.currency}
        isOpen={isAsking}
        onConfirm={() => save(true)}
        onClose={() => setIsAsking(false)}
      />
    </Part>
  );
}
