import { SegmentedField } from '@vitrine/controls/field/choice-fields.tsx';
import { useDebounced } from '@vitrine/controls/field/use-debounced.ts';
import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { emailCalls as calls } from '@vitrine/core/emails/emails.calls.ts';
import type { MailDocument } from '@vitrine/core/mail/mail-document.ts';
import type { MailKind } from '@vitrine/core/mail/mail-events.ts';
import { formatBytes } from '@vitrine/core/media/format-bytes.ts';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useCall } from '../api/use-call.ts';
import { t } from '../messages/translate.ts';
import styles from './emails.module.css';

export interface EmailPreviewProps {
  readonly kind: MailKind;
  readonly language: string;
  readonly document: MailDocument;
}

const looks = ['desktop', 'phone', 'text'] as const;
const schemes = ['light', 'dark'] as const;

/** The email of a sample order as it would be sent now (rule EMAIL-8), in a frame without scripts. */
export function EmailPreview({ kind, language, document }: EmailPreviewProps) {
  const [look, setLook] = useState<string>('desktop');
  const [scheme, setScheme] = useState<(typeof schemes)[number]>('light');
  const rested = useDebounced(document);
  const preview = useCall(
    calls.preview,
    { params: { kind }, query: { language }, body: { document: rested, scheme } },
    { keepsPrevious: true, isStable: true },
  );
  const mail = preview.data;
  return (
    <section className={styles.preview} aria-label={t('email.preview')}>
      <div className={styles.previewBar}>
        <SegmentedField
          label={t('email.shownAs')}
          value={look}
          choices={looks.map(one => ({ value: one, label: t(`email.look.${one}`) }))}
          onChange={setLook}
        />
        {look !== 'text' && (
          <SegmentedField
            label={t('email.colors')}
            value={scheme}
            choices={schemes.map(one => ({ value: one, label: t(`email.scheme.${one}`) }))}
            onChange={value => setScheme(value === 'dark' ? 'dark' : 'light')}
          />
        )}
      </div>
      {preview.error !== null && (
        <p className={styles.problem} role="alert">
          {messageOf(preview.error)}
        </p>
      )}
      {mail && (
        <>
          <p className={styles.subject}>
            <strong>{mail.subject}</strong>
            <small>{formatBytes(mail.bytes, studioLanguage())}</small>
          </p>
          {look === 'text' ? (
            <pre className={styles.text}>{mail.text}</pre>
          ) : (
            <iframe
              className={styles.frame}
              data-look={look}
              title={mail.subject}
              sandbox="allow-popups"
              srcDoc={mail.html.replaceAll('<a ', '<a target="_blank" rel="noopener" ')}
            />
          )}
        </>
      )}
    </section>
  );
}
