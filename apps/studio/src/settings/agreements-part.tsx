import { SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import { SaveButton } from './save-button.tsx';
import { type SettingsView, useSettingsForm } from './use-settings-form.ts';

/** What buyers have to agree to, and what the checkout asks consent for. */
export function AgreementsPart({ view }: { readonly view: SettingsView }) {
  const { marketing, terms } = view.settings.store;
  const form = useSettingsForm({ ...marketing, ...terms }, ['storeSettings.manage']);
  const { draft, set, problems } = form;
  const save = () => {
    const { isAsked, words, ...pages } = draft;
    form.save({ settings: { store: { marketing: { isAsked, words }, terms: pages } } });
  };
  const pages = [
    ['terms', t('termsOfSale')],
    ['privacy', t('privacyPolicy')],
    ['withdrawal', t('withdrawalPolicy')],
  ] as const;
  return (
    <Part title={t('settings.agreements')}>
      <Form onSubmit={save} problem={form.problem} isReadOnly={!form.maySave}>
        <p>{t('termsHint')}</p>
        {pages.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            value={draft[name]}
            onChange={address => set({ [name]: address })}
            help={t('termsAddressHint')}
            problem={problems[`settings.store.terms.${name}`]}
          />
        ))}
        <SwitchField
          label={t('marketingAsked')}
          isOn={draft.isAsked}
          onChange={isAsked => set({ isAsked })}
          help={t('marketingAskedHint')}
        />
        {draft.isAsked && (
          <TextField
            label={t('marketingWords')}
            value={draft.words}
            onChange={words => set({ words })}
            help={t('marketingWordsHint')}
            problem={problems['settings.store.marketing.words']}
          />
        )}
        <SaveButton form={form} />
      </Form>
    </Part>
  );
}
