import type { ReactNode } from 'react';
import { DropZone, FileTrigger, Text } from 'react-aria-components';
import { Button, IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { t } from '../messages/translate.ts';
import { Progress } from '../progress/progress.tsx';
import styles from './upload.module.css';
import type { Upload } from './upload-queue.ts';
import { useTakenFiles } from './use-taken-files.tsx';

export interface FileDropProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly button: string;
  readonly accept?: readonly string[];
  readonly isMultiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

export function FileDrop({ label, hint, button, accept, isMultiple = false, onFiles }: FileDropProps) {
  const { take, refusal } = useTakenFiles({ accept, isMultiple, onFiles });
  return (
    <DropZone
      className={classNames(styles.drop)}
      onDrop={event => {
        const files = event.items.filter(item => item.kind === 'file');
        void Promise.all(files.map(item => item.getFile())).then(take);
      }}
    >
      <Text slot="label">{label}</Text>
      <FileTrigger
        allowsMultiple={isMultiple}
        {...(accept ? { acceptedFileTypes: accept } : {})}
        onSelect={list => list && take([...list])}
      >
        <Button icon="upload">{button}</Button>
      </FileTrigger>
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      {refusal}
    </DropZone>
  );
}

export interface UploadListProps {
  readonly uploads: readonly Upload[];
  readonly onDismiss: (id: number) => void;
}

export function UploadList({ uploads, onDismiss }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.list}>
      {uploads.map(upload => (
        <li key={upload.id} className={styles.upload}>
          {upload.problem === null ? (
            <Progress
              label={t('uploading', { name: upload.name })}
              shown={upload.name}
              done={upload.fraction}
              total={1}
              words={t('uploadPercent', { percent: Math.round(upload.fraction * 100) })}
            />
          ) : (
            <p className={styles.problem} role="alert">
              {upload.problem}
            </p>
          )}
          <IconButton
            icon="close"
            isSmall
            label={upload.problem === null ? t('uploadCancel', { name: upload.name }) : t('dismiss')}
            onPress={() => onDismiss(upload.id)}
          />
        </li>
      ))}
    </ul>
  );
}
