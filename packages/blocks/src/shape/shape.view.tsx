import { dropShadowFilter } from '@vitrine/core/shapes/drop-shadow.ts';
import { shapeAlignments, shapeRatio, turnedBox } from '@vitrine/core/shapes/shape-fit.ts';
import { colorCss } from '@vitrine/core/site/color-reference.ts';
import { toTwoDecimals } from '@vitrine/core/site/color-value.ts';
import { ShapeDrawing } from '@vitrine/widgets/shapes/shape-drawing.view.tsx';
import { cssVariables } from '@vitrine/widgets/styles/css-variables.ts';
import type { PropsOf } from '../settings-of.ts';
import type { block } from './shape.block.ts';

type Settings = PropsOf<typeof block>['settings'];

const heights = { top: 'flex-start', middle: 'center', bottom: 'flex-end' } as const;

export function View({ settings }: PropsOf<typeof block>) {
  return (
    <div
      className={`shape ${settings.isStretched ? 'shape-stretched' : 'shape-fitted'}`}
      style={cssVariables(valuesOf(settings))}
    >
      <div className="shape-box">
        <ShapeDrawing className="shape-drawing" name={settings.shape} label={settings.alt.trim()} />
      </div>
    </div>
  );
}

/** Values for the style sheet, which contains the defaults. */
function valuesOf(settings: Settings): Record<string, string | number> {
  const { outlineWidth, dropShadow, alignment, verticalAlignment } = settings;
  return {
    'shape-color': colorCss(settings.color),
    ...fitOf(settings),
    ...(alignment === 'center' ? {} : { 'shape-across': shapeAlignments[alignment] }),
    ...(verticalAlignment === 'middle' ? {} : { 'shape-down': heights[verticalAlignment] }),
    ...(outlineWidth === 0
      ? {}
      : { 'shape-outline': `${outlineWidth}px`, 'shape-outline-color': colorCss(settings.outlineColor) }),
    ...(dropShadow === null ? {} : { 'shape-shadow': dropShadowFilter(dropShadow) }),
  };
}

/**
 * A stretched shape can only be turned upside down, since otherwise it would not fill its block (rule SHAPE-11).
 */
function fitOf({ shape, rotation, isStretched }: Settings): Record<string, string> {
  if (isStretched) return rotation === 180 ? { 'shape-turn': '180deg' } : {};
  if (rotation === 0) return { 'shape-ratio': shapeRatio(shape) };
  const { across, down } = turnedBox(shape, rotation);
  return {
    'shape-ratio': `${across} / ${down}`,
    'shape-drawing-ratio': shapeRatio(shape),
    'shape-drawing-width': `${toTwoDecimals(100 / across)}%`,
    'shape-turn': `${rotation}deg`,
  };
}
