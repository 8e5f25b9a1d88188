import { SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { useState } from 'react';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import { SaveButton } from './save-button.tsx';
import { type SettingsView, useSettingsForm } from './use-settings-form.ts';

/** What the product cards of the shop’s lists offer. */
export function ProductListsPart({ view }: { readonly view: SettingsView }) {
  const { hasQuickView, hasSwatches } = view.settings.store;
  const [start] = useState(() => ({ hasQuickView, hasSwatches }));
  const form = useSettingsForm(start, ['storeSettings.manage']);
  const { draft, set } = form;
  return (
    <Part title={t('productLists')}>
      <Form
        onSubmit={() => form.save({ settings: { store: draft } })}
        problem={form.problem}
        isReadOnly={!form.maySave}
      >
        <SwitchField
          label={t('productLists.hasQuickView')}
          isOn={draft.hasQuickView}
          onChange={isOn => set({ hasQuickView: isOn })}
          help={t('productLists.hasQuickViewHint')}
        />
        <SwitchField
          label={t('productLists.hasSwatches')}
          isOn={draft.hasSwatches}
          onChange={isOn => set({ hasSwatches: isOn })}
          help={t('productLists.hasSwatchesHint')}
        />
        <SaveButton form={form} />
      </Form>
    </Part>
  );
}
