import { shapePath } from '@vitrine/core/shapes/shape-fit.ts';
import { type ShapeName, shapeNames, shapeOf } from '@vitrine/core/shapes/shapes.ts';
import { t, word } from '../messages/translate.ts';
import { PictureChoiceField } from './picture-choice-field.tsx';

export interface ShapeFieldProps {
  readonly label: string;
  readonly value: ShapeName | null;
  readonly onChange: (value: ShapeName | null) => void;
  readonly help?: string | undefined;
  /** Whether “no shape” is a choice. */
  readonly isNullable?: boolean;
}

const none = 'none';

/** A choice of shapes by picture. */
export function ShapeField({ label, value, onChange, help, isNullable = false }: ShapeFieldProps) {
  const shapes = shapeNames.map(name => ({
    value: name,
    label: word(shapeOf(name).label),
    picture: <ShapePicture name={name} />,
  }));
  const nothing = { value: none, label: t('none'), picture: <NoShape /> };
  return (
    <PictureChoiceField
      label={label}
      help={help}
      isDense
      value={value ?? none}
      choices={isNullable ? [nothing, ...shapes] : shapes}
      onChange={chosen => onChange(shapeNames.find(name => name === chosen) ?? null)}
    />
  );
}

function ShapePicture({ name }: { readonly name: ShapeName }) {
  return (
    <svg viewBox={`0 0 100 ${shapeOf(name).height}`} aria-hidden="true" fill="currentColor">
      <path d={shapePath(name)} />
    </svg>
  );
}

function NoShape() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="6">
      <path d="M50 8a42 42 0 0 1 0 84a42 42 0 0 1 0-84zM20 80L80 20" />
    </svg>
  );
}
