import { SegmentedField, SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { SliderField } from '@vitrine/controls/field/slider-field.tsx';
import { highlightBlends, highlightLinecaps } from '@vitrine/core/text-highlight/highlight-constants.ts';
import type { TextHighlight } from '@vitrine/core/text-highlight/text-highlight.ts';
import { t } from '../messages/translate.ts';
import styles from './highlight.module.css';
import { type HighlightPartProps, thicknessRanges as ranges } from './highlight-looks.tsx';

const units = ['em', 'px'] as const;

/** Rarely used options. */
export function HighlightDetails({ highlight, onChange }: HighlightPartProps) {
  const { thickness, opacity, linecap, blend } = highlight;
  return (
    <details className={styles.details}>
      <summary>{t('highlight.more')}</summary>
      <SegmentedField
        label={t('highlight.unit')}
        value={thickness.unit}
        choices={units.map(unit => ({ value: unit, label: t(`highlight.unit.${unit}`) }))}
        onChange={chosen => onChange({ thickness: otherUnit(thickness, chosen) })}
      />
      <SliderField
        label={t('highlight.opacity')}
        value={Math.round(opacity * 100)}
        min={0}
        max={100}
        step={1}
        unit="%"
        onChange={percent => onChange({ opacity: percent / 100 })}
      />
      <SegmentedField
        label={t('highlight.linecap')}
        value={linecap}
        choices={highlightLinecaps.map(value => ({ value, label: t(`highlight.linecap.${value}`) }))}
        onChange={chosen => onChange({ linecap: chosen })}
      />
      <SelectField
        label={t('highlight.blend')}
        value={blend}
        choices={highlightBlends.map(value => ({ value, label: t(`highlight.blend.${value}`) }))}
        onChange={chosen => onChange({ blend: chosen })}
      />
    </details>
  );
}

/** About as thick in the other unit, on text of 16 px. */
function otherUnit({ value, unit }: TextHighlight['thickness'], chosen: string): TextHighlight['thickness'] {
  if (chosen === unit) return { value, unit };
  return chosen === 'px'
    ? { unit: 'px', value: Math.max(Math.round(value * 32) / 2, ranges.px.min) }
    : { unit: 'em', value: Math.min(Math.max(Math.round((value / 16) * 100) / 100, 0.02), ranges.em.max) };
}
