import { SegmentedField, SelectField, SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { ColorReferenceField } from '@vitrine/controls/field/color-reference-field.tsx';
import { SliderField } from '@vitrine/controls/field/slider-field.tsx';
import { useControls } from '@vitrine/controls/pickers/controls-context.tsx';
import { highlightBlends, highlightLinecaps } from '@vitrine/core/text-highlight/highlight-constants.ts';
import type { TextHighlight } from '@vitrine/core/text-highlight/text-highlight.ts';
import { t } from '../messages/translate.ts';

export type HighlightPatch = { readonly [Name in keyof TextHighlight]?: unknown };

export interface HighlightPartProps {
  readonly highlight: TextHighlight;
  /** With values as a control gives them; what is no setting is not taken. */
  readonly onChange: (patch: HighlightPatch) => void;
}

const accent = { type: 'THEME_COLOR', name: 'accent', alpha: 1 } as const;
const units = ['em', 'px'] as const;
/** What a hand would draw with, by unit. */
const ranges = {
  em: { min: 0.02, max: 0.4, step: 0.01 },
  px: { min: 0.5, max: 20, step: 0.5 },
} as const;

/** How it looks when it is drawn. */
export function HighlightLooks({ highlight, onChange }: HighlightPartProps) {
  const { palette } = useControls();
  const { color, thickness, opacity, isFront, linecap, blend, shape } = highlight;
  return (
    <>
      <SwitchField
        label={t('highlight.ownColor')}
        isOn={color === null}
        onChange={isOwn => onChange({ color: isOwn ? null : accent })}
      />
      {color && (
        <ColorReferenceField
          label={t('highlight.color')}
          value={color}
          palette={palette}
          onChange={chosen => onChange({ color: chosen })}
        />
      )}
      <SliderField
        label={t('highlight.thickness')}
        value={thickness.value}
        unit={thickness.unit}
        {...ranges[thickness.unit]}
        onChange={value => onChange({ thickness: { ...thickness, value } })}
      />
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
        label={t('highlight.place')}
        value={isFront ? 'front' : 'behind'}
        choices={(['front', 'behind'] as const).map(value => ({
          value,
          label: t(`highlight.place.${value}`),
        }))}
        onChange={chosen => onChange({ isFront: chosen === 'front' })}
        help={shape === 'marker' ? t('highlight.markerBehind') : undefined}
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
    </>
  );
}

/** About as thick in the other unit, on text of 16 px. */
function otherUnit({ value, unit }: TextHighlight['thickness'], chosen: string): TextHighlight['thickness'] {
  if (chosen === unit) return { value, unit };
  return chosen === 'px'
    ? { unit: 'px', value: Math.max(Math.round(value * 32) / 2, ranges.px.min) }
    : { unit: 'em', value: Math.min(Math.max(Math.round((value / 16) * 100) / 100, 0.02), ranges.em.max) };
}
