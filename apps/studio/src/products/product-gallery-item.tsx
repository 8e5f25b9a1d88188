import { IconButton } from '@vitrine/controls/button/button.tsx';
import { Icon } from '@vitrine/controls/icon/icon.tsx';
import { AssetThumbnail } from '@vitrine/controls/pickers/media-dialog.tsx';
import { parseVideoAddress, videoProviderNames } from '@vitrine/core/media/video-address.ts';
import type { ProductVideo } from '@vitrine/core/products/product-video.ts';
import { Button as DragButton, GridListItem } from 'react-aria-components';
import { t } from '../messages/translate.ts';
import { keyOf, type ShownItem } from './gallery-items.ts';
import styles from './products.module.css';

export interface ProductGalleryItemProps {
  readonly shown: ShownItem;
  readonly number: number;
  /** Null for the first. */
  readonly onEarlier: (() => void) | null;
  /** Null for the last. */
  readonly onLater: (() => void) | null;
  readonly onRemove: (name: string) => void;
  readonly onEdit: (video: ProductVideo) => void;
}

/** A picture or a video of a product, with its tools. */
export function ProductGalleryItem(props: ProductGalleryItemProps) {
  const { shown, number: n, onEarlier, onLater, onRemove, onEdit } = props;
  const { item, picture } = shown;
  const name = nameOf(shown);
  return (
    <GridListItem id={keyOf(item)} textValue={name} className={styles.image ?? ''}>
      <span className={styles.imageFace}>
        {picture ? <AssetThumbnail asset={picture} /> : <span className={styles.blank} />}
        {item.kind === 'video' && (
          <span className={styles.film}>
            <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
              <path d="M8 5v14l11.5-7z" fill="currentColor" />
            </svg>
          </span>
        )}
      </span>
      {item.kind === 'video' && <span className={styles.filmName}>{name}</span>}
      <span className={styles.imageTools}>
        <DragButton slot="drag" className={styles.drag ?? ''} aria-label={t('product.imageDrag', { n })}>
          <Icon name="drag" size={16} />
        </DragButton>
        <IconButton
          icon="chevronLeft"
          isSmall
          label={t('product.imageEarlier', { n })}
          isDisabled={onEarlier === null}
          onPress={() => onEarlier?.()}
        />
        <IconButton
          icon="chevronRight"
          isSmall
          label={t('product.imageLater', { n })}
          isDisabled={onLater === null}
          onPress={() => onLater?.()}
        />
        {item.kind === 'video' && (
          <IconButton
            icon="write"
            isSmall
            label={t('product.videoEdit', { n })}
            onPress={() => onEdit(item.video)}
          />
        )}
        <IconButton
          icon="close"
          isSmall
          label={t('product.imageRemove', { n })}
          onPress={() => onRemove(name)}
        />
      </span>
    </GridListItem>
  );
}

function nameOf({ item, picture, file }: ShownItem): string {
  if (item.kind === 'image') return picture?.alt || picture?.fileName || '';
  const { title, address } = item.video;
  const found = parseVideoAddress(address);
  return title || file?.fileName || (found ? videoProviderNames[found.provider] : t('product.videoGone'));
}
