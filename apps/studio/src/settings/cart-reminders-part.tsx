import { SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { reminderHours } from '@vitrine/core/cart-reminders/reminder-settings.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import { SaveButton } from './save-button.tsx';
import { type SettingsView, useSettingsForm } from './use-settings-form.ts';

/** Whether buyers are reminded of a cart that they left, when, and with which code (rule REMINDER-10). */
export function CartRemindersPart({ view }: { readonly view: SettingsView }) {
  const { hours: stored, isOn, code } = view.settings.store.cartReminders;
  const [start] = useState(() => ({ isOn, code, hours: String(stored) }));
  const form = useSettingsForm(start, ['storeSettings.manage']);
  const [own, setOwn] = useState<string | undefined>();
  const { draft, set, problems } = form;
  const save = () => {
    const hours = /^\d{1,3}$/.test(draft.hours.trim()) ? Number(draft.hours) : 0;
    const isRead = hours >= reminderHours.least && hours <= reminderHours.most;
    setOwn(isRead ? undefined : t('reminder.badHours', reminderHours));
    if (isRead) form.save({ settings: { store: { cartReminders: { ...draft, hours } } } });
    else focusFirstProblem();
  };
  return (
    <Part title={t('room.carts')}>
      <Form onSubmit={save} problem={form.problem} isReadOnly={!form.maySave}>
        <SwitchField
          label={t('reminder.isOn')}
          isOn={draft.isOn}
          onChange={value => set({ isOn: value })}
          help={t('reminder.isOnHint')}
        />
        {draft.isOn && (
          <>
            <TextField
              label={t('reminder.hours')}
              value={draft.hours}
              onChange={hours => set({ hours })}
              help={t('reminder.hoursHint')}
              problem={own ?? problems['settings.store.cartReminders.hours']}
              inputMode="numeric"
            />
            <TextField
              label={t('reminder.code')}
              value={draft.code}
              onChange={value => set({ code: value })}
              help={t('reminder.codeHint')}
              problem={problems['settings.store.cartReminders.code']}
            />
          </>
        )}
        <p>
          <Link to="/config/carts">{t('reminder.seeCarts')}</Link>
        </p>
        <SaveButton form={form} />
      </Form>
    </Part>
  );
}
