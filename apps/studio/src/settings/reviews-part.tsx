import { SelectField, SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { requestAudiences } from '@vitrine/core/reviews/review-settings.ts';
import { useState } from 'react';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import { SaveButton } from './save-button.tsx';
import { type SettingsView, useSettingsForm } from './use-settings-form.ts';

/** Whether visitors see reviews, whether new ones wait for approval, and which buyers are asked. */
export function ReviewsPart({ view }: { readonly view: SettingsView }) {
  const { requestDays, ...rest } = view.settings.store.reviews;
  const [start] = useState(() => ({ ...rest, days: String(requestDays) }));
  const form = useSettingsForm(start, ['storeSettings.manage']);
  const [own, setOwn] = useState<string | undefined>();
  const { draft, set, problems } = form;
  const save = () => {
    const { days, ...reviews } = draft;
    const isRead = /^\d+$/.test(days.trim()) && Number(days) >= 1 && Number(days) <= 90;
    setOwn(isRead ? undefined : t('review.badDays'));
    if (isRead) form.save({ settings: { store: { reviews: { ...reviews, requestDays: Number(days) } } } });
    else focusFirstProblem();
  };
  return (
    <Part title={t('room.reviews')}>
      <Form onSubmit={save} problem={form.problem} isReadOnly={!form.maySave}>
        <SwitchField
          label={t('review.isShown')}
          isOn={draft.isShown}
          onChange={isShown => set({ isShown })}
        />
        <SwitchField
          label={t('review.isPublishedAtOnce')}
          isOn={draft.isPublishedAtOnce}
          onChange={isPublishedAtOnce => set({ isPublishedAtOnce })}
          help={t('review.isPublishedAtOnceHint')}
        />
        <SelectField
          label={t('review.requests')}
          value={draft.requests}
          choices={requestAudiences.map(value => ({ value, label: t(`review.requests.${value}`) }))}
          onChange={value => set({ requests: requestAudiences.find(one => one === value) ?? 'off' })}
          help={t('review.requestsHint')}
        />
        {draft.requests !== 'off' && (
          <TextField
            label={t('review.requestDays')}
            value={draft.days}
            onChange={days => set({ days })}
            problem={own ?? problems['settings.store.reviews.requestDays']}
            inputMode="numeric"
          />
        )}
        <SaveButton form={form} />
      </Form>
    </Part>
  );
}
