import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { useState } from 'react';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import { SaveButton } from './save-button.tsx';
import styles from './settings.module.css';
import { type SettingsView, useSettingsForm } from './use-settings-form.ts';

let counter = 0;
const keyed = (link: { name: string; address: string }) => {
  counter += 1;
  return { ...link, key: counter };
};

export function SocialLinksPart({ view }: { readonly view: SettingsView }) {
  const [start] = useState(() => view.settings.socialLinks.map(keyed));
  const form = useSettingsForm({ links: start }, ['settings.write']);
  const { links } = form.draft;
  const change = (key: number, patch: { name?: string; address?: string }) =>
    form.set({ links: links.map(link => (link.key === key ? { ...link, ...patch } : link)) });
  const save = () =>
    form.save({
      settings: { socialLinks: links.map(({ name, address }) => ({ name, address })) },
    });
  return (
    <Part title={t('socialLinks')} hint={t('socialLinksHint')}>
      <Form onSubmit={save} problem={form.problem} isReadOnly={!form.maySave}>
        {links.map((link, at) => (
          <div key={link.key} className={styles.pair}>
            <TextField
              label={t('socialName')}
              value={link.name}
              onChange={name => change(link.key, { name })}
              problem={form.problems[`settings.socialLinks.${at}.name`]}
            />
            <TextField
              label={t('socialAddress')}
              type="url"
              value={link.address}
              onChange={address => change(link.key, { address })}
              problem={form.problems[`settings.socialLinks.${at}.address`]}
            />
            <IconButton
              icon="trash"
              kind="danger"
              label={t('socialRemove', { name: link.name || at + 1 })}
              onPress={() => form.set({ links: links.filter(one => one.key !== link.key) })}
            />
          </div>
        ))}
        <div>
          <Button
            icon="plus"
            onPress={() => form.set({ links: [...links, keyed({ name: '', address: '' })] })}
          >
            {t('socialAdd')}
          </Button>
        </div>
        <SaveButton form={form} />
      </Form>
    </Part>
  );
}
