import { type Asset, assetAddress, fileAddress, widthsOf } from '@vitrine/core/media/asset.ts';
import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { SearchEntry } from '../field/search-entry.tsx';
import { Icon } from '../icon/icon.tsx';
import { t } from '../messages/en.messages.ts';
import { EmptyState, FailedState, LoadingShape } from '../states/states.tsx';
import { FileDrop, UploadList } from '../upload/file-drop.tsx';
import { useUploads } from '../upload/use-uploads.ts';
import { useControls } from './controls-context.tsx';
import styles from './pickers.module.css';
import { useLoaded } from './use-loaded.ts';

export interface MediaDialogProps {
  readonly kind: 'image' | 'file';
  readonly isMultiple?: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChoose: (assets: readonly Asset[]) => void;
}

/** The media library to choose from, with a place to drop what is not in it yet. */
export function MediaDialog({ kind, isMultiple = false, isOpen, onClose, onChoose }: MediaDialogProps) {
  const title =
    kind === 'file' ? t('mediaChooseFile') : t(isMultiple ? 'mediaChooseImages' : 'mediaChooseImage');
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} size="large">
      <Library kind={kind} isMultiple={isMultiple} onChoose={onChoose} />
    </Dialog>
  );
}

type LibraryProps = Required<Pick<MediaDialogProps, 'kind' | 'isMultiple' | 'onChoose'>>;

function Library({ kind, isMultiple, onChoose }: LibraryProps) {
  const { listAssets, upload } = useControls();
  const [search, setSearch] = useState('');
  const [pages, setPages] = useState(1);
  const [fresh, setFresh] = useState<readonly Asset[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const uploads = useUploads(upload, asset => {
    setFresh(before => [asset, ...before]);
    if (!isMultiple) onChoose([asset]);
    else setChosen(before => new Set([...before, asset.id]));
  });
  const loaded = useLoaded(
    () => loadPages({ pages, load: before => listAssets(queryOf(kind, search, before)) }),
    `${kind} ${search} ${pages}`,
  );
  const known = new Set(loaded.value?.assets.map(asset => asset.id));
  const assets = [...fresh.filter(asset => !known.has(asset.id)), ...(loaded.value?.assets ?? [])];
  const choose = (ids: ReadonlySet<string>) => {
    if (isMultiple) return setChosen(ids);
    const asset = assets.find(one => ids.has(one.id));
    if (asset) onChoose([asset]);
  };
  return (
    <>
      <FileDrop
        label={t('mediaDrop')}
        button={t('mediaUpload')}
        hint={t('mediaDropHint')}
        isMultiple={isMultiple}
        {...(kind === 'image' ? { accept: ['image/*'] } : {})}
        onFiles={uploads.add}
      />
      <UploadList uploads={uploads.uploads} onDismiss={uploads.dismiss} />
      <SearchEntry label={t('mediaSearch')} value={search} onChange={setSearch} />
      {loaded.state === 'failed' && <FailedState message={loaded.message} onRetry={loaded.reload} />}
      {loaded.state === 'loading' && loaded.value === null && <LoadingShape shape="cards" count={8} />}
      {loaded.state === 'ready' && assets.length === 0 && (
        <EmptyState
          icon="media"
          title={search === '' ? t('mediaEmpty') : t('mediaNothing', { query: search })}
          {...(search === '' ? { hint: t('mediaEmptyHint') } : {})}
        />
      )}
      {assets.length > 0 && (
        <AssetGrid assets={assets} isMultiple={isMultiple} chosen={chosen} onChange={choose} />
      )}
      <div className={styles.foot}>
        {loaded.value?.hasMore && <Button onPress={() => setPages(pages + 1)}>{t('mediaMore')}</Button>}
        {isMultiple && chosen.size > 0 && (
          <Button kind="primary" onPress={() => onChoose(assets.filter(asset => chosen.has(asset.id)))}>
            {chosen.size === 1 ? t('mediaUse') : t('mediaUseMany', { n: chosen.size })}
          </Button>
        )}
      </div>
    </>
  );
}

interface AssetGridProps {
  readonly assets: readonly Asset[];
  readonly isMultiple: boolean;
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
}

function AssetGrid({ assets, isMultiple, chosen, onChange }: AssetGridProps) {
  return (
    <ListBox
      className={classNames(styles.grid)}
      aria-label={t('mediaTitle')}
      layout="grid"
      selectionMode={isMultiple ? 'multiple' : 'single'}
      selectedKeys={chosen}
      onSelectionChange={keys => onChange(keys === 'all' ? new Set() : new Set([...keys].map(String)))}
    >
      {assets.map(asset => (
        <ListBoxItem
          key={asset.id}
          id={asset.id}
          textValue={asset.alt || asset.fileName}
          className={classNames(styles.asset)}
        >
          <AssetThumbnail asset={asset} />
          <span className={styles.assetName}>{asset.fileName}</span>
        </ListBoxItem>
      ))}
    </ListBox>
  );
}

/** A small picture of a file, or the sign of its kind. */
export function AssetThumbnail({ asset }: { readonly asset: Asset }) {
  if (asset.kind !== 'image') {
    return (
      <span className={styles.thumbnail}>
        <Icon name="file" size={24} />
      </span>
    );
  }
  const width = widthsOf(asset).find(one => one >= 300) ?? widthsOf(asset).at(-1);
  return (
    <span className={styles.thumbnail} style={{ backgroundColor: asset.color }}>
      <img
        src={width === undefined ? fileAddress(asset) : assetAddress(asset, width)}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </span>
  );
}

function queryOf(kind: 'image' | 'file', search: string, before: string | undefined) {
  return {
    search,
    ...(kind === 'image' ? { kind: 'image' as const } : {}),
    ...(before === undefined ? {} : { before }),
  };
}

interface PageLoad {
  readonly pages: number;
  readonly load: (
    before: string | undefined,
  ) => Promise<{ readonly assets: readonly Asset[]; readonly hasMore: boolean }>;
}

async function loadPages({ pages, load }: PageLoad) {
  let all: readonly Asset[] = [];
  let hasMore = true;
  for (let page = 0; page < pages && hasMore; page += 1) {
    const next = await load(all.at(-1)?.id);
    all = [...all, ...next.assets];
    hasMore = next.hasMore;
  }
  return { assets: all, hasMore };
}
