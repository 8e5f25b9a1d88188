import { SegmentedField, SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { ColorReferenceField } from '@vitrine/controls/field/color-reference-field.tsx';
import { SliderField } from '@vitrine/controls/field/slider-field.tsx';
import { useControls } from '@vitrine/controls/pickers/controls-context.tsx';
import type { TextHighlight } from '@vitrine/core/text-highlight/text-highlight.ts';
import { t } from '../messages/translate.ts';

export type HighlightPatch = { readonly [Name in keyof TextHighlight]?: unknown };

export interface HighlightPartProps {
  readonly highlight: TextHighlight;
  /** With values from a control; unknown settings are ignored. */
  readonly onChange: (patch: HighlightPatch) => void;
}

const accent = { type: 'THEME_COLOR', name: 'accent', alpha: 1 } as const;
/** Typical pen widths, by unit. */
export const thicknessRanges = {
  em: { min: 0.02, max: 0.4, step: 0.01 },
  px: { min: 0.5, max: 20, step: 0.5 },
} as const;

/** Its appearance when it is drawn. */
export function HighlightLooks({ highlight, onChange }: HighlightPartProps) {
  const { palette } = useControls();
  const { color, thickness, isFront, shape } = highlight;
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
        {...thicknessRanges[thickness.unit]}
        onChange={value => onChange({ thickness: { ...thickness, value } })}
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
    </>
  );
}
