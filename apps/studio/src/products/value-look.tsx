import { IconButton } from '@vitrine/controls/button/button.tsx';
import { AssetThumbnail } from '@vitrine/controls/pickers/media-dialog.tsx';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { colorOfName, namedColors } from '@vitrine/core/products/option-colors.ts';
import { useId } from 'react';
import { t } from '../messages/translate.ts';
import styles from './option-look.module.css';

export interface ValueLookProps {
  readonly value: string;
  /** The owner’s. */
  readonly color: string | null;
  /** The owner’s; undefined while it is loading, null if it is no longer in the library. */
  readonly picture: Asset | null | undefined;
  /** Whether the owner chose a picture. */
  readonly isPictured: boolean;
  readonly hasVariantPicture: boolean;
  readonly onColor: (color: string | null) => void;
  readonly onChoosePicture: () => void;
  readonly onRemovePicture: () => void;
}

/** One value of a swatch option: its picture, or else its colour. */
export function ValueLook(props: ValueLookProps) {
  const { value, color, picture, isPictured, onColor, onChoosePicture, onRemovePicture } = props;
  return (
    <li className={styles.swatch}>
      {isPictured ? (
        <span className={styles.picture}>{picture && <AssetThumbnail asset={picture} />}</span>
      ) : (
        <ColorEntry {...props} />
      )}
      <span className={styles.words}>
        {value}
        <span className={styles.hint}>{hintOf(props)}</span>
      </span>
      <IconButton
        icon="image"
        isSmall
        label={t(isPictured ? 'optionPictureReplace' : 'optionPictureChoose', { value })}
        onPress={onChoosePicture}
      />
      {isPictured && (
        <IconButton
          icon="close"
          isSmall
          label={t('optionPictureRemove', { value })}
          onPress={onRemovePicture}
        />
      )}
      {!isPictured && color !== null && (
        <IconButton
          icon="close"
          isSmall
          label={t('optionColorClear', { value })}
          onPress={() => onColor(null)}
        />
      )}
    </li>
  );
}

function ColorEntry({ value, color, hasVariantPicture, onColor }: ValueLookProps) {
  const presets = useId();
  return (
    <>
      <input
        className={styles.color}
        type="color"
        list={presets}
        aria-label={t('optionColorOf', { value })}
        value={color ?? (hasVariantPicture ? null : colorOfName(value)) ?? '#8b8b8b'}
        onChange={event => onColor(event.target.value)}
      />
      <datalist id={presets}>
        {Object.values(namedColors).map(preset => (
          <option key={preset.color} value={preset.color} />
        ))}
      </datalist>
    </>
  );
}

function hintOf({ value, color, picture, isPictured, hasVariantPicture }: ValueLookProps): string {
  if (isPictured) return picture === null ? t('optionPictureGone') : (picture?.fileName ?? '');
  if (color !== null) return color;
  if (hasVariantPicture) return t('optionColorPicture');
  return colorOfName(value) === null ? t('optionColorNone') : t('optionColorName');
}
