import { SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import { SaveButton } from './save-button.tsx';
import { type SettingsView, useSettingsForm } from './use-settings-form.ts';

/** Who may create an account on the website. */
export function SignUpPart({ view }: { readonly view: SettingsView }) {
  const form = useSettingsForm(view.settings.siteUsers, ['customers.write']);
  return (
    <Part title={t('settings.visitors')}>
      <Form
        onSubmit={() => form.save({ settings: { siteUsers: form.draft } })}
        problem={form.problem}
        isReadOnly={!form.maySave}
      >
        <SwitchField
          label={t('isSignUpOpen')}
          isOn={form.draft.isSignUpOpen}
          onChange={isSignUpOpen => form.set({ isSignUpOpen })}
          help={t('isSignUpOpenHint')}
        />
        <SaveButton form={form} />
      </Form>
    </Part>
  );
}
