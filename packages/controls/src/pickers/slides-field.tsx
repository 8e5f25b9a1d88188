import { useId, useState } from 'react';
import { Button, IconButton } from '../button/button.tsx';
import fieldStyles from '../field/field.module.css';
import { TextField } from '../field/text-field.tsx';
import { t } from '../messages/en.messages.ts';
import { useControls } from './controls-context.tsx';
import { LinkField } from './link-field.tsx';
import { AssetThumbnail, MediaDialog } from './media-dialog.tsx';
import styles from './pickers.module.css';
import { useLoaded } from './use-loaded.ts';

export interface Slide {
  readonly asset: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
}

export interface SlidesFieldProps {
  readonly label: string;
  readonly value: readonly Slide[];
  readonly onChange: (value: Slide[]) => void;
}

/** Pictures in an order, each with its texts. */
export function SlidesField({ label, value, onChange }: SlidesFieldProps) {
  const id = useId();
  const { getAssets } = useControls();
  const [isOpen, setIsOpen] = useState(false);
  const [edited, setEdited] = useState<number | null>(null);
  const ids = value.map(slide => slide.asset);
  const { value: assets } = useLoaded(() => getAssets(ids), ids.join(' '));
  const change = (at: number, patch: Partial<Slide>) =>
    onChange(value.map((slide, place) => (place === at ? { ...slide, ...patch } : slide)));
  const move = (at: number, to: number) => {
    const slide = value[at];
    if (slide) onChange(value.toSpliced(at, 1).toSpliced(to, 0, slide));
  };
  return (
    <fieldset className={fieldStyles.field} aria-labelledby={id}>
      <span className={fieldStyles.label} id={id}>
        {label}
      </span>
      {value.length === 0 && <span className={fieldStyles.help}>{t('slidesEmpty')}</span>}
      <ol className={styles.slides}>
        {value.map((slide, at) => {
          const asset = assets?.find(one => one.id === slide.asset);
          const n = at + 1;
          return (
            <li key={slide.asset} className={styles.slide}>
              <div className={styles.slideHead}>
                {asset && <AssetThumbnail asset={asset} />}
                <button
                  type="button"
                  className={styles.slideName}
                  aria-expanded={edited === at}
                  aria-label={t('slideEdit', { n })}
                  onClick={() => setEdited(edited === at ? null : at)}
                >
                  {slide.title || asset?.fileName || n}
                </button>
                <IconButton
                  icon="up"
                  isSmall
                  label={t('slideUp', { n })}
                  isDisabled={at === 0}
                  onPress={() => move(at, at - 1)}
                />
                <IconButton
                  icon="down"
                  isSmall
                  label={t('slideDown', { n })}
                  isDisabled={at === value.length - 1}
                  onPress={() => move(at, at + 1)}
                />
                <IconButton
                  icon="close"
                  isSmall
                  label={t('slideRemove', { n })}
                  onPress={() => onChange(value.toSpliced(at, 1))}
                />
              </div>
              {edited === at && (
                <div className={styles.slideTexts}>
                  <TextField
                    label={t('slideTitle')}
                    value={slide.title}
                    onChange={title => change(at, { title })}
                  />
                  <TextField
                    label={t('slideDescription')}
                    value={slide.description}
                    rows={2}
                    onChange={description => change(at, { description })}
                  />
                  <LinkField
                    label={t('slideLink')}
                    value={slide.link}
                    onChange={link => change(at, { link })}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <Button icon="plus" onPress={() => setIsOpen(true)}>
        {t('slidesAdd')}
      </Button>
      <MediaDialog
        kind="image"
        isMultiple
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onChoose={chosen => {
          setIsOpen(false);
          const known = new Set(ids);
          const fresh = chosen.filter(asset => !known.has(asset.id));
          onChange([
            ...value,
            ...fresh.map(asset => ({ asset: asset.id, title: '', description: '', link: '' })),
          ]);
        }}
      />
    </fieldset>
  );
}
