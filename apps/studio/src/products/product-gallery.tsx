import { useQuery } from '@tanstack/react-query';
import { Button } from '@vitrine/controls/button/button.tsx';
import { MediaDialog } from '@vitrine/controls/pickers/media-dialog.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { maxVideos, type ProductVideo } from '@vitrine/core/products/product-video.ts';
import { useState } from 'react';
import { GridList, useDragAndDrop } from 'react-aria-components';
import { t } from '../messages/translate.ts';
import { getAssets } from '../website/controls-data.ts';
import { Part } from '../website/room-page.tsx';
import {
  type Gallery,
  itemsOf,
  keyOf,
  moveItem,
  putItem,
  type ShownItem,
  withImages,
  withoutItem,
  withVideo,
} from './gallery-items.ts';
import { ProductGalleryItem } from './product-gallery-item.tsx';
import { ProductVideoDialog } from './product-video-dialog.tsx';
import styles from './products.module.css';

export interface ProductGalleryProps {
  readonly gallery: Gallery;
  readonly onChange: (change: (before: Gallery) => Gallery) => void;
}

/**
 * Pictures and videos in order; lists show the first picture. They are moved by dragging or with the arrow buttons
 * (rule STUDIO-50).
 */
export function ProductGallery({ gallery, onChange }: ProductGalleryProps) {
  const toast = useToast();
  const [isChoosing, setIsChoosing] = useState(false);
  const [edited, setEdited] = useState<ProductVideo | 'new' | null>(null);
  const [fresh, setFresh] = useState<readonly Asset[]>([]);
  const items = itemsOf(gallery);
  const ids = items.flatMap(item =>
    item.kind === 'image' ? item.image : [item.video.posterId, item.video.fileId].filter(id => id !== null),
  );
  const loaded = useQuery({ queryKey: ['assets', ids], queryFn: () => getAssets(ids) });
  const assetOf = (id: string | null) =>
    [...(loaded.data ?? []), ...fresh].find(asset => asset.id === id) ?? null;
  // A picture that is no longer in the library is not shown, and keeps its place.
  const shown = items.flatMap((item): ShownItem[] => {
    if (item.kind === 'video')
      return [{ item, picture: assetOf(item.video.posterId), file: assetOf(item.video.fileId) }];
    const picture = assetOf(item.image);
    return picture ? [{ item, picture, file: null }] : [];
  });
  const move = (key: string, target: string, side: 'before' | 'after') =>
    onChange(before => moveItem(before, key, { target, side }));
  const remove = ({ item }: ShownItem, name: string) => {
    const at = items.indexOf(item);
    onChange(before => withoutItem(before, keyOf(item)));
    toast({
      message: t('product.imageRemoved', { what: name }),
      action: { label: t('undo'), onAction: () => onChange(before => putItem(before, item, at)) },
    });
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: keys => [...keys].map(key => ({ 'text/plain': String(key) })),
    onReorder: ({ keys: [key], target }) => {
      if (key === undefined || target.dropPosition === 'on') return;
      move(String(key), String(target.key), target.dropPosition);
    },
  });
  return (
    <Part
      title={t('product.gallery')}
      actions={
        <span className={styles.galleryActions}>
          <Button icon="plus" onPress={() => setIsChoosing(true)}>
            {t('product.addImages')}
          </Button>
          <Button
            icon="plus"
            isDisabled={gallery.videos.length >= maxVideos}
            onPress={() => setEdited('new')}
          >
            {t('slidesAddVideo')}
          </Button>
        </span>
      }
    >
      {shown.length === 0 ? (
        <p className={styles.soft}>{t('product.noImages')}</p>
      ) : (
        <GridList
          className={styles.images ?? ''}
          aria-label={t('product.gallery')}
          layout="grid"
          keyboardNavigationBehavior="tab"
          dragAndDropHooks={dragAndDropHooks}
        >
          {shown.map((one, at) => {
            const [earlier, later] = [shown[at - 1], shown[at + 1]];
            const key = keyOf(one.item);
            return (
              <ProductGalleryItem
                key={key}
                shown={one}
                number={at + 1}
                onEarlier={earlier ? () => move(key, keyOf(earlier.item), 'before') : null}
                onLater={later ? () => move(key, keyOf(later.item), 'after') : null}
                onRemove={name => remove(one, name)}
                onEdit={setEdited}
              />
            );
          })}
        </GridList>
      )}
      <MediaDialog
        kind="image"
        isMultiple
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={chosen => {
          setIsChoosing(false);
          setFresh(before => [...before, ...chosen]);
          onChange(before =>
            withImages(
              before,
              chosen.map(({ id }) => id),
            ),
          );
        }}
      />
      {edited !== null && (
        <ProductVideoDialog
          video={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSave={video => {
            setEdited(null);
            onChange(before => withVideo(before, video));
          }}
        />
      )}
    </Part>
  );
}
