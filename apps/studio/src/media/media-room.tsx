import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@vitrine/controls/button/button.tsx';
import { CheckField, SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { SearchEntry } from '@vitrine/controls/field/search-entry.tsx';
import { useDebounced } from '@vitrine/controls/field/use-debounced.ts';
import { AssetThumbnail } from '@vitrine/controls/pickers/media-dialog.tsx';
import { EmptyState } from '@vitrine/controls/states/states.tsx';
import { SelectionBar } from '@vitrine/controls/table/data-table.tsx';
import { FileDrop, UploadList } from '@vitrine/controls/upload/file-drop.tsx';
import { useUploads } from '@vitrine/controls/upload/use-uploads.ts';
import { assetKinds } from '@vitrine/core/media/asset.ts';
import { formatBytes } from '@vitrine/core/media/format-bytes.ts';
import { type AssetListing, mediaCalls } from '@vitrine/core/media/media.calls.ts';
import { useState } from 'react';
import { GridList, GridListItem } from 'react-aria-components';
import { callApi } from '../api/call-api.ts';
import { CallState } from '../frame/call-state.tsx';
import { t } from '../messages/translate.ts';
import { uploadAsset } from '../website/controls-data.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';
import { AssetDetails } from './asset-details.tsx';
import { useDeleteAssets } from './delete-assets.tsx';
import styles from './media.module.css';
import { StorageLine } from './storage-line.tsx';
import { usePrivacy } from './use-privacy.tsx';

export function MediaRoom() {
  const queries = useQueryClient();
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState('');
  const [access, setAccess] = useState('');
  const [isPrivate, setIsPrivate] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const wanted = useDebounced(search);
  const chosen = assetKinds.find(one => one === kind);
  const list = useInfiniteQuery({
    queryKey: [mediaCalls.list.name, 'room', wanted, kind, access],
    queryFn: ({ pageParam }) =>
      callApi(mediaCalls.list, {
        query: {
          search: wanted,
          ...(chosen ? { kind: chosen } : {}),
          ...(access === '' ? {} : { isPrivate: access }),
          ...(pageParam === null ? {} : { before: pageParam }),
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: page => (page.hasMore ? (page.assets.at(-1)?.id ?? null) : null),
  });
  const refresh = () => {
    for (const { name } of [mediaCalls.list, mediaCalls.storage])
      void queries.invalidateQueries({ queryKey: [name] });
  };
  const uploads = useUploads((file, progress) => uploadAsset(file, progress, { isPrivate }), refresh);
  const assets = list.data?.pages.flatMap(page => page.assets) ?? [];
  const open = assets.find(asset => asset.id === openId) ?? null;
  return (
    <RoomPage title={t('room.media')}>
      <FileDrop
        label={t('mediaDrop')}
        button={t('mediaUpload')}
        hint={t('mediaHint')}
        isMultiple
        onFiles={uploads.add}
      />
      <CheckField label={t('mediaUploadPrivate')} isOn={isPrivate} onChange={setIsPrivate} />
      <StorageLine />
      <UploadList uploads={uploads.uploads} onDismiss={uploads.dismiss} />
      <Filters>
        <SearchEntry label={t('mediaSearch')} value={search} onChange={setSearch} />
        <SelectField
          label={t('mediaKind')}
          isLabelHidden
          value={kind}
          onChange={setKind}
          choices={[
            { value: '', label: t('mediaKindAny') },
            ...assetKinds.map(value => ({ value, label: t(`assetKind.${value}`) })),
          ]}
        />
        <SelectField
          label={t('mediaAccess')}
          isLabelHidden
          value={access}
          onChange={setAccess}
          choices={[
            { value: '', label: t('mediaAccessAny') },
            { value: 'false', label: t('mediaPublic') },
            { value: 'true', label: t('mediaPrivate') },
          ]}
        />
      </Filters>
      <SelectedBar
        assets={assets.filter(asset => selected.has(asset.id))}
        onDone={() => setSelected(new Set())}
      />
      <CallState
        call={list}
        shape="cards"
        count={12}
        empty={
          assets.length === 0 && (
            <EmptyState
              icon={wanted === '' ? 'media' : 'search'}
              title={wanted === '' ? t('mediaNone') : t('nothingFound', { query: wanted })}
              {...(wanted === '' ? { hint: t('mediaNoneHint') } : {})}
            />
          )
        }
      />
      {assets.length > 0 && (
        <GridList
          className={styles.grid ?? ''}
          aria-label={t('room.media')}
          layout="grid"
          selectionMode="multiple"
          selectionBehavior="toggle"
          selectedKeys={selected}
          onSelectionChange={keys =>
            setSelected(keys === 'all' ? new Set(assets.map(({ id }) => id)) : new Set([...keys].map(String)))
          }
          onAction={key => setOpenId(String(key))}
        >
          {assets.map(asset => (
            <GridListItem
              key={asset.id}
              id={asset.id}
              textValue={asset.alt || asset.fileName}
              className={styles.asset ?? ''}
            >
              <AssetThumbnail asset={asset} />
              <span className={styles.name}>{asset.fileName}</span>
              <span className={styles.soft}>
                {asset.problem !== null
                  ? t('assetUnreadable')
                  : asset.kind === 'image' && asset.alt === ''
                    ? t('altMissing')
                    : formatBytes(asset.bytes)}
              </span>
            </GridListItem>
          ))}
        </GridList>
      )}
      {list.hasNextPage && (
        <Button onPress={() => void list.fetchNextPage()} isPending={list.isFetchingNextPage}>
          {t('loadMore')}
        </Button>
      )}
      {open && <AssetDetails key={open.id} asset={open} onClose={() => setOpenId(null)} />}
    </RoomPage>
  );
}

interface SelectedBarProps {
  readonly assets: readonly AssetListing[];
  readonly onDone: () => void;
}

function SelectedBar({ assets, onDone }: SelectedBarProps) {
  const removal = useDeleteAssets(onDone);
  const privacy = usePrivacy(onDone);
  const open = assets.filter(one => !one.isPrivate);
  const hidden = assets.filter(one => one.isPrivate);
  return (
    <SelectionBar count={assets.length} onClear={onDone}>
      {open.length > 0 && (
        <Button icon="lock" onPress={() => void privacy.makePrivate(open)} isPending={privacy.isPending}>
          {t('mediaMakePrivate')}
        </Button>
      )}
      {hidden.length > 0 && (
        <Button icon="eye" onPress={() => void privacy.makePublic(hidden)} isPending={privacy.isPending}>
          {t('mediaMakePublic')}
        </Button>
      )}
      <Button
        kind="danger"
        icon="trash"
        onPress={() => void removal.ask(assets)}
        isPending={removal.isLooking}
      >
        {t('delete')}
      </Button>
      {removal.dialog}
      {privacy.dialog}
    </SelectionBar>
  );
}
