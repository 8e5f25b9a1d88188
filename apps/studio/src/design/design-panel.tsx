import { Button } from '@vitrine/controls/button/button.tsx';
import { SegmentedField, SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { ColorField } from '@vitrine/controls/field/color-field.tsx';
import { SliderField } from '@vitrine/controls/field/slider-field.tsx';
import { word } from '@vitrine/controls/messages/translate.ts';
import { derivePalette } from '@vitrine/core/site/palette.ts';
import type { SiteStyles } from '@vitrine/core/site/site-styles.ts';
import type { ReactNode } from 'react';
import { fontFamilies } from '../canvas/canvas-styles.ts';
import { t } from '../messages/translate.ts';
import { BeginPalette } from './begin-palette.tsx';
import styles from './design.module.css';
import { EntryFields } from './entry-fields.tsx';
import { typePresets } from './presets.ts';

export interface DesignPanelProps {
  readonly styles: SiteStyles;
  /** `stroke` names the value being typed or dragged; a choice has none. */
  readonly onChange: (styles: SiteStyles, stroke?: string) => void;
}

export function DesignPanel({ children, ...props }: DesignPanelProps & { readonly children: ReactNode }) {
  return (
    <aside className={styles.panel} aria-label={t('room.design')}>
      <div className={styles.part}>{children}</div>
      <ColorPart {...props} />
      <TypePart {...props} />
      <SpacePart {...props} />
      <MotionPart {...props} />
    </aside>
  );
}

function ColorPart({ styles: now, onChange }: DesignPanelProps) {
  const { palette } = now;
  const derived = derivePalette(palette);
  const set = (patch: Partial<SiteStyles['palette']>) =>
    onChange({ ...now, palette: { ...palette, ...patch } }, Object.keys(patch).join(' '));
  return (
    <section className={styles.part}>
      <h2>{t('design.colors')}</h2>
      <BeginPalette
        palette={palette}
        onChange={(next, stroke) => onChange({ ...now, palette: next }, stroke)}
      />
      <ColorField label={t('color.white')} value={palette.white} onChange={white => set({ white })} />
      <ColorField label={t('color.black')} value={palette.black} onChange={black => set({ black })} />
      <ColorField label={t('color.accent')} value={palette.accent} onChange={accent => set({ accent })} />
      <ColorField
        label={t('color.lightAccent')}
        value={palette.lightAccent ?? derived.lightAccent}
        onChange={lightAccent => set({ lightAccent })}
      />
      <ColorField
        label={t('color.darkAccent')}
        value={palette.darkAccent ?? derived.darkAccent}
        onChange={darkAccent => set({ darkAccent })}
      />
      {(palette.lightAccent !== null || palette.darkAccent !== null) && (
        <Button kind="quiet" onPress={() => set({ lightAccent: null, darkAccent: null })}>
          {t('color.derive')}
        </Button>
      )}
    </section>
  );
}

function TypePart({ styles: now, onChange }: DesignPanelProps) {
  const { typography } = now;
  const set = (patch: Partial<SiteStyles['typography']>) =>
    onChange({ ...now, typography: { ...typography, ...patch } }, Object.keys(patch).join(' '));
  const fonts = (chosen: string) =>
    [...new Set([...fontFamilies, chosen])].map(value => ({ value, label: value.replace(/ Variable$/, '') }));
  return (
    <section className={styles.part}>
      <h2>{t('design.type')}</h2>
      <ul className={styles.presets}>
        {typePresets.map(({ name, typography: preset }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.preset}
              onClick={() => onChange({ ...now, typography: preset })}
            >
              {word(name)}
            </button>
          </li>
        ))}
      </ul>
      <SelectField
        label={t('type.heading')}
        value={typography.headingFont}
        choices={fonts(typography.headingFont)}
        onChange={headingFont => set({ headingFont })}
      />
      <SelectField
        label={t('type.body')}
        value={typography.bodyFont}
        choices={fonts(typography.bodyFont)}
        onChange={bodyFont => set({ bodyFont })}
      />
      <SliderField
        label={t('type.baseSize')}
        value={typography.baseSize}
        min={14}
        max={22}
        step={0.5}
        unit="px"
        onChange={baseSize => set({ baseSize })}
      />
      <SliderField
        label={t('type.scale')}
        value={typography.scale}
        min={1.1}
        max={1.5}
        step={0.01}
        onChange={scale => set({ scale })}
      />
      <SliderField
        label={t('type.weight')}
        value={typography.headingWeight}
        min={100}
        max={900}
        step={10}
        onChange={headingWeight => set({ headingWeight: Math.round(headingWeight) })}
      />
    </section>
  );
}

function SpacePart({ styles: now, onChange }: DesignPanelProps) {
  const { spacing } = now;
  const set = (patch: Partial<SiteStyles['spacing']>) =>
    onChange({ ...now, spacing: { ...spacing, ...patch } }, Object.keys(patch).join(' '));
  return (
    <section className={styles.part}>
      <h2>{t('design.space')}</h2>
      <SliderField
        label={t('space.content')}
        value={spacing.contentWidth}
        min={600}
        max={1800}
        step={10}
        unit="px"
        onChange={contentWidth => set({ contentWidth })}
      />
      <SliderField
        label={t('space.gutter')}
        value={spacing.gutter}
        min={0}
        max={64}
        step={1}
        unit="px"
        onChange={gutter => set({ gutter })}
      />
      <SliderField
        label={t('space.section')}
        value={spacing.sectionStep}
        min={8}
        max={64}
        step={1}
        unit="px"
        onChange={sectionStep => set({ sectionStep })}
      />
      <SegmentedField
        label={t('space.radius')}
        value={String(spacing.radius)}
        choices={['0', '4', '8'].map(value => ({ value, label: t('space.px', { n: value }) }))}
        onChange={value => set({ radius: value === '0' ? 0 : value === '4' ? 4 : 8 })}
      />
    </section>
  );
}

function MotionPart({ styles: now, onChange }: DesignPanelProps) {
  return (
    <section className={styles.part}>
      <h2>{t('design.motion')}</h2>
      <EntryFields
        label={t('entry.kinds')}
        value={now.entry}
        onChange={entry => entry && onChange({ ...now, entry })}
      />
    </section>
  );
}
