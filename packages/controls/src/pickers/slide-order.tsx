import type { SlideSettings } from '@vitrine/core/gallery/gallery-settings.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { byPlace } from '@vitrine/widgets/lists/by-place.ts';
import { Button as DragButton, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { t } from '../messages/translate.ts';
import { AssetThumbnail } from './media-dialog.tsx';
import { placeOfDrop } from './move-slide.ts';
import { isVideoSlide, lacksWords } from './slide-words.ts';
import styles from './slides.module.css';

export interface SlideOrderProps {
  readonly label: string;
  readonly value: readonly SlideSettings[];
  readonly assetOf: (slide: SlideSettings) => Asset | null;
  readonly edited: number | null;
  readonly onEdit: (at: number | null) => void;
  readonly onMove: (from: number, to: number) => void;
}

/** The slides in order, dragged by mouse or keyboard. */
export function SlideOrder({ label, value, assetOf, edited, onEdit, onMove }: SlideOrderProps) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: keys => [...keys].map(key => ({ 'text/plain': String(key) })),
    onReorder: ({ keys: [key], target }) => {
      if (key === undefined) return;
      const from = Number(key);
      onMove(from, placeOfDrop(from, Number(target.key), target.dropPosition));
    },
  });
  return (
    <GridList
      className={classNames(styles.list)}
      aria-label={label}
      layout="grid"
      keyboardNavigationBehavior="tab"
      dragAndDropHooks={dragAndDropHooks}
      onAction={key => onEdit(edited === Number(key) ? null : Number(key))}
    >
      {byPlace(value).map(({ key, item: slide }, at) => {
        const asset = assetOf(slide);
        const name = slide.title || asset?.alt || asset?.fileName || t('slideNumber', { n: at + 1 });
        const isNudged = lacksWords(slide, asset);
        return (
          <GridListItem
            key={key}
            id={key}
            textValue={isNudged ? `${name}, ${t('slideAltMissing')}` : name}
            className={classNames(styles.slide, edited === at && styles.edited)}
          >
            {asset ? (
              <AssetThumbnail asset={asset} />
            ) : (
              <span className={styles.blank}>
                <Icon name="file" size={24} />
              </span>
            )}
            <DragButton
              slot="drag"
              className={classNames(styles.drag)}
              aria-label={t('slideDrag', { n: at + 1 })}
            >
              <Icon name="drag" size={16} />
            </DragButton>
            {isVideoSlide(slide) && <span className={styles.film}>▶</span>}
            {isNudged && (
              <span className={styles.nudge} title={t('slideAltMissing')}>
                <Icon name="warning" size={16} />
              </span>
            )}
          </GridListItem>
        );
      })}
    </GridList>
  );
}
