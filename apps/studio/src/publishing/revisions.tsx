import { Button } from '@vitrine/controls/button/button.tsx';
import { ConfirmDialog } from '@vitrine/controls/dialog/dialog.tsx';
import { publishingCalls, type Revision } from '@vitrine/core/publishing/publishing.calls.ts';
import { useState, useSyncExternalStore } from 'react';
import { Disclosure, DisclosurePanel, Heading, Button as PlainButton } from 'react-aria-components';
import { useCall } from '../api/use-call.ts';
import { subscribeToSaves, worstSaveState } from '../editing/edit-sessions.ts';
import { formatMoment } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import styles from './publishing.module.css';
import { useRestore } from './use-restore.ts';

/** Every published revision, with a way to restore it. */
export function Revisions({ onDone }: { readonly onDone: () => void }) {
  const [wanted, setWanted] = useState<Revision | null>(null);
  const revisions = useCall(publishingCalls.list, { query: { limit: 30 } });
  const isSaved = useSyncExternalStore(subscribeToSaves, worstSaveState) === 'saved';
  const list = revisions.data?.revisions ?? [];
  const { restore, isPending } = useRestore(list);
  if (list.length === 0) return null;
  const confirm = async () => {
    if (wanted === null) return;
    await restore(wanted);
    setWanted(null);
    onDone();
  };
  return (
    <Disclosure className={styles.history ?? ''}>
      <Heading level={3}>
        <PlainButton slot="trigger" className={styles.trigger ?? ''}>
          {t('revisions')}
        </PlainButton>
      </Heading>
      <DisclosurePanel>
        <ol className={styles.revisions}>
          {list.map(revision => (
            <li key={revision.id} className={styles.revision}>
              <div>
                <strong>{t('revision', { n: revision.number })}</strong>{' '}
                {revision.isPublished && <span className={styles.live}>{t('revisionLive')}</span>}
                <p className={styles.soft}>
                  {t('revisionBy', { when: formatMoment(revision.at), who: revision.by })}
                  {revision.restoredFrom !== null && ` · ${t('revisionFrom', { n: revision.restoredFrom })}`}
                </p>
                {revision.note !== '' && <p>{revision.note}</p>}
              </div>
              {!revision.isPublished && (
                <Button isDisabled={!isSaved} onPress={() => setWanted(revision)}>
                  {t('revisionRestore')}
                </Button>
              )}
            </li>
          ))}
        </ol>
      </DisclosurePanel>
      <ConfirmDialog
        title={t('revisionAsk', { n: wanted?.number ?? 0 })}
        message={<p>{t('revisionAskHint')}</p>}
        action={t('revisionRestore')}
        isOpen={wanted !== null}
        isPending={isPending}
        onConfirm={() => void confirm()}
        onClose={() => setWanted(null)}
      />
    </Disclosure>
  );
}
