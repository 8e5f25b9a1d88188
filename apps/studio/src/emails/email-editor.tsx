import { Button } from '@vitrine/controls/button/button.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { emailCalls as calls, type Email } from '@vitrine/core/emails/emails.calls.ts';
import { type MailKind, mailEventOf } from '@vitrine/core/mail/mail-events.ts';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { HistoryButtons } from '../canvas/history-buttons.tsx';
import { useHistoryKeys } from '../design/use-history-keys.ts';
import { t } from '../messages/translate.ts';
import { useUnsavedGuard } from '../settings/use-unsaved-guard.ts';
import { Actions, Part } from '../website/room-page.tsx';
import { EmailEntries } from './email-entries.tsx';
import { EmailPreview } from './email-preview.tsx';
import styles from './emails.module.css';
import { EntryPanel } from './entry-panel.tsx';
import { useDocumentHistory } from './use-document-history.ts';

export interface EmailEditorProps {
  readonly kind: MailKind;
  readonly language: string;
  readonly email: Email;
}

/** The content of an email beside what it looks like (rules EMAIL-2 to EMAIL-9). */
export function EmailEditor({ kind, language, email }: EmailEditorProps) {
  const history = useDocumentHistory(email.document);
  const { document, change } = history;
  const [selected, setSelected] = useState<string | null>(null);
  const isDirty = document !== email.document;
  useHistoryKeys(history);
  useUnsavedGuard(isDirty);
  const places = mailEventOf(kind).places.map(place => `{${place}}`);
  const field = (name: 'subject' | 'preheader') => ({
    value: document[name],
    onChange: (value: string) => change({ ...document, [name]: value }, name),
    maxLength: 200,
  });
  return (
    <div className={styles.editor}>
      <div className={styles.content}>
        <Part title={t('email.content')} hint={t('email.placesHint', { places: places.join(' ') })}>
          <TextField label={t('mailSubject')} help={t('email.subjectHelp')} {...field('subject')} />
          <TextField label={t('email.preheader')} help={t('email.preheaderHelp')} {...field('preheader')} />
          <EmailEntries
            kind={kind}
            document={document}
            selected={selected}
            onSelect={setSelected}
            onChange={next => change(next)}
          />
          {selected !== null && <EntryPanel entryKey={selected} document={document} onChange={change} />}
        </Part>
        <EmailActions {...{ kind, language, email }} document={document} isDirty={isDirty}>
          <HistoryButtons
            undoLabel={history.canUndo ? '' : null}
            redoLabel={history.canRedo ? '' : null}
            onUndo={history.undo}
            onRedo={history.redo}
          />
        </EmailActions>
      </div>
      <EmailPreview kind={kind} language={language} document={document} />
    </div>
  );
}

interface EmailActionsProps extends EmailEditorProps {
  readonly document: Email['document'];
  readonly isDirty: boolean;
  readonly children: ReactNode;
}

function EmailActions({ kind, language, email, document, isDirty, children }: EmailActionsProps) {
  const toast = useToast();
  const stale = [calls.list, calls.get];
  const save = useChange(calls.save, stale);
  const reset = useChange(calls.reset, stale);
  const test = useChange(calls.test);
  const at = { params: { kind }, query: { language } };
  const onError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  const goBack = () =>
    reset.mutate(
      { ...at, body: { version: email.version } },
      {
        onError,
        onSuccess: replaced =>
          toast({
            message: t('email.wasReset'),
            action: {
              label: t('undo'),
              onAction: () => save.mutate({ ...at, body: { ...replaced, version: 0 } }, { onError }),
            },
          }),
      },
    );
  return (
    <Actions>
      {children}
      <Button
        kind="primary"
        isDisabled={!isDirty}
        isPending={save.isPending}
        onPress={() =>
          save.mutate(
            { ...at, body: { document, version: email.version } },
            { onError, onSuccess: () => toast({ message: t('email.saved') }) },
          )
        }
      >
        {t('email.save')}
      </Button>
      <Button
        isPending={test.isPending}
        onPress={() =>
          test.mutate(
            { ...at, body: { document } },
            { onError, onSuccess: ({ to }) => toast({ message: t('email.testSent', { to }) }) },
          )
        }
      >
        {t('email.test')}
      </Button>
      {email.version > 0 && (
        <Button isPending={reset.isPending} onPress={goBack}>
          {t('email.reset')}
        </Button>
      )}
    </Actions>
  );
}
