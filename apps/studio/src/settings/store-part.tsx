import { SegmentedField, SelectField, SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { currencies, currencySchema } from '@vitrine/core/money/money.ts';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { FieldRow, Part } from '../website/room-page.tsx';
import { CountriesField } from './countries-field.tsx';
import { SaveButton } from './save-button.tsx';
import { type SettingsView, useSettingsForm } from './use-settings-form.ts';

/** Whether the website sells, in which currency, and to which countries. */
export function StorePart({ view }: { readonly view: SettingsView }) {
  const { isOpen, currency, countries, unitSystem } = view.settings.store;
  const names = new Intl.DisplayNames([studioLanguage()], { type: 'currency' });
  const form = useSettingsForm({ isOpen, currency, countries, unitSystem }, [
    'storeSettings.manage',
    'shipping.manage',
  ]);
  const { draft, set, problems } = form;
  return (
    <Part title={t('settings.store')}>
      <Form
        onSubmit={() => form.save({ settings: { store: draft } })}
        problem={form.problem}
        isReadOnly={!form.maySave}
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
        <CountriesField
          label={t('countries')}
          value={draft.countries}
          onChange={value => set({ countries: value })}
        />
        <SaveButton form={form} />
      </Form>
    </Part>
  );
}
