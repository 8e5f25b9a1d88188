import { useQuery } from '@tanstack/react-query';
import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { Icon } from '@vitrine/controls/icon/icon.tsx';
import { AssetThumbnail, MediaDialog } from '@vitrine/controls/pickers/media-dialog.tsx';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { useState } from 'react';
import { Button as DragButton, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { t } from '../messages/translate.ts';
import { getAssets } from '../website/controls-data.ts';
import { Part } from '../website/room-page.tsx';
import styles from './products.module.css';

export interface ProductImagesProps {
  readonly ids: readonly string[];
  readonly onChange: (ids: string[]) => void;
}

/** Pictures in order; lists show the first one. They are moved by dragging or with the arrow buttons. */
export function ProductImages({ ids, onChange }: ProductImagesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [fresh, setFresh] = useState<readonly Asset[]>([]);
  const assets = useQuery({ queryKey: ['assets', ids], queryFn: () => getAssets(ids) });
  const known = [...(assets.data ?? []), ...fresh];
  const shown = ids.flatMap(id => known.find(asset => asset.id === id) ?? []);
  const move = (id: string, to: number) => {
    const others = ids.filter(one => one !== id);
    onChange(others.toSpliced(to, 0, id));
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: keys => [...keys].map(key => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const [key] = keys;
      if (key === undefined) return;
      const others = ids.filter(one => one !== key);
      const at = others.indexOf(String(target.key));
      move(String(key), target.dropPosition === 'before' ? at : at + 1);
    },
  });
  return (
    <Part
      title={t('product.images')}
      actions={
        <Button icon="plus" onPress={() => setIsOpen(true)}>
          {t('product.addImages')}
        </Button>
      }
    >
      {shown.length === 0 ? (
        <p className={styles.soft}>{t('product.noImages')}</p>
      ) : (
        <GridList
          className={styles.images ?? ''}
          aria-label={t('product.images')}
          layout="grid"
          dragAndDropHooks={dragAndDropHooks}
        >
          {shown.map((asset, at) => (
            <GridListItem
              key={asset.id}
              id={asset.id}
              textValue={asset.alt || asset.fileName}
              className={styles.image ?? ''}
            >
              <AssetThumbnail asset={asset} />
              <span className={styles.imageTools}>
                <DragButton
                  slot="drag"
                  className={styles.drag ?? ''}
                  aria-label={t('product.imageDrag', { n: at + 1 })}
                >
                  <Icon name="drag" size={16} />
                </DragButton>
                <IconButton
                  icon="chevronLeft"
                  isSmall
                  label={t('product.imageEarlier', { n: at + 1 })}
                  isDisabled={at === 0}
                  onPress={() => move(asset.id, at - 1)}
                />
                <IconButton
                  icon="chevronRight"
                  isSmall
                  label={t('product.imageLater', { n: at + 1 })}
                  isDisabled={at === shown.length - 1}
                  onPress={() => move(asset.id, at + 1)}
                />
                <IconButton
                  icon="close"
                  isSmall
                  label={t('product.imageRemove', { n: at + 1 })}
                  onPress={() => onChange(ids.filter(id => id !== asset.id))}
                />
              </span>
            </GridListItem>
          ))}
        </GridList>
      )}
      <MediaDialog
        kind="image"
        isMultiple
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onChoose={chosen => {
          setIsOpen(false);
          setFresh(before => [...before, ...chosen]);
          onChange([...ids, ...chosen.map(asset => asset.id).filter(id => !ids.includes(id))]);
        }}
      />
    </Part>
  );
}
