import { SegmentedField, SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { SliderField } from '@vitrine/controls/field/slider-field.tsx';
import {
  highlightAnimations,
  highlightDirections,
} from '@vitrine/core/text-highlight/highlight-constants.ts';
import { t } from '../messages/translate.ts';
import type { HighlightPartProps } from './highlight-looks.tsx';

/** Whether and how it is animated. */
export function HighlightMotion({ highlight, onChange }: HighlightPartProps) {
  const { isAnimationEnabled, animation, direction, duration } = highlight;
  return (
    <>
      <SwitchField
        label={t('highlight.isAnimated')}
        isOn={isAnimationEnabled}
        onChange={isOn => onChange({ isAnimationEnabled: isOn })}
        help={t('highlight.animatedHelp')}
      />
      {isAnimationEnabled && (
        <>
          <SegmentedField
            label={t('highlight.animation')}
            value={animation}
            choices={highlightAnimations.map(value => ({ value, label: t(`highlight.animation.${value}`) }))}
            onChange={chosen => onChange({ animation: chosen })}
          />
          {animation === 'draw' && (
            <SegmentedField
              label={t('highlight.direction')}
              value={direction}
              choices={highlightDirections
                .toReversed()
                .map(value => ({ value, label: t(`highlight.direction.${value}`) }))}
              onChange={chosen =>
                onChange({ direction: highlightDirections.find(value => value === chosen) })
              }
            />
          )}
          <SliderField
            label={t('highlight.duration')}
            value={duration}
            min={0.1}
            max={5}
            step={0.05}
            unit="s"
            onChange={seconds => onChange({ duration: seconds })}
          />
        </>
      )}
    </>
  );
}
