export const highlightShapes = [
  'circle',
  'cross',
  'enclose',
  'jagged',
  'marker',
  'scribble',
  'strike',
  'strikeDiagonal',
  'underline',
  'underlineCurve',
  'underlineDouble',
  'wave',
] as const;

export type HighlightShape = (typeof highlightShapes)[number];

export const highlightLinecaps = ['square', 'round', 'butt'] as const;

/** How the drawing blends with what is below it; all but `none` are the blend modes of CSS. */
export const highlightBlends = [
  'none',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
  'difference',
  'exclusion',
] as const;

export const highlightAnimations = ['draw', 'fade', 'fadeScale'] as const;

/** In the direction of the text, or against it. */
export const highlightDirections = ['left', 'right'] as const;

/** The defaults of a highlight; no colour means the text's own (rule HIGHLIGHT-1). */
export const highlightDefaults = {
  color: null,
  thickness: { unit: 'em', value: 0.06 },
  linecap: 'square',
  blend: 'none',
  opacity: 1,
  isFront: true,
  isAnimationEnabled: false,
  animation: 'draw',
  direction: 'right',
  /** Seconds. */
  duration: 0.75,
  /** Pixels; used if the text's own size is unknown. */
  fontSize: 12,
} as const;

/** Milliseconds from becoming visible to the first movement (rule HIGHLIGHT-8). */
export const initialDelay = 250;

/** The initial scale of `fadeScale` (rule HIGHLIGHT-8). */
export const fadeScaleStart = 0.5;

/** Limits of a tween's fraction of the duration (rule HIGHLIGHT-9). */
export const leastTween = 0.2;
export const mostTween = 1;

/** Milliseconds for which changes of the text are collected (rule HIGHLIGHT-12). */
export const mutationDebounce = 10;

/** Milliseconds for which a transition of the page is followed (rule HIGHLIGHT-12). */
export const transitionWatch = 2000;
