import { SettingsPanel } from '@vitrine/controls/panel/settings-panel.tsx';
import { mapProviderSchema } from '@vitrine/core/map/map-provider.ts';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import { SaveButton } from './save-button.tsx';
import { type SettingsView, useSettingsForm } from './use-settings-form.ts';

/** The map service for the pages of the website (rule MAP-6). */
export function MapsPart({ view }: { readonly view: SettingsView }) {
  const form = useSettingsForm(view.settings.map, ['settings.write']);
  return (
    <Part title={t('settings.maps')}>
      <Form
        onSubmit={() => form.save({ settings: { map: form.draft } })}
        problem={form.problem}
        isReadOnly={!form.maySave}
      >
        <SettingsPanel schema={mapProviderSchema} value={form.draft} onChange={form.set} />
        <SaveButton form={form} />
      </Form>
    </Part>
  );
}
