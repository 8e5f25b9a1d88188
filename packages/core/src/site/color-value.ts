import { z } from 'zod';
import type { Hex } from './color.ts';

/** The notation that the person chose for a colour; the values are the same in each. */
export const colorFormats = ['hex', 'hsl', 'rgb'] as const;
export type ColorFormat = (typeof colorFormats)[number];

const upTo = (max: number) => z.number().min(0).max(max).overwrite(toTwoDecimals);

/** A stored colour: hue in degrees, saturation and lightness in percent (rule PALETTE-7). */
export const colorValueSchema = z.object({
  userFormat: z.enum(colorFormats),
  values: z.object({
    hue: upTo(360),
    saturation: upTo(100),
    lightness: upTo(100),
    /** 0 to 1; opaque by default. */
    alpha: upTo(1).optional(),
  }),
});

export type ColorValue = z.infer<typeof colorValueSchema>;
export type ColorValues = ColorValue['values'];

/** 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A colour in CSS, in its own format; a transparent one is never written as hex (PALETTE-10). */
export function formatColor({ userFormat, values }: ColorValue): string {
  const hex = userFormat === 'hex' ? toHex(values) : null;
  if (hex !== null) return hex;
  const { hue, saturation, lightness, alpha = 1 } = values;
  const veil = alpha === 1 ? '' : ` / ${alpha}`;
  if (userFormat === 'hsl') return `hsl(${hue} ${saturation}% ${lightness}%${veil})`;
  return `rgb(${toRgb(values).join(' ')}${veil})`;
}

/** `#rrggbb`; null for a transparent colour (rule PALETTE-10). */
export function toHex(values: ColorValues): Hex | null {
  if ((values.alpha ?? 1) !== 1) return null;
  return `#${toRgb(values)
    .map(channel => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** As integers; https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
export function toRgb({ hue, saturation, lightness }: ColorValues): Rgb {
  const [s, l] = [saturation / 100, lightness / 100];
  const channel = (at: number) => {
    const k = (at + hue / 30) % 12;
    return Math.round(255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

/** Rounded to two decimals, which is precise enough for each of the 256 steps of a channel. */
export function fromRgb(rgb: Rgb): ColorValues {
  const [r, g, b] = [rgb[0] / 255, rgb[1] / 255, rgb[2] / 255];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [reach, lightness] = [most - least, (most + least) / 2];
  if (reach === 0) return { hue: 0, saturation: 0, lightness: toTwoDecimals(100 * lightness) };
  const sixth =
    most === r ? ((g - b) / reach + 6) % 6 : most === g ? (b - r) / reach + 2 : (r - g) / reach + 4;
  return {
    hue: toTwoDecimals(60 * sixth),
    saturation: toTwoDecimals((100 * reach) / (1 - Math.abs(2 * lightness - 1))),
    lightness: toTwoDecimals(100 * lightness),
  };
}

export function toTwoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}
