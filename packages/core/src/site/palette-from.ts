import { type Hex, mix, withLightness } from './color.ts';
import { fromRgb, type Rgb, toHex } from './color-value.ts';
import type { SiteStyles } from './site-styles.ts';

/** Starting points of a palette; every colour can be changed afterwards (rule PALETTE-16). */
export const paletteSources = ['presets', 'image', 'color'] as const;

/** Degrees of hue that count as one colour of a picture. */
const hueStep = 15;
/** Below this fraction of colourfulness, a picture counts as grey, and its average is its colour. */
const minimumColorShare = 0.02;

/** A palette around one colour: paper and ink are tinted by it, the rest is derived. */
export function paletteFromColor(accent: Hex): SiteStyles['palette'] {
  return {
    white: mix('#ffffff', accent, 0.03),
    black: withLightness(accent, 0.2, 0.3),
    accent,
    lightAccent: null,
    darkAccent: null,
  };
}

/** A palette around a picture's main colour, from red, green, blue and alpha of each pixel, 0 to 255. */
export function paletteFromPixels(pixels: ArrayLike<number>): SiteStyles['palette'] {
  const all = new Sum();
  const byHue = new Map<number, Sum>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const rgb: Rgb = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const opacity = (pixels[at + 3] ?? 0) / 255;
    const { hue, saturation, lightness } = fromRgb(rgb);
    // The perceived colourfulness: none at black and white, most in the middle.
    const color = (saturation / 100) * (1 - Math.abs(lightness / 50 - 1));
    all.add(rgb, opacity);
    const bin = Math.floor(hue / hueStep);
    const sum = byHue.get(bin) ?? new Sum();
    sum.add(rgb, color * opacity);
    byHue.set(bin, sum);
  }
  const [most] = [...byHue.values()].toSorted((a, b) => b.weight - a.weight);
  const chosen = most && most.weight >= all.weight * minimumColorShare ? most : all;
  return paletteFromColor(chosen.average());
}

class Sum {
  weight = 0;
  #rgb = [0, 0, 0];

  add(rgb: Rgb, weight: number): void {
    this.weight += weight;
    this.#rgb = this.#rgb.map((sum, at) => sum + (rgb[at] ?? 0) * weight);
  }

  average(): Hex {
    const [red = 0, green = 0, blue = 0] = this.#rgb.map(sum => Math.round(sum / (this.weight || 1)));
    return toHex(fromRgb([red, green, blue])) ?? '#000000';
  }
}
