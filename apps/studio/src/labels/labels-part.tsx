import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { labelFormats } from '@vitrine/core/labels/label-settings.ts';
import { labelCalls } from '@vitrine/core/labels/labels.calls.ts';
import { useState } from 'react';
import { useCall } from '../api/use-call.ts';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { SaveButton } from '../settings/save-button.tsx';
import { type SettingsView, useSettingsForm } from '../settings/use-settings-form.ts';
import { Part } from '../website/room-page.tsx';

/** Who makes the labels of parcels, and on which paper (rule LABEL-1). */
export function LabelsPart({ view }: { readonly view: SettingsView }) {
  const [start] = useState(() => view.settings.store.labels);
  const form = useSettingsForm(start, ['shipping.manage']);
  const { draft, set } = form;
  const { strategies = [] } = useCall(labelCalls.strategies, {}).data ?? {};
  return (
    <Part title={t('labels.title')} hint={t('labels.hint')}>
      <Form
        onSubmit={() => form.save({ settings: { store: { labels: draft } } })}
        problem={form.problem}
        isReadOnly={!form.maySave}
      >
        <SelectField
          label={t('labels.strategy')}
          value={draft.strategy}
          choices={strategies.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={strategy => set({ strategy })}
        />
        <SelectField
          label={t('labels.format')}
          value={draft.format}
          choices={labelFormats.map(value => ({ value, label: t(`labels.format.${value}`) }))}
          onChange={value => set({ format: labelFormats.find(one => one === value) ?? 'a6' })}
        />
        <SaveButton form={form} />
      </Form>
    </Part>
  );
}
