import { SelectField, SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { countryCodes, countryName } from '@vitrine/core/addresses/countries.ts';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { FieldRow, Part } from '../website/room-page.tsx';
import { SaveButton } from './save-button.tsx';
import { type SettingsView, useSettingsForm } from './use-settings-form.ts';

const rows = [
  ['name'],
  ['line1', 'line2'],
  ['postalCode', 'city', 'region'],
  ['vatId', 'taxNumber'],
  ['invoicePrefix', 'creditNotePrefix'],
] as const;

/** Who sells, as invoices say it (rule DOCUMENT-2). */
export function SellerPart({ view }: { readonly view: SettingsView }) {
  const form = useSettingsForm(view.settings.store.seller, ['storeSettings.manage']);
  const { draft, set, problems } = form;
  const language = studioLanguage();
  const countries = countryCodes
    .map(value => ({ value, label: countryName(value, language) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
  const field = (name: (typeof rows)[number][number] | 'footer') => ({
    label: t(`seller.${name}`),
    value: draft[name],
    onChange: (value: string) => set({ [name]: value }),
    problem: problems[`settings.store.seller.${name}`],
  });
  return (
    <Part title={t('seller.title')} hint={t('seller.hint')}>
      <Form
        onSubmit={() => form.save({ settings: { store: { seller: draft } } })}
        problem={form.problem}
        isReadOnly={!form.maySave}
      >
        {rows.map(names => (
          <FieldRow key={names[0]}>
            {names.map(name => (
              <TextField key={name} {...field(name)} />
            ))}
          </FieldRow>
        ))}
        <SelectField
          label={t('seller.country')}
          value={draft.country}
          onChange={country => set({ country })}
          choices={[{ value: '', label: t('seller.noCountry') }, ...countries]}
        />
        <TextField {...field('footer')} help={t('seller.footerHint')} rows={3} />
        <SwitchField
          label={t('seller.isMailed')}
          isOn={draft.isMailed}
          onChange={isMailed => set({ isMailed })}
        />
        <SaveButton form={form} />
      </Form>
    </Part>
  );
}
