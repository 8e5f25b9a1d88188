import { definitionOf, readSettings } from '@vitrine/blocks/block-definitions.ts';
import { mailBlockOf } from '@vitrine/blocks/block-mails.ts';
import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { FieldsPanel } from '@vitrine/controls/panel/settings-panel.tsx';
import type { MailDocument } from '@vitrine/core/mail/mail-document.ts';
import { wordAll } from '@vitrine/core/messages/word-phrase.ts';
import { describeSettings, problemsOf } from '@vitrine/core/panel/describe-settings.ts';
import { t } from '../messages/translate.ts';
import { keyOfEntry, withSettings } from './email-document.ts';
import styles from './emails.module.css';

export interface EntryPanelProps {
  readonly entryKey: string;
  readonly document: MailDocument;
  readonly onChange: (document: MailDocument, field: string) => void;
}

/** The settings of a block that have an effect in an email, or what the server fills into a part. */
export function EntryPanel({ entryKey, document, onChange }: EntryPanelProps) {
  const entry = document.entries.find(one => keyOfEntry(one) === entryKey);
  if (!entry) return null;
  if ('slot' in entry) return <p className={styles.panel}>{t(`email.slotHint.${entry.slot}`)}</p>;
  const definition = definitionOf(entry.block.type);
  const fields = mailBlockOf(entry.block.type)?.fields ?? [];
  const { settings } = readSettings(entry.block);
  if (!definition || settings === null) return null;
  const described = describeSettings(definition.settings)
    .filter(({ name }) => fields.includes(name))
    // In an email there is no page to write on.
    .map(field => (field.control === 'text-on-page' ? { ...field, control: 'rich-text' as const } : field));
  return (
    <section className={styles.panel} aria-label={definition.label}>
      <FieldsPanel
        key={entryKey}
        fields={described}
        value={settings}
        problems={wordAll(problemsOf(definition.settings, settings), studioLanguage())}
        onChange={patch =>
          onChange(withSettings(document, entryKey, patch), `${entryKey} ${Object.keys(patch).join(' ')}`)
        }
      />
    </section>
  );
}
