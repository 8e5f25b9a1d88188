import { SegmentedField, SelectField, SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { currencies, currencySchema } from '@vitrine/core/money/money.ts';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { FieldRow, Part } from '../website/room-page.tsx';
import { CountriesField } from './countries-field.tsx';
import { SaveButton } from './save-button.tsx';
import { type SettingsView, useSettingsForm } from './use-settings-form.ts';

const currencyNames = new Intl.DisplayNames(['en'], { type: 'currency' });

/** Whether it sells, in which currency, where to, and how buyers pay. */
export function StorePart({ view }: { readonly view: SettingsView }) {
  const { isOpen, currency, countries, unitSystem, payments } = view.settings.store;
  const form = useSettingsForm({ isOpen, currency, countries, unitSystem, ...payments });
  const { draft, set, problems } = form;
  const { manual, manualInstructions, test, ...store } = draft;
  return (
    <Part title={t('settings.store')}>
      <Form
        onSubmit={() =>
          form.save({ settings: { store: { ...store, payments: { manual, manualInstructions, test } } } })
        }
        problem={form.problem}
      >
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
              label: `${value} — ${currencyNames.of(value) ?? value}`,
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
        <CountriesField
          label={t('countries')}
          value={draft.countries}
          onChange={value => set({ countries: value })}
        />
        <SwitchField
          label={t('payManual')}
          isOn={draft.manual}
          onChange={value => set({ manual: value })}
          help={t('payManualHint')}
        />
        {draft.manual && (
          <TextField
            label={t('payInstructions')}
            rows={3}
            value={draft.manualInstructions}
            onChange={value => set({ manualInstructions: value })}
            problem={problems['settings.store.payments.manualInstructions']}
            help={t('payInstructionsHint')}
          />
        )}
        <SwitchField
          label={t('payTest')}
          isOn={draft.test}
          onChange={value => set({ test: value })}
          help={t('payTestHint')}
        />
        <SaveButton form={form} />
      </Form>
    </Part>
  );
}
