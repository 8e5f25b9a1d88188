import { Button, DownloadButton } from '@vitrine/controls/button/button.tsx';
import { type ArchiveView, archiveFilePath } from '@vitrine/core/exporting/exporting.calls.ts';
import { formatBytes } from '@vitrine/core/media/format-bytes.ts';
import { ProgressBar } from 'react-aria-components';
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
  const { id, state, bytes, createdAt, expiresAt, finishedAt, missingFiles, error } = archive;
  const made = formatMoment(createdAt);
  const path = callAddress({ path: archiveFilePath }, { params: { websiteId, archiveId: id } });
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <strong>{made}</strong>
        {/* Said by itself once it is ready. */}
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
      {finishedAt === null && <Progress archive={archive} />}
      {missingFiles > 0 && <p className={styles.note}>{t('archiveMissing', { n: missingFiles })}</p>}
      {error !== '' && (
        <p className={styles.note} role="alert">
          {error}
        </p>
      )}
    </li>
  );
}

function Progress({ archive: { doneBytes, totalBytes } }: Pick<ArchiveRowProps, 'archive'>) {
  return (
    <ProgressBar
      className={styles.progress ?? ''}
      aria-label={t('archiveProgress')}
      value={doneBytes}
      maxValue={Math.max(totalBytes, 1)}
      isIndeterminate={totalBytes === 0}
      valueLabel={t('archiveOf', { done: formatBytes(doneBytes), total: formatBytes(totalBytes) })}
    >
      {({ percentage, valueText }) => (
        <>
          <span className={styles.bar}>
            <span className={styles.fill} style={{ inlineSize: `${percentage ?? 0}%` }} />
          </span>
          <span className={styles.count}>{totalBytes > 0 && valueText}</span>
        </>
      )}
    </ProgressBar>
  );
}
