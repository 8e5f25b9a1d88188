import { z } from 'zod';
import { fieldCode } from '../messages/phrase.ts';
import { formatColor, toTwoDecimals } from './color-value.ts';
import { parseColor } from './parse-color.ts';
import { type PaletteId, paletteIds } from './site-styles.ts';

/** The colour names of a section theme; each is a custom property of the section. */
export const themeColorNames = ['paper', 'surface', 'ink', 'muted', 'line', 'accent', 'onAccent'] as const;

const alpha = z.number().min(0).max(1).default(1);

/**
 * A colour in a setting: from the website's palette, from the theme of its section, or custom (rule
 * PALETTE-13). The first two change with the palette.
 */
export const colorReferenceSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('SITE_PALETTE_COLOR'), id: z.enum(paletteIds), alpha }),
  z.object({ type: z.literal('THEME_COLOR'), name: z.enum(themeColorNames), alpha }),
  z.object({
    type: z.literal('CUSTOM_COLOR'),
    color: z.string().max(60).refine(isColor, fieldCode('color')),
  }),
]);

export type ColorReference = z.infer<typeof colorReferenceSchema>;

/** In CSS form. An invalid colour paints nothing and cannot inject anything into the page. */
export function colorCss(reference: ColorReference): string {
  switch (reference.type) {
    case 'SITE_PALETTE_COLOR':
      return veiled(paletteProperty(reference.id), reference.alpha);
    case 'THEME_COLOR':
      return veiled(`--color-${kebab(reference.name)}`, reference.alpha);
    case 'CUSTOM_COLOR': {
      const value = parseColor(reference.color);
      return value ? formatColor(value) : 'transparent';
    }
  }
}

/** The custom property of a palette colour, such as `--palette-light-accent`. */
export function paletteProperty(id: PaletteId): string {
  return `--palette-${kebab(id)}`;
}

function veiled(property: string, alpha: number): string {
  if (alpha === 1) return `var(${property})`;
  return `color-mix(in srgb, var(${property}) ${toTwoDecimals(alpha * 100)}%, transparent)`;
}

function isColor(text: string): boolean {
  return parseColor(text) !== null;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
}
