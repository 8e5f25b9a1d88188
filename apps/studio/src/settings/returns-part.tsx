import { SelectField, SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { returnPayers } from '@vitrine/core/returns/return-settings.ts';
import { useState } from 'react';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import { SaveButton } from './save-button.tsx';
import { type SettingsView, useSettingsForm } from './use-settings-form.ts';

/** Whether buyers can send items back, how long, and how. */
export function ReturnsPart({ view }: { readonly view: SettingsView }) {
  const { days, reasons, ...rest } = view.settings.store.returns;
  const [start] = useState(() => ({ ...rest, days: String(days), reasons: reasons.join('\n') }));
  const form = useSettingsForm(start, ['storeSettings.manage']);
  const [own, setOwn] = useState<string | undefined>();
  const { draft, set, problems } = form;
  const save = () => {
    const typed = draft.days.trim();
    const isRead = /^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 365;
    setOwn(isRead ? undefined : t('returns.badDays'));
    if (!isRead) return focusFirstProblem();
    const named = draft.reasons.split('\n').map(line => line.trim());
    return form.save({
      settings: {
        store: { returns: { ...draft, days: Number(typed), reasons: named.filter(line => line !== '') } },
      },
    });
  };
  return (
    <Part title={t('returns.title')}>
      <Form onSubmit={save} problem={form.problem} isReadOnly={!form.maySave}>
        <SwitchField
          label={t('returns.isOffered')}
          isOn={draft.isOffered}
          onChange={isOffered => set({ isOffered })}
          help={t('returns.isOfferedHint')}
        />
        {draft.isOffered && (
          <>
            <TextField
              label={t('returns.days')}
              value={draft.days}
              onChange={text => set({ days: text })}
              problem={own ?? problems['settings.store.returns.days']}
              inputMode="numeric"
            />
            <SelectField
              label={t('returns.paidBy')}
              value={draft.paidBy}
              choices={returnPayers.map(value => ({ value, label: t(`returns.paidBy.${value}`) }))}
              onChange={value => set({ paidBy: returnPayers.find(one => one === value) ?? 'buyer' })}
            />
            <TextField
              label={t('returns.instructions')}
              value={draft.instructions}
              onChange={instructions => set({ instructions })}
              help={t('returns.instructionsHint')}
              rows={3}
            />
            <TextField
              label={t('returns.address')}
              value={draft.address}
              onChange={address => set({ address })}
              help={t('returns.addressHint')}
              rows={3}
            />
            <TextField
              label={t('returns.reasons')}
              value={draft.reasons}
              onChange={text => set({ reasons: text })}
              help={t('returns.reasonsHint')}
              problem={problems['settings.store.returns.reasons']}
              rows={4}
            />
          </>
        )}
        <SaveButton form={form} />
      </Form>
    </Part>
  );
}
