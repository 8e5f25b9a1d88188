import { Button } from '@vitrine/controls/button/button.tsx';
import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { archiveDays, archivesKept, exportingCalls } from '@vitrine/core/exporting/exporting.calls.ts';
import { useRef } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { t } from '../messages/translate.ts';
import { ArchiveRow } from './archive-row.tsx';
import styles from './archives.module.css';

const pollMilliseconds = 1000;

/** Archives of a whole website: created in the background, listed, downloaded, cancelled. */
export function ArchivesPanel({ websiteId }: { readonly websiteId: string }) {
  const toast = useToast();
  const make = useRef<HTMLButtonElement>(null);
  const params = { websiteId };
  const list = useCall(exportingCalls.list, { params }, { every: pollMilliseconds });
  const begin = useChange(exportingCalls.begin, [exportingCalls.list]);
  const cancel = useChange(exportingCalls.cancel, [exportingCalls.list]);
  const onError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  if (list.isPending) return <LoadingShape shape="rows" count={1} />;
  if (list.isLoadingError)
    return <FailedState message={messageOf(list.error)} onRetry={() => void list.refetch()} />;
  const { archives } = list.data;
  const isUnderWay = archives.some(({ finishedAt }) => finishedAt === null);
  const cancelArchive = (archiveId: string) =>
    cancel.mutate(
      { params: { websiteId, archiveId } },
      // The pressed button is gone, so the next step gets the focus.
      { onSuccess: () => make.current?.focus(), onError },
    );
  return (
    <div className={styles.panel}>
      <div>
        <Button
          ref={make}
          icon="imports"
          isPending={begin.isPending || isUnderWay}
          onPress={() => begin.mutate({ params }, { onError })}
        >
          {t('archiveMake')}
        </Button>
      </div>
      {archives.length === 0 ? (
        <p className={styles.soft}>{t('archivesNone', { n: archivesKept, days: archiveDays })}</p>
      ) : (
        <ul className={styles.rows} aria-label={t('archives')}>
          {archives.map(archive => (
            <ArchiveRow
              key={archive.id}
              websiteId={websiteId}
              archive={archive}
              isCancelling={cancel.isPending}
              onCancel={() => cancelArchive(archive.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
