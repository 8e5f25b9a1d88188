import {
  type ShapeAlignment,
  shapeAlignments,
  shapePath,
  shapeRatio,
} from '@vitrine/core/shapes/shape-fit.ts';
import { type ShapeName, shapeOf } from '@vitrine/core/shapes/shapes.ts';
import type { ReactNode } from 'react';
import { cssVariables } from '../styles/css-variables.ts';

export interface ShapeMaskProps {
  readonly shape: ShapeName;
  /** Fills its whole box; otherwise it keeps its proportions, as large as the box allows. */
  readonly isStretched?: boolean;
  /** Its position if it is narrower than its box. */
  readonly alignment?: ShapeAlignment;
  /** Whether the box has a fixed height. Without one it is as wide as possible, and as high as the shape. */
  readonly hasHeight?: boolean;
  /** A `Picture`, also one inside a link: the picture is clipped, the link’s outline is not. */
  readonly children: ReactNode;
}

/** A picture in a shape. Its style part is `shapes/mask` (rules SHAPE-6 to SHAPE-8). */
export function ShapeMask(props: ShapeMaskProps) {
  const { shape, isStretched = false, alignment = 'center', hasHeight = true, children } = props;
  const fit = isStretched && hasHeight ? 'stretched' : hasHeight ? 'fitted' : 'wide';
  return (
    <div
      className={`shapes-mask shapes-mask-${fit}`}
      style={cssVariables({
        'shapes-mask': maskOf(shape),
        'shapes-ratio': shapeRatio(shape),
        ...(alignment === 'center' ? {} : { 'shapes-across': shapeAlignments[alignment] }),
      })}
    >
      <div className="shapes-masked">{children}</div>
    </div>
  );
}

/** A rectangle clips nothing. */
function maskOf(shape: ShapeName): string {
  const { height, path } = shapeOf(shape);
  if (path === null) return 'none';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 ${height}" preserveAspectRatio="none"><path d="${shapePath(shape)}"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`;
}
