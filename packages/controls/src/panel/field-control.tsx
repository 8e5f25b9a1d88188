import type { SettingField } from '@vitrine/core/panel/describe-settings.ts';
import { emptyText, richTextSchema } from '@vitrine/core/rich-text/rich-text.ts';
import { shapeNameSchema } from '@vitrine/core/shapes/shape-fit.ts';
import { colorReferenceSchema } from '@vitrine/core/site/color-reference.ts';
import { SegmentedField, SelectField, SwitchField } from '../field/choice-fields.tsx';
import { ColorField } from '../field/color-field.tsx';
import { ColorReferenceField } from '../field/color-reference-field.tsx';
import { fromLocalTime, toLocalTime } from '../field/local-time.ts';
import { NumberEntry } from '../field/number-entry.tsx';
import { ShapeField } from '../field/shape-field.tsx';
import { SliderField } from '../field/slider-field.tsx';
import { TextField } from '../field/text-field.tsx';
import { ThemeField } from '../field/theme-field.tsx';
import { t, word } from '../messages/translate.ts';
import { AssetField } from '../pickers/asset-field.tsx';
import { useControls } from '../pickers/controls-context.tsx';
import { LinkField } from '../pickers/link-field.tsx';
import { CollectionField, ProductField } from '../pickers/product-field.tsx';
import { readSlides } from '../pickers/read-slides.ts';
import { SlidesField } from '../pickers/slides-field.tsx';
import styles from './settings-panel.module.css';

export interface FieldControlProps {
  readonly field: SettingField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly problem: string | undefined;
}

/** A few short choices are side by side, more are in a menu. */
const maxSegments = 4;
const lettersInARow = 36;

export function FieldControl({ field, value, onChange, problem }: FieldControlProps) {
  const { palette, richText } = useControls();
  const { control, unit } = field;
  const label = word(field.label);
  const help = field.help === undefined ? undefined : word(field.help);
  const choices = field.choices.map(choice => ({ ...choice, label: word(choice.label) }));
  const text = typeof value === 'string' ? value : '';
  const id = typeof value === 'string' ? value : null;
  const number = typeof value === 'number' ? value : (field.min ?? 0);
  const about = { label, help, problem };
  switch (control) {
    case 'text':
    case 'textarea':
    case 'code':
      return (
        <TextField
          label={label}
          value={text}
          onChange={onChange}
          problem={problem}
          maxLength={field.maxLength}
          isCode={control === 'code'}
          {...(help === undefined ? {} : { help })}
          {...(control === 'code' ? { rows: 10 } : field.isMultiline ? { rows: 3 } : {})}
        />
      );
    case 'date-time':
      return (
        <TextField
          {...about}
          type="datetime-local"
          value={toLocalTime(id)}
          onChange={next => onChange(fromLocalTime(next))}
        />
      );
    case 'link':
      return <LinkField {...about} value={text} onChange={onChange} />;
    case 'image':
    case 'video':
    case 'audio':
    case 'captions':
    case 'file':
      return <AssetField {...about} kind={control} value={id} onChange={onChange} />;
    case 'product':
      return <ProductField label={label} help={help} value={id} onChange={onChange} />;
    case 'collection':
      return <CollectionField label={label} help={help} value={id} onChange={onChange} />;
    case 'slider':
      return (
        <SliderField
          label={label}
          help={help}
          unit={unit}
          value={number}
          onChange={onChange}
          min={field.min ?? 0}
          max={field.max ?? 100}
          step={field.step}
        />
      );
    case 'number':
      return (
        <NumberEntry
          label={label}
          value={number}
          onChange={onChange}
          min={field.min}
          max={field.max}
          unit={unit}
          problem={problem}
          {...(help === undefined ? {} : { help })}
        />
      );
    case 'choice': {
      const change = (next: string) => onChange(typeof value === 'number' ? Number(next) : next);
      const isShort =
        choices.length <= maxSegments &&
        choices.every(choice => choice.label.length <= lettersInARow / choices.length);
      const Field = isShort ? SegmentedField : SelectField;
      return <Field {...about} value={String(value)} choices={choices} onChange={change} />;
    }
    case 'switch':
      return <SwitchField label={label} help={help} isOn={value === true} onChange={onChange} />;
    case 'color':
      return <ColorField label={label} help={help} value={text} onChange={onChange} />;
    case 'palette-color': {
      const read = colorReferenceSchema.safeParse(value);
      return (
        <ColorReferenceField
          label={label}
          help={help}
          value={read.success ? read.data : { type: 'THEME_COLOR', name: 'accent', alpha: 1 }}
          onChange={onChange}
          palette={palette}
        />
      );
    }
    case 'shape': {
      const read = shapeNameSchema.nullable().safeParse(value);
      return (
        <ShapeField
          label={label}
          help={help}
          value={read.success ? read.data : null}
          isNullable={field.isNullable}
          onChange={onChange}
        />
      );
    }
    case 'theme':
      return <ThemeField label={label} value={text} onChange={onChange} palette={palette} />;
    case 'slides':
      return <SlidesField label={label} name={field.name} value={readSlides(value)} onChange={onChange} />;
    case 'text-on-page':
      return <p className={styles.note}>{t('richTextOnPage')}</p>;
    case 'rich-text': {
      if (!richText) return null;
      const read = richTextSchema.safeParse(value);
      return richText({ label, value: read.success ? read.data : emptyText, onChange });
    }
  }
}
