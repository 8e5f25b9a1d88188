import { fadeScaleStart } from '@vitrine/core/text-highlight/highlight-constants.ts';
import {
  highlightColorCss,
  isInFront,
  type TextHighlight,
} from '@vitrine/core/text-highlight/text-highlight.ts';

export interface HighlightMarkup {
  /** Only a marker means that its text matters; the others are decorative. */
  readonly tag: 'mark' | 'span';
  readonly className: string;
  /** Its style: custom properties without their dashes, for the placeholder and for the drawing. */
  readonly variables: Readonly<Record<string, string>>;
  readonly data: Readonly<Record<`data-${string}`, string>>;
}

/** The data of a drawing besides its style. */
export type DrawnHighlight = Pick<TextHighlight, 'id' | 'shape' | 'thickness' | 'isFront' | 'fontSize'> & {
  /** Present if it is animated. */
  readonly motion?: Pick<TextHighlight, 'animation' | 'direction' | 'duration'>;
};

/** The element of a highlight, the same on the page and in the text editor (rule HIGHLIGHT-3). */
export function highlightMarkup(highlight: TextHighlight): HighlightMarkup {
  const { id, shape, thickness, opacity, blend, linecap, fontSize, isAnimationEnabled } = highlight;
  const { animation, direction, duration } = highlight;
  const drawn: DrawnHighlight = {
    id,
    shape,
    thickness,
    isFront: isInFront(highlight),
    fontSize,
    ...(isAnimationEnabled ? { motion: { animation, direction, duration } } : {}),
  };
  return {
    tag: shape === 'marker' ? 'mark' : 'span',
    className: 'text-highlight',
    variables: {
      'text-highlight-color': highlightColorCss(highlight),
      'text-highlight-thickness': `${thickness.value}${thickness.unit}`,
      ...(opacity === 1 ? {} : { 'text-highlight-opacity': `${opacity}` }),
      ...(blend === 'none' ? {} : { 'text-highlight-blend': blend }),
      ...(linecap === 'square' ? {} : { 'text-highlight-linecap': linecap }),
      ...(shape === 'marker' ? broadTip(thickness) : {}),
      ...(isAnimationEnabled && animation === 'fadeScale'
        ? { 'text-highlight-scale': `${fadeScaleStart}` }
        : {}),
    },
    data: {
      'data-shape': shape,
      'data-highlight': JSON.stringify(drawn),
      ...(isAnimationEnabled ? { 'data-animated': '' } : {}),
    },
  };
}

/** As wide as the letters are high, never round. */
function broadTip({ value, unit }: TextHighlight['thickness']): HighlightMarkup['variables'] {
  return {
    'text-highlight-linecap': 'butt',
    'text-highlight-breadth': `calc(0.98em + ${value}${unit})`,
  };
}
