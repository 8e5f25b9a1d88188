import { SelectField, SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { AssetField } from '@vitrine/controls/pickers/asset-field.tsx';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { FieldRow, Part } from '../website/room-page.tsx';
import { languageChoices, speaksEnglishInstead } from './language-choices.ts';
import { SaveButton } from './save-button.tsx';
import { type SettingsView, useSettingsForm } from './use-settings-form.ts';

export function SitePart({ view }: { readonly view: SettingsView }) {
  const { tagline, description, language, timeZone, logo, icon, contactEmail, isIndexed, hasSearch } =
    view.settings;
  const form = useSettingsForm(
    {
      title: view.title,
      tagline,
      description,
      language,
      timeZone,
      logo,
      icon,
      contactEmail,
      isIndexed,
      hasSearch,
    },
    ['settings.write'],
  );
  const { draft, set, problems } = form;
  const { title, ...settings } = draft;
  return (
    <Part title={t('settings.site')}>
      <Form onSubmit={() => form.save({ title, settings })} problem={form.problem} isReadOnly={!form.maySave}>
        <TextField
          label={t('websiteTitle')}
          value={title}
          onChange={value => set({ title: value })}
          problem={problems.title}
        />
        <TextField
          label={t('tagline')}
          value={draft.tagline}
          onChange={value => set({ tagline: value })}
          problem={problems['settings.tagline']}
          help={t('taglineHint')}
        />
        <TextField
          label={t('siteDescription')}
          rows={2}
          value={draft.description}
          onChange={value => set({ description: value })}
          problem={problems['settings.description']}
          help={t('siteDescriptionHint')}
        />
        <FieldRow>
          <SelectField
            label={t('language')}
            value={draft.language}
            choices={languageChoices(language)}
            onChange={value => set({ language: value })}
            problem={problems['settings.language']}
            help={speaksEnglishInstead(draft.language) ? t('languageIncomplete') : undefined}
          />
          <SelectField
            label={t('timeZone')}
            value={draft.timeZone}
            choices={timeZones(draft.timeZone).map(value => ({ value, label: value.replaceAll('_', ' ') }))}
            onChange={value => set({ timeZone: value })}
            problem={problems['settings.timeZone']}
          />
        </FieldRow>
        <FieldRow>
          <AssetField
            label={t('logo')}
            kind="image"
            value={draft.logo}
            onChange={value => set({ logo: value })}
          />
          <AssetField
            label={t('icon')}
            kind="image"
            value={draft.icon}
            onChange={value => set({ icon: value })}
            help={t('iconHint')}
          />
        </FieldRow>
        <TextField
          label={t('contactEmail')}
          type="email"
          value={draft.contactEmail}
          onChange={value => set({ contactEmail: value })}
          problem={problems['settings.contactEmail']}
          help={t('contactEmailHint')}
        />
        <SwitchField
          label={t('isIndexed')}
          isOn={draft.isIndexed}
          onChange={value => set({ isIndexed: value })}
        />
        <SwitchField
          label={t('hasSearch')}
          isOn={draft.hasSearch}
          onChange={value => set({ hasSearch: value })}
        />
        <SaveButton form={form} />
      </Form>
    </Part>
  );
}

function timeZones(chosen: string): string[] {
  return [...new Set(['UTC', chosen, ...Intl.supportedValuesOf('timeZone')])];
}
