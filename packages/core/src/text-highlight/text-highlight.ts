import { z } from 'zod';
import { idSchema } from '../id/id.ts';
import { colorCss, colorReferenceSchema } from '../site/color-reference.ts';
import {
  highlightAnimations,
  highlightBlends,
  highlightDefaults,
  highlightDirections,
  highlightLinecaps,
  highlightShapes,
} from './highlight-constants.ts';

const defaults = highlightDefaults;

/** A drawing on text: around, below, through or behind it (rules HIGHLIGHT-1, HIGHLIGHT-2). */
export const highlightSchema = z.object({
  /** Texts with the same id are one highlight, and the same id always gives the same hand-drawn line. */
  id: idSchema,
  shape: z.enum(highlightShapes),
  color: colorReferenceSchema.nullable().default(defaults.color),
  thickness: z
    .object({ unit: z.enum(['em', 'px']), value: z.number().min(0).max(100) })
    .default(defaults.thickness),
  linecap: z.enum(highlightLinecaps).default(defaults.linecap),
  blend: z.enum(highlightBlends).default(defaults.blend),
  opacity: z.number().min(0).max(1).default(defaults.opacity),
  isFront: z.boolean().default(defaults.isFront),
  isAnimationEnabled: z.boolean().default(defaults.isAnimationEnabled),
  animation: z.enum(highlightAnimations).default(defaults.animation),
  direction: z.enum(highlightDirections).default(defaults.direction),
  duration: z.number().min(0).max(30).default(defaults.duration),
  fontSize: z.number().min(1).max(1000).default(defaults.fontSize),
});

export type TextHighlight = z.infer<typeof highlightSchema>;

/** The opacity of a marker in the text's own colour: text stays readable on it (rule HIGHLIGHT-4). */
const markerStrength = 25;

/** In CSS form. */
export function highlightColorCss({ color, shape }: Pick<TextHighlight, 'color' | 'shape'>): string {
  if (color) return colorCss(color);
  return shape === 'marker'
    ? `color-mix(in srgb, currentColor ${markerStrength}%, transparent)`
    : 'currentColor';
}

/** A marker would cover its text, so it is behind it unless it blends (rule HIGHLIGHT-4). */
export function isInFront({
  shape,
  blend,
  isFront,
}: Pick<TextHighlight, 'shape' | 'blend' | 'isFront'>): boolean {
  return isFront && (shape !== 'marker' || blend !== 'none');
}
