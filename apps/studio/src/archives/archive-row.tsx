import { Button, DownloadButton } from '@vitrine/controls/button/button.tsx';
import { Progress } from '@vitrine/controls/progress/progress.tsx';
import { type ArchiveView, archiveFilePath } from '@vitrine/core/exporting/exporting.calls.ts';
import { formatBytes } from '@vitrine/core/media/format-bytes.ts';
import { callAddress } from '../api/call-address.ts';
import { formatMoment } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import styles from './archives.module.css';

export interface ArchiveRowProps {
  readonly websiteId: string;
  readonly archive: ArchiveView;
  readonly isCancelling: boolean;
  readonly onCancel: () => void;
}

export function ArchiveRow({ websiteId, archive, isCancelling, onCancel }: ArchiveRowProps) {
  const { id, state, bytes, createdAt, expiresAt, finishedAt, missingFiles, error, doneBytes, totalBytes } =
    archive;
  const made = formatMoment(createdAt);
  const path = callAddress({ path: archiveFilePath }, { params: { websiteId, archiveId: id } });
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <strong>{made}</strong>
        {/* Announced automatically when it is ready. */}
        <span className={styles.soft} role="status">
          {[
            t(`archive.${state}`),
            bytes > 0 ? formatBytes(bytes) : '',
            expiresAt === null ? '' : t('archiveUntil', { when: formatMoment(expiresAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {state === 'done' && (
        <DownloadButton href={path} icon="imports" aria-label={t('archiveDownloadThis', { when: made })}>
          {t('archiveDownload')}
        </DownloadButton>
      )}
      {finishedAt === null && (
        <Button
          onPress={onCancel}
          isPending={isCancelling}
          aria-label={t('archiveCancelThis', { when: made })}
        >
          {t('cancel')}
        </Button>
      )}
      {finishedAt === null && (
        <div className={styles.progress}>
          <Progress
            label={t('archiveProgress')}
            done={doneBytes}
            total={totalBytes}
            words={t('archiveOf', { done: formatBytes(doneBytes), total: formatBytes(totalBytes) })}
          />
        </div>
      )}
      {missingFiles > 0 && <p className={styles.note}>{t('archiveMissing', { n: missingFiles })}</p>}
      {error !== '' && (
        <p className={styles.note} role="alert">
          {error}
        </p>
      )}
    </li>
  );
}
