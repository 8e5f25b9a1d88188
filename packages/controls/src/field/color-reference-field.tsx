import { isBright } from '@vitrine/core/site/color.ts';
import { type ColorReference, themeColorNames } from '@vitrine/core/site/color-reference.ts';
import { formatColor } from '@vitrine/core/site/color-value.ts';
import { derivePalette, themeColors } from '@vitrine/core/site/palette.ts';
import { paletteColors } from '@vitrine/core/site/palette-colors.ts';
import type { SiteStyles } from '@vitrine/core/site/site-styles.ts';
import { ToggleButton } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { t } from '../messages/translate.ts';
import { SegmentedField } from './choice-fields.tsx';
import colorStyles from './color.module.css';
import { ColorField } from './color-field.tsx';
import { plainHexOf } from './color-text.ts';
import styles from './field.module.css';
import { OneOf } from './one-of.tsx';
import { SliderField } from './slider-field.tsx';

export interface ColorReferenceFieldProps {
  readonly label: string;
  readonly value: ColorReference;
  readonly onChange: (value: ColorReference) => void;
  readonly palette: SiteStyles['palette'];
  readonly help?: string | undefined;
}

interface Swatch {
  readonly reference: ColorReference;
  readonly name: string;
  readonly hex: string;
}

const kinds = ['THEME_COLOR', 'SITE_PALETTE_COLOR', 'CUSTOM_COLOR'] as const;

/** A colour of the section, of the website’s palette, or a custom one (rules PALETTE-12, PALETTE-13). */
export function ColorReferenceField({ label, value, onChange, palette, help }: ColorReferenceFieldProps) {
  const swatches = { THEME_COLOR: themeSwatches(palette), SITE_PALETTE_COLOR: paletteSwatches(palette) };
  const shown = value.type === 'CUSTOM_COLOR' ? [] : swatches[value.type];
  const isChosen = (swatch: Swatch) => keyOf(swatch.reference) === keyOf(value);
  const choose = (type: string) => {
    const hex = shown.find(isChosen)?.hex ?? '#000000';
    if (type === 'CUSTOM_COLOR') return onChange({ type, color: hex });
    const [first] = type === 'THEME_COLOR' ? swatches.THEME_COLOR : swatches.SITE_PALETTE_COLOR;
    if (first) onChange(first.reference);
  };
  return (
    <div className={styles.field}>
      <SegmentedField
        label={label}
        value={value.type}
        choices={kinds.map(kind => ({ value: kind, label: t(`colorOf.${kind}`) }))}
        onChange={choose}
      />
      {value.type === 'CUSTOM_COLOR' ? (
        <ColorField
          label={t('colorOwn')}
          value={value.color}
          hasAlpha
          onChange={color => onChange({ ...value, color })}
        />
      ) : (
        <>
          <OneOf
            className={classNames(colorStyles.swatches)}
            label={{ 'aria-label': label }}
            value={keyOf(value)}
            onChange={key => {
              const found = shown.find(swatch => keyOf(swatch.reference) === key);
              if (found) onChange(withAlpha(found.reference, value.alpha));
            }}
          >
            {shown.map(({ reference, name, hex }) => (
              <ToggleButton
                key={keyOf(reference)}
                id={keyOf(reference)}
                aria-label={name}
                className={classNames(colorStyles.swatchChoice)}
                style={{ background: hex, color: isBright(hex) ? '#000000' : '#ffffff' }}
              >
                <Icon name="check" size={14} />
              </ToggleButton>
            ))}
          </OneOf>
          <SliderField
            label={t('colorOpacity')}
            value={Math.round(value.alpha * 100)}
            min={0}
            max={100}
            step={1}
            unit="%"
            onChange={percent => onChange({ ...value, alpha: percent / 100 })}
          />
        </>
      )}
      {help !== undefined && <span className={styles.help}>{help}</span>}
    </div>
  );
}

/** The colours of the lightest theme; the section that uses the colour may have others. */
function themeSwatches(palette: SiteStyles['palette']): Swatch[] {
  const colors = themeColors(derivePalette(palette), 'lightest');
  return themeColorNames
    .filter(name => name !== 'onAccent')
    .toSorted((one, other) => Number(other === 'accent') - Number(one === 'accent'))
    .map(name => ({
      reference: { type: 'THEME_COLOR', name, alpha: 1 },
      name: t(`themeColor.${name}`),
      hex: colors[name],
    }));
}

function paletteSwatches(palette: SiteStyles['palette']): Swatch[] {
  return paletteColors(palette)
    .filter(color => color.isUserVisible && !color.isHiddenInSelector)
    .map(({ id, name, value }) => ({
      reference: { type: 'SITE_PALETTE_COLOR', id, alpha: 1 },
      name,
      hex: plainHexOf(formatColor(value)),
    }));
}

function withAlpha(reference: ColorReference, alpha: number): ColorReference {
  return reference.type === 'CUSTOM_COLOR' ? reference : { ...reference, alpha };
}

function keyOf(reference: ColorReference): string {
  if (reference.type === 'CUSTOM_COLOR') return reference.type;
  return reference.type === 'THEME_COLOR' ? reference.name : reference.id;
}
