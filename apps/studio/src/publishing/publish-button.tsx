import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { EmptyState, FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { type ChangedThing, publishingCalls } from '@vitrine/core/publishing/publishing.calls.ts';
import { useState, useSyncExternalStore } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { subscribeToSaves, worstSaveState } from '../editing/edit-sessions.ts';
import { useMay, useWho } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { HiddenFiles } from './hidden-files.tsx';
import styles from './publishing.module.css';
import { Revisions } from './revisions.tsx';

/** Says whether there is anything to publish, and opens the list of changes. */
export function PublishButton({ onOpen }: { readonly onOpen?: () => void }) {
  const mayPublish = useMay('content.publish');
  const [isOpen, setIsOpen] = useState(false);
  if (!mayPublish) return null;
  return (
    <>
      <Button
        kind="primary"
        onPress={() => {
          onOpen?.();
          setIsOpen(true);
        }}
      >
        {t('publish')}
      </Button>
      <Dialog title={t('publishTitle')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <PublishPart onDone={() => setIsOpen(false)} />
        <Revisions onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

function PublishPart({ onDone }: { readonly onDone: () => void }) {
  const [note, setNote] = useState('');
  const save = useSyncExternalStore(subscribeToSaves, worstSaveState);
  if (save === 'saving' || save === 'retrying') return <p role="status">{t('publishSaving')}</p>;
  if (save !== 'saved') return <p role="alert">{t('publishUnsaved')}</p>;
  return <PublishForm onDone={onDone} note={note} onNote={setNote} />;
}

interface PublishFormProps {
  readonly onDone: () => void;
  readonly note: string;
  readonly onNote: (note: string) => void;
}

/** Fetched after everything is saved, so that it is complete. */
function PublishForm({ onDone, note, onNote }: PublishFormProps) {
  const toast = useToast();
  const changes = useCall(publishingCalls.changes, {}, { isAlwaysFresh: true });
  const { website, websites } = useWho();
  const publish = useChange(publishingCalls.publish, [publishingCalls.changes, publishingCalls.list]);
  const address = websites.find(({ id }) => id === website?.id)?.address;
  const live =
    address === undefined ? null : (
      <a href={address} target="_blank" rel="noopener">
        {t('publishVisit')}
      </a>
    );
  if (changes.isPending) return <LoadingShape shape="rows" count={3} />;
  if (changes.isLoadingError) {
    return <FailedState message={messageOf(changes.error)} onRetry={() => void changes.refetch()} />;
  }
  const { changes: things, hidden, published } = changes.data;
  if (things.length === 0 && published !== null) {
    return (
      <>
        <EmptyState icon="check" title={t('publishNothing')} hint={t('publishNothingHint')} action={live} />
        <HiddenFiles files={hidden} />
      </>
    );
  }
  const submit = () =>
    publish.mutate(
      { body: { note } },
      {
        onSuccess: ({ revision }) => {
          toast({
            message: t('published', { n: revision.number }),
            ...(address === undefined
              ? {}
              : {
                  action: {
                    label: t('publishVisit'),
                    onAction: () => void window.open(address, '_blank', 'noopener'),
                  },
                }),
          });
          onDone();
        },
      },
    );
  return (
    <div className={styles.part}>
      <p>{published === null ? t('publishFirst') : t('publishChanged')}</p>
      <ul className={styles.things}>
        {things.map(thing => (
          <li key={`${thing.kind} ${thing.id}`}>
            <span className={styles.what}>{nameOf(thing)}</span>
            <span className={styles.how}>{t(`change.${thing.change}`)}</span>
          </li>
        ))}
      </ul>
      <HiddenFiles files={hidden} />
      <TextField label={t('publishNote')} value={note} onChange={onNote} help={t('publishNoteHint')} />
      {publish.isError && (
        <p className={styles.problem} role="alert">
          {messageOf(publish.error)}
        </p>
      )}
      <div className={styles.actions}>
        <Button kind="primary" onPress={submit} isPending={publish.isPending}>
          {publish.isPending ? t('publishing') : t('publishNow')}
        </Button>
        {published !== null && live}
      </div>
    </div>
  );
}

function nameOf({ kind, title }: ChangedThing): string {
  return title === '' ? t(`thing.${kind}`) : `${t(`thing.${kind}`)}: ${title}`;
}
