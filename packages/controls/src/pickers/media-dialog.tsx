import { type Asset, assetAddress, fileAddress, widthsOf } from '@vitrine/core/media/asset.ts';
import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { SearchEntry } from '../field/search-entry.tsx';
import { Icon } from '../icon/icon.tsx';
import { t } from '../messages/translate.ts';
import { EmptyState, FailedState, LoadingShape } from '../states/states.tsx';
import { FileDrop, UploadList } from '../upload/file-drop.tsx';
import { useMounted } from '../upload/use-mounted.ts';
import { choosing, choosingAll } from './chosen-assets.ts';
import { useControls } from './controls-context.tsx';
import { acceptOf, assetQuery, type FileKind, isOfKind } from './file-kinds.ts';
import styles from './pickers.module.css';
import { useAssetUploads } from './use-asset-uploads.ts';
import { useLoaded } from './use-loaded.ts';

export interface MediaDialogProps {
  readonly kind: FileKind;
  readonly isMultiple?: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** In order of selection. */
  readonly onChoose: (assets: readonly Asset[]) => void;
}

/** A dialog to choose files from the media library, with an area for uploading new ones. */
export function MediaDialog({ kind, isMultiple = false, isOpen, onClose, onChoose }: MediaDialogProps) {
  return (
    <Dialog
      title={isMultiple ? t('mediaChooseImages') : t(`mediaChoose.${kind}`)}
      isOpen={isOpen}
      onClose={onClose}
      size="large"
    >
      <Library kind={kind} isMultiple={isMultiple} onChoose={onChoose} />
    </Dialog>
  );
}

type LibraryProps = Required<Pick<MediaDialogProps, 'kind' | 'isMultiple' | 'onChoose'>>;

function Library({ kind, isMultiple, onChoose }: LibraryProps) {
  const { listAssets } = useControls();
  const [search, setSearch] = useState('');
  const [pages, setPages] = useState(1);
  const [fresh, setFresh] = useState<readonly Asset[]>([]);
  const [chosen, setChosen] = useState<readonly Asset[]>([]);
  const isMounted = useMounted();
  const uploads = useAssetUploads(kind, asset => {
    // After the dialog was closed, uploads are not selected.
    if (!isMounted()) return;
    setFresh(before => [asset, ...before]);
    if (!isMultiple) onChoose([asset]);
    else setChosen(before => [...before, asset]);
  });
  const loaded = useLoaded(
    () =>
      loadPages({
        pages,
        load: before =>
          listAssets({ ...assetQuery(kind, search), ...(before === undefined ? {} : { before }) }),
      }),
    `${kind} ${search} ${pages}`,
  );
  const listed = (loaded.value?.assets ?? []).filter(asset => isOfKind(asset, kind));
  const assets = [...fresh.filter(asset => !listed.some(({ id }) => id === asset.id)), ...listed];
  const choose = (ids: 'all' | readonly string[]) => {
    const now = ids === 'all' ? choosingAll(chosen, assets) : choosing(chosen, ids, assets);
    if (isMultiple) setChosen(now);
    else if (now.length > 0) onChoose(now);
  };
  const accept = acceptOf(kind);
  return (
    <>
      <FileDrop
        label={t('mediaDrop')}
        button={t('mediaUpload')}
        hint={t('mediaDropHint')}
        isMultiple={isMultiple}
        {...(accept ? { accept } : {})}
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
        {isMultiple && choosingAll(chosen, assets).length > chosen.length && (
          <Button kind="quiet" onPress={() => choose('all')}>
            {t('selectAll')}
          </Button>
        )}
        {chosen.length > 0 && (
          <>
            <Button kind="quiet" onPress={() => choose([])}>
              {t('clearSelection')}
            </Button>
            <Button kind="primary" onPress={() => onChoose(chosen)}>
              {t('mediaUse', { n: chosen.length })}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

interface AssetGridProps {
  readonly assets: readonly Asset[];
  readonly isMultiple: boolean;
  readonly chosen: readonly Asset[];
  readonly onChange: (ids: 'all' | readonly string[]) => void;
}

function AssetGrid({ assets, isMultiple, chosen, onChange }: AssetGridProps) {
  return (
    <ListBox
      className={classNames(styles.grid)}
      aria-label={t('mediaTitle')}
      layout="grid"
      selectionMode={isMultiple ? 'multiple' : 'single'}
      selectedKeys={chosen.map(({ id }) => id)}
      onSelectionChange={keys => onChange(keys === 'all' ? 'all' : [...keys].map(String))}
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
          {isMultiple && <Order place={chosen.findIndex(({ id }) => id === asset.id)} />}
        </ListBoxItem>
      ))}
    </ListBox>
  );
}

/** The position in the selection, if the order matters. */
function Order({ place }: { readonly place: number }) {
  return place === -1 ? null : (
    <span className={styles.order} aria-hidden="true">
      {place + 1}
    </span>
  );
}

/** A small picture of a file, or the icon of its type. */
export function AssetThumbnail({ asset }: { readonly asset: Asset }) {
  if (asset.kind !== 'image') {
    return (
      <span className={styles.thumbnail}>
        <Icon name="file" size={24} />
        <PrivateMark asset={asset} />
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
      <PrivateMark asset={asset} />
    </span>
  );
}

/** Marks a file that visitors never see, even if a page uses it. */
function PrivateMark({ asset }: { readonly asset: Asset }) {
  return asset.isPrivate ? (
    <span className={styles.private}>
      <Icon name="lock" size={14} />
      {t('mediaPrivate')}
    </span>
  ) : null;
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
