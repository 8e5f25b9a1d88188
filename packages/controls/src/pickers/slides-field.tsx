import type { SlideSettings } from '@vitrine/core/gallery/gallery-settings.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { byPlace } from '@vitrine/widgets/lists/by-place.ts';
import { useId, useState } from 'react';
import { Button as DragButton, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { Button, IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/icon.tsx';
import { t } from '../messages/en.messages.ts';
import { useControls } from './controls-context.tsx';
import { AssetThumbnail, MediaDialog } from './media-dialog.tsx';
import { moveSlide, placeOfDrop } from './move-slide.ts';
import { isAltMissing, isVideoSlide, SlideEditor } from './slide-editor.tsx';
import styles from './slides.module.css';
import { useLoaded } from './use-loaded.ts';

export interface SlidesFieldProps {
  readonly label: string;
  readonly value: readonly SlideSettings[];
  readonly onChange: (value: SlideSettings[]) => void;
  /** Whether slides have a part of the address of their own. */
  readonly hasAddress?: boolean;
}

const plain: SlideSettings = {
  asset: null,
  video: '',
  file: null,
  title: '',
  description: '',
  alt: '',
  link: '',
  url: '',
  focalPoint: null,
};

/** Pictures and videos in an order: dragged by mouse or keyboard, each with its words (rule GALLERY-44). */
export function SlidesField({ label, value, onChange, hasAddress = false }: SlidesFieldProps) {
  const id = useId();
  const { getAssets } = useControls();
  const [isOpen, setIsOpen] = useState(false);
  const [edited, setEdited] = useState<number | null>(null);
  const ids = [...new Set(value.flatMap(slide => slide.asset ?? []))];
  const { value: assets } = useLoaded(() => getAssets(ids), ids.join(' '));
  const assetOf = (slide: SlideSettings) => assets?.find(one => one.id === slide.asset) ?? null;
  const current = edited === null ? undefined : value[edited];
  const move = (from: number, to: number) => {
    onChange(moveSlide(value, from, to));
    if (edited === from) setEdited(to);
  };
  const remove = (at: number) => {
    onChange(value.toSpliced(at, 1));
    setEdited(null);
  };
  return (
    <fieldset className={fieldStyles.field} aria-labelledby={id}>
      <span className={fieldStyles.label} id={id}>
        {label}
      </span>
      {value.length === 0 ? (
        <span className={fieldStyles.help}>{t('slidesEmpty')}</span>
      ) : (
        <SlideOrder
          label={label}
          value={value}
          assetOf={assetOf}
          edited={edited}
          onEdit={setEdited}
          onMove={move}
        />
      )}
      {current && edited !== null && (
        <div className={styles.editor}>
          <div className={styles.tools}>
            <span className={styles.heading}>{t('slideEdit', { n: edited + 1 })}</span>
            <IconButton
              icon="up"
              isSmall
              label={t('slideUp', { n: edited + 1 })}
              isDisabled={edited === 0}
              onPress={() => move(edited, edited - 1)}
            />
            <IconButton
              icon="down"
              isSmall
              label={t('slideDown', { n: edited + 1 })}
              isDisabled={edited === value.length - 1}
              onPress={() => move(edited, edited + 1)}
            />
            <IconButton
              icon="trash"
              isSmall
              label={t('slideRemove', { n: edited + 1 })}
              onPress={() => remove(edited)}
            />
          </div>
          <SlideEditor
            key={edited}
            slide={current}
            asset={assetOf(current)}
            hasAddress={hasAddress}
            onChange={patch => onChange(value.with(edited, { ...current, ...patch }))}
            onRemove={() => remove(edited)}
          />
        </div>
      )}
      <div className={styles.add}>
        <Button icon="plus" onPress={() => setIsOpen(true)}>
          {t('slidesAdd')}
        </Button>
        <Button
          kind="quiet"
          icon="plus"
          onPress={() => {
            onChange([...value, plain]);
            setEdited(value.length);
          }}
        >
          {t('slidesAddVideo')}
        </Button>
      </div>
      <MediaDialog
        kind="image"
        isMultiple
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onChoose={chosen => {
          setIsOpen(false);
          onChange([...value, ...chosen.map(asset => ({ ...plain, asset: asset.id }))]);
        }}
      />
    </fieldset>
  );
}

interface SlideOrderProps extends Pick<SlidesFieldProps, 'label' | 'value'> {
  readonly assetOf: (slide: SlideSettings) => Asset | null;
  readonly edited: number | null;
  readonly onEdit: (at: number | null) => void;
  readonly onMove: (from: number, to: number) => void;
}

function SlideOrder({ label, value, assetOf, edited, onEdit, onMove }: SlideOrderProps) {
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
        const isNudged = isAltMissing(slide, asset);
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
