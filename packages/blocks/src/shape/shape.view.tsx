import { dropShadowFilter } from '@vitrine/core/shapes/drop-shadow.ts';
import { shapeAlignments, shapeRatio } from '@vitrine/core/shapes/shape-fit.ts';
import { colorCss } from '@vitrine/core/site/color-reference.ts';
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
      <ShapeDrawing className="shape-drawing" name={settings.shape} label={settings.alt.trim()} />
    </div>
  );
}

/** What the style sheet is told; what is as it mostly is, the sheet knows by itself. */
function valuesOf(settings: Settings): Record<string, string | number> {
  const { rotation, outlineWidth, dropShadow, alignment, verticalAlignment } = settings;
  return {
    'shape-color': colorCss(settings.color),
    ...(settings.isStretched ? {} : { 'shape-ratio': shapeRatio(settings.shape) }),
    ...(alignment === 'center' ? {} : { 'shape-across': shapeAlignments[alignment] }),
    ...(verticalAlignment === 'middle' ? {} : { 'shape-down': heights[verticalAlignment] }),
    ...(rotation === 0 ? {} : { 'shape-turn': `${rotation}deg` }),
    ...(outlineWidth === 0
      ? {}
      : { 'shape-outline': `${outlineWidth}px`, 'shape-outline-color': colorCss(settings.outlineColor) }),
    ...(dropShadow === null ? {} : { 'shape-shadow': dropShadowFilter(dropShadow) }),
  };
}
