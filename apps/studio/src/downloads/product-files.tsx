import { useQuery } from '@tanstack/react-query';
import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { ControlsProvider, useControls } from '@vitrine/controls/pickers/controls-context.tsx';
import { MediaDialog } from '@vitrine/controls/pickers/media-dialog.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { FileDrop, UploadList } from '@vitrine/controls/upload/file-drop.tsx';
import { useUploads } from '@vitrine/controls/upload/use-uploads.ts';
import { downloadsPreviewPath } from '@vitrine/core/downloads/downloads-preview-path.ts';
import {
  maxFiles,
  noDownloads,
  type ProductDownloads,
  type ProductFile,
} from '@vitrine/core/downloads/product-downloads.ts';
import { newId } from '@vitrine/core/id/id.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { mediaCalls } from '@vitrine/core/media/media.calls.ts';
import { type ReactNode, useState } from 'react';
import { callApi } from '../api/call-api.ts';
import { formatSize } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { getAssets, uploadAsset } from '../website/controls-data.ts';
import { FieldRow, Part } from '../website/room-page.tsx';
import styles from './downloads.module.css';

export interface ProductFilesProps {
  /** Null before it is saved. */
  readonly productId: string | null;
  readonly downloads: ProductDownloads;
  readonly onChange: (change: (before: ProductDownloads) => ProductDownloads) => void;
  readonly problem?: string | undefined;
}

/** The files that buyers of a digital product download, and how often (rules DOWNLOAD-1 to DOWNLOAD-4). */
export function ProductFiles({ productId, downloads, onChange, problem }: ProductFilesProps) {
  return (
    <Part title={t('downloads.files')} hint={t('downloads.hint')}>
      <PrivateLibrary>
        <Files files={downloads.files} onChange={onChange} />
      </PrivateLibrary>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <FieldRow>
        <SelectField
          label={t('downloads.limit')}
          value={String(downloads.limit ?? '')}
          choices={[
            { value: '', label: t('downloads.unlimited') },
            ...withValue([1, 2, 3, 5, 10, 20, 50, 100], downloads.limit).map(n => ({
              value: String(n),
              label: String(n),
            })),
          ]}
          onChange={value => onChange(before => ({ ...before, limit: value === '' ? null : Number(value) }))}
          help={t('downloads.limitHint')}
        />
        <SelectField
          label={t('downloads.linkDays')}
          value={String(downloads.linkDays)}
          choices={withValue([1, 3, 7, 14, noDownloads.linkDays, 90, 365], downloads.linkDays).map(n => ({
            value: String(n),
            label: t('downloads.days', { n }),
          }))}
          onChange={value => onChange(before => ({ ...before, linkDays: Number(value) }))}
          help={t('downloads.linkDaysHint')}
        />
      </FieldRow>
      {productId !== null && (
        <a href={`${downloadsPreviewPath}/${productId}`} target="_blank" rel="noopener">
          {t('downloads.preview')}
        </a>
      )}
    </Part>
  );
}

interface FilesProps {
  readonly files: readonly ProductFile[];
  readonly onChange: ProductFilesProps['onChange'];
}

function Files({ files, onChange }: FilesProps) {
  const { upload } = useControls();
  const toast = useToast();
  /** The file that another takes the place of; empty for a new one. */
  const [place, setPlace] = useState<string | null>(null);
  const [fresh, setFresh] = useState<readonly Asset[]>([]);
  const ids = files.map(({ assetId }) => assetId);
  const assets = useQuery({ queryKey: ['assets', ids], queryFn: () => getAssets(ids) });
  const setFiles = (change: (before: readonly ProductFile[]) => readonly ProductFile[]) =>
    onChange(before => ({ ...before, files: [...change(before.files)] }));
  const add = (asset: Asset) => {
    setFresh(before => [...before, asset]);
    setFiles(before =>
      before.length >= maxFiles || before.some(({ assetId }) => assetId === asset.id)
        ? before
        : [...before, { id: newId(), assetId: asset.id }],
    );
  };
  const uploads = useUploads<Asset>((file, progress) => upload(file, progress), add, { isInOrder: true });
  const undo = () => ({
    label: t('undo'),
    onAction: () => setFiles(() => files),
  });
  const replace = (fileId: string, asset: Asset) => {
    if (files.some(({ assetId }) => assetId === asset.id)) return;
    setFresh(before => [...before, asset]);
    setFiles(before => before.map(file => (file.id === fileId ? { ...file, assetId: asset.id } : file)));
    toast({ message: t('downloads.replaced', { name: asset.fileName }), action: undo() });
  };
  const known = [...(assets.data ?? []), ...fresh];
  return (
    <>
      {files.length === 0 && (
        <p className={styles.warning} role="status">
          {t('downloads.none')}
        </p>
      )}
      <ol className={styles.files}>
        {files.map((file, at) => {
          const asset = known.find(({ id }) => id === file.assetId);
          const name = asset?.fileName ?? file.assetId;
          const isMissing = asset === undefined ? assets.isSuccess : isDeleted(asset);
          const moveTo = (to: number) =>
            setFiles(before => before.filter(({ id }) => id !== file.id).toSpliced(to, 0, file));
          return (
            <li key={file.id} className={styles.file}>
              <span className={styles.name}>
                <strong>{name}</strong>
                <small>
                  {isMissing ? t('downloads.missing') : asset === undefined ? '' : formatSize(asset.bytes)}
                </small>
              </span>
              <span className={styles.tools}>
                <IconButton
                  icon="up"
                  isSmall
                  label={t('downloads.up', { name })}
                  isDisabled={at === 0}
                  onPress={() => moveTo(at - 1)}
                />
                <IconButton
                  icon="down"
                  isSmall
                  label={t('downloads.down', { name })}
                  isDisabled={at === files.length - 1}
                  onPress={() => moveTo(at + 1)}
                />
                <IconButton
                  icon="repeat"
                  isSmall
                  label={t('downloads.replace', { name })}
                  onPress={() => setPlace(file.id)}
                />
                <IconButton
                  icon="close"
                  isSmall
                  label={t('downloads.remove', { name })}
                  onPress={() => {
                    setFiles(before => before.filter(({ id }) => id !== file.id));
                    toast({ message: t('downloads.removed', { name }), action: undo() });
                  }}
                />
              </span>
            </li>
          );
        })}
      </ol>
      <FileDrop label={t('downloads.drop')} button={t('downloads.upload')} isMultiple onFiles={uploads.add} />
      <UploadList uploads={uploads.uploads} onDismiss={uploads.dismiss} />
      <div>
        <Button icon="lock" onPress={() => setPlace('')}>
          {t('downloads.choose')}
        </Button>
      </div>
      <MediaDialog
        kind="file"
        isOpen={place !== null}
        onClose={() => setPlace(null)}
        onChoose={([asset]) => {
          setPlace(null);
          if (!asset || place === null) return;
          if (place === '') add(asset);
          else replace(place, asset);
        }}
      />
    </>
  );
}

/** The pickers within it list and upload private files only (rule DOWNLOAD-2). */
function PrivateLibrary({ children }: { readonly children: ReactNode }) {
  const data = useControls();
  return (
    <ControlsProvider
      data={{
        ...data,
        listAssets: query => callApi(mediaCalls.list, { query: { ...query, isPrivate: 'true' } }),
        upload: (file, progress) => uploadAsset(file, progress, { isPrivate: true }),
      }}
    >
      {children}
    </ControlsProvider>
  );
}

function isDeleted(asset: Asset & { readonly deletedAt?: string | null }): boolean {
  return typeof asset.deletedAt === 'string';
}

/** The usual choices, and the present one if it is another. */
function withValue(usual: readonly number[], value: number | null): number[] {
  return [...new Set(value === null ? usual : [...usual, value])].toSorted((a, b) => a - b);
}
