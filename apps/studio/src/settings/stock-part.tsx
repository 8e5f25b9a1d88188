import { SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { useState } from 'react';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import { SaveButton } from './save-button.tsx';
import { type SettingsView, useSettingsForm } from './use-settings-form.ts';

/** What visitors are told about stock: how few are left, and when something is back. */
export function StockPart({ view }: { readonly view: SettingsView }) {
  const { fewFrom, isNoticeOffered } = view.settings.store.stock;
  const [start] = useState(() => ({ few: String(fewFrom), isNoticeOffered }));
  const form = useSettingsForm(start, ['storeSettings.manage']);
  const [own, setOwn] = useState<string | undefined>();
  const { draft, set, problems } = form;
  const save = () => {
    const { few, ...stock } = draft;
    const isRead = /^\d+$/.test(few.trim()) && Number(few) <= 100;
    setOwn(isRead ? undefined : t('stock.badNumber'));
    if (isRead) form.save({ settings: { store: { stock: { ...stock, fewFrom: Number(few) } } } });
    else focusFirstProblem();
  };
  return (
    <Part title={t('stock')}>
      <Form onSubmit={save} problem={form.problem} isReadOnly={!form.maySave}>
        <TextField
          label={t('stock.fewFrom')}
          value={draft.few}
          onChange={few => set({ few })}
          problem={own ?? problems['settings.store.stock.fewFrom']}
          help={t('stock.fewFromHint')}
          inputMode="numeric"
        />
        <SwitchField
          label={t('stock.isNoticeOffered')}
          isOn={draft.isNoticeOffered}
          onChange={value => set({ isNoticeOffered: value })}
          help={t('stock.isNoticeOfferedHint')}
        />
        <SaveButton form={form} />
      </Form>
    </Part>
  );
}
