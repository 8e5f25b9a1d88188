import type { ColorValue } from './color-value.ts';
import { derivePalette } from './palette.ts';
import { parseColor } from './parse-color.ts';
import { type PaletteId, paletteIds, type SiteStyles } from './site-styles.ts';

/** The metadata of a palette's colour (rule PALETTE-12). */
export interface PaletteColorFacts {
  readonly name: string;
  /** Counted from 1, from the lightest to the darkest, followed by the safe ones. */
  readonly order: number;
  /** Calculated from the others; it cannot be chosen. */
  readonly isReadonly: boolean;
  /** Whether the palette editor shows it. */
  readonly isUserVisible: boolean;
  /** Whether colour pickers omit it. */
  readonly isHiddenInSelector: boolean;
}

export interface PaletteColor extends PaletteColorFacts {
  readonly id: PaletteId;
  readonly value: ColorValue;
}

const chosen = { isReadonly: false, isUserVisible: true, isHiddenInSelector: false };
const ground = { ...chosen, isHiddenInSelector: true };
const safe = { ...chosen, isReadonly: true, isUserVisible: false };

export const paletteColorFacts: Readonly<Record<PaletteId, PaletteColorFacts>> = {
  white: { name: 'Lightest', order: 1, ...ground },
  lightAccent: { name: 'Light', order: 2, ...chosen },
  accent: { name: 'Bright', order: 3, ...chosen },
  darkAccent: { name: 'Dark', order: 4, ...chosen },
  black: { name: 'Darkest', order: 5, ...ground },
  safeLightAccent: { name: 'Safe light', order: 6, ...safe },
  safeDarkAccent: { name: 'Safe dark', order: 7, ...safe },
  safeInverseAccent: { name: 'Safe inverse', order: 8, ...safe },
  safeInverseLightAccent: { name: 'Safe inverse light', order: 9, ...safe },
  safeInverseDarkAccent: { name: 'Safe inverse dark', order: 10, ...safe },
};

/** The palette in order: chosen colours in their own format, derived ones as hex. */
export function paletteColors(styles: SiteStyles['palette']): PaletteColor[] {
  const palette = derivePalette(styles);
  const written: Readonly<Partial<Record<PaletteId, string | null>>> = styles;
  return paletteIds
    .flatMap(id => {
      const value = parseColor(written[id] ?? palette[id]);
      return value ? [{ id, value, ...paletteColorFacts[id] }] : [];
    })
    .toSorted((one, other) => one.order - other.order);
}
