import { SegmentedField } from '@vitrine/controls/field/choice-fields.tsx';
import { ColorField } from '@vitrine/controls/field/color-field.tsx';
import { plainHexOf } from '@vitrine/controls/field/color-text.ts';
import { word } from '@vitrine/controls/messages/translate.ts';
import { AssetField } from '@vitrine/controls/pickers/asset-field.tsx';
import { useControls } from '@vitrine/controls/pickers/controls-context.tsx';
import { paletteFromColor, paletteFromPixels, paletteSources } from '@vitrine/core/site/palette-from.ts';
import type { SiteStyles } from '@vitrine/core/site/site-styles.ts';
import { useState } from 'react';
import { t } from '../messages/translate.ts';
import styles from './design.module.css';
import { palettePresets } from './presets.ts';
import { readPixels } from './read-pixels.ts';

type Palette = SiteStyles['palette'];

export interface BeginPaletteProps {
  readonly palette: Palette;
  readonly onChange: (palette: Palette, stroke?: string) => void;
}

/** Three ways to create a whole palette: from a preset, a picture, or one colour (rule PALETTE-16). */
export function BeginPalette({ palette, onChange }: BeginPaletteProps) {
  const [way, setWay] = useState<(typeof paletteSources)[number]>('presets');
  return (
    <>
      <SegmentedField
        label={t('palette.begin')}
        value={way}
        choices={paletteSources.map(value => ({ value, label: t(`palette.${value}`) }))}
        onChange={chosen => setWay(paletteSources.find(one => one === chosen) ?? 'presets')}
      />
      {way === 'presets' && <Presets onChange={onChange} />}
      {way === 'image' && <FromImage onChange={onChange} />}
      {way === 'color' && (
        <ColorField
          label={t('palette.oneColor')}
          value={palette.accent}
          onChange={color => onChange({ ...paletteFromColor(plainHexOf(color)), accent: color }, 'one color')}
        />
      )}
    </>
  );
}

function Presets({ onChange }: Pick<BeginPaletteProps, 'onChange'>) {
  return (
    <ul className={styles.presets}>
      {palettePresets.map(preset => (
        <li key={preset.name}>
          <button
            type="button"
            className={styles.preset}
            style={{ background: preset.palette.white, color: preset.palette.black }}
            onClick={() => onChange(preset.palette)}
          >
            <span className={styles.dot} style={{ background: preset.palette.accent }} />
            {word(preset.name)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function FromImage({ onChange }: Pick<BeginPaletteProps, 'onChange'>) {
  const { getAssets } = useControls();
  const [id, setId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const choose = async (chosen: string | null) => {
    setId(chosen);
    setProblem(undefined);
    if (chosen === null) return;
    const [asset] = await getAssets([chosen]);
    const pixels = asset ? await readPixels(asset) : null;
    if (pixels) onChange(paletteFromPixels(pixels));
    else setProblem(t('palette.noPixels'));
  };
  return (
    <AssetField
      label={t('palette.picture')}
      kind="image"
      value={id}
      onChange={chosen => void choose(chosen)}
      problem={problem}
    />
  );
}
