import { contrast, type Hex, mix } from '@vitrine/core/site/color.ts';

/** Text over a picture: its colour, whether it is large, and the visible colours of the picture behind it. */
export interface WordsOnPicture {
  readonly ink: Hex;
  readonly isLarge: boolean;
  readonly pixels: readonly Hex[];
  /** The colour of the overlay between picture and text; null if there is none to strengthen. */
  readonly veil: Hex | null;
}

const needed = { text: 4.5, large: 3 } as const;
/** The share of the background that may be worse: single bright points do not make text hard to read. */
const toleratedShare = 0.1;
const veilStep = 0.05;

/** Whether text is readable over a picture with an overlay of this strength (rule STUDIO-28). */
export function canBeRead({ ink, isLarge, pixels, veil }: WordsOnPicture, strength: number): boolean {
  if (pixels.length === 0) return true;
  const ratios = pixels
    .map(pixel => contrast(ink, veil === null ? pixel : mix(pixel, veil, strength)))
    .toSorted((a, b) => a - b);
  const least = ratios[Math.floor(ratios.length * toleratedShare)] ?? 0;
  return least >= (isLarge ? needed.large : needed.text);
}

/** The weakest overlay, at least as strong as now, that makes all text readable; null if none is strong enough. */
export function veilFor(words: readonly WordsOnPicture[], now: number): number | null {
  const steps = Math.round((1 - now) / veilStep);
  for (let step = 0; step <= steps; step += 1) {
    const strength = Math.min(1, Math.round((now + step * veilStep) * 100) / 100);
    if (words.every(one => canBeRead(one, strength))) return strength;
  }
  return null;
}
