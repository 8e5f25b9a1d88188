import { shapePath } from '@vitrine/core/shapes/shape-fit.ts';
import { type ShapeName, shapeOf } from '@vitrine/core/shapes/shapes.ts';

export interface ShapeDrawingProps {
  readonly name: ShapeName;
  readonly className?: string;
  /** The description for people who cannot see it; without it, the shape is decorative. */
  readonly label?: string;
}

/** A shape as large as its box, which has the shape's proportions unless the shape stretches (rule SHAPE-3). */
export function ShapeDrawing({ name, className, label = '' }: ShapeDrawingProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 100 ${shapeOf(name).height}`}
      preserveAspectRatio="none"
      aria-hidden={label === '' ? true : undefined}
      role={label === '' ? undefined : 'img'}
      aria-label={label === '' ? undefined : label}
    >
      <path d={shapePath(name)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
