import { SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { ColorReferenceField } from '@vitrine/controls/field/color-reference-field.tsx';
import { SliderField } from '@vitrine/controls/field/slider-field.tsx';
import { word } from '@vitrine/controls/messages/translate.ts';
import { SettingsPanel } from '@vitrine/controls/panel/settings-panel.tsx';
import { useControls } from '@vitrine/controls/pickers/controls-context.tsx';
import { type DropShadow, firstDropShadow } from '@vitrine/core/shapes/drop-shadow.ts';
import { z } from 'zod';
import type { BlockPanelProps } from '../block-panels.ts';
import { block } from './shape.block.ts';

const { shape } = block.settings;

/**
 * The panel of a shape. It hides settings without effect: the position of a stretched shape, the colour of a
 * missing outline.
 */
export function Panel({ settings: given, onChange }: BlockPanelProps) {
  const read = block.settings.safeParse(given);
  const settings = read.success ? read.data : block.settings.parse({});
  const hidden = [
    'dropShadow',
    ...(settings.isStretched ? ['alignment', 'verticalAlignment'] : []),
    ...(settings.outlineWidth === 0 ? ['outlineColor'] : []),
  ];
  const fields = Object.fromEntries(
    Object.entries<z.ZodType>(shape).filter(([name]) => !hidden.includes(name)),
  );
  if (settings.isStretched && fields.rotation)
    fields.rotation = fields.rotation.meta({ ...fields.rotation.meta(), max: 180, step: 180 });
  return (
    <>
      <SettingsPanel schema={z.object(fields)} value={settings} onChange={onChange} />
      <ShadowPart shadow={settings.dropShadow} onChange={dropShadow => onChange({ dropShadow })} />
    </>
  );
}

interface ShadowPartProps {
  readonly shadow: DropShadow | null;
  readonly onChange: (shadow: DropShadow | null) => void;
}

function ShadowPart({ shadow, onChange }: ShadowPartProps) {
  const { palette } = useControls();
  const length = (name: 'distance' | 'blur', label: string) =>
    shadow && (
      <SliderField
        label={word(label)}
        value={shadow[name].value}
        min={0}
        max={60}
        step={1}
        unit={shadow[name].unit}
        onChange={value => onChange({ ...shadow, [name]: { ...shadow[name], value } })}
      />
    );
  return (
    <>
      <SwitchField
        label={word('Shadow')}
        isOn={shadow !== null}
        onChange={isOn => onChange(isOn ? firstDropShadow : null)}
      />
      {shadow && (
        <>
          <SliderField
            label={word('Light from')}
            help={word('90° is from above, 120° from above on the left.')}
            value={shadow.angle}
            min={0}
            max={360}
            step={5}
            unit="°"
            onChange={angle => onChange({ ...shadow, angle })}
          />
          {length('distance', 'Distance')}
          {length('blur', 'Softness')}
          <ColorReferenceField
            label={word('Colour of the shadow')}
            value={shadow.color}
            palette={palette}
            onChange={color => onChange({ ...shadow, color })}
          />
        </>
      )}
    </>
  );
}
