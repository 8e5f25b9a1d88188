import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { maxPageWords, type WordedPage, wordedPages } from '@vitrine/core/store-pages/page-words.ts';
import { useState } from 'react';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import { SaveButton } from './save-button.tsx';
import { type SettingsView, useSettingsForm } from './use-settings-form.ts';

/** Words of the shop’s own on its pages, one page at a time (rule STOREPAGE-3). */
export function PageWordsPart({ view }: { readonly view: SettingsView }) {
  const [start] = useState(() => view.settings.store.pageWords);
  const [page, setPage] = useState<WordedPage>('cart');
  const form = useSettingsForm(start, ['storeSettings.manage']);
  const { draft, set, problems } = form;
  return (
    <Part title={t('pageWords')}>
      <Form
        onSubmit={() => form.save({ settings: { store: { pageWords: draft } } })}
        problem={form.problem}
        isReadOnly={!form.maySave}
      >
        <p>{t('pageWords.lead')}</p>
        <SelectField
          label={t('pageWords.page')}
          value={page}
          choices={wordedPages.map(value => ({
            value,
            label:
              draft[value].trim() === '' ? nameOf(value) : t('pageWords.written', { page: nameOf(value) }),
          }))}
          onChange={value => setPage(wordedPages.find(one => one === value) ?? 'cart')}
        />
        <TextField
          key={page}
          label={t('pageWords.words')}
          value={draft[page]}
          onChange={words => set({ [page]: words })}
          help={t('pageWords.wordsHint', { max: maxPageWords })}
          problem={problems[`settings.store.pageWords.${page}`]}
          rows={4}
        />
        <SaveButton form={form} />
      </Form>
    </Part>
  );
}

const nameOf = (page: WordedPage) => t(`pageWords.${page}`);
