import type { SiteStyles } from '@vitrine/core/site/site-styles.ts';

export interface PalettePreset {
  readonly name: string;
  readonly palette: SiteStyles['palette'];
}

const palette = (white: string, black: string, accent: string): SiteStyles['palette'] => ({
  white,
  black,
  accent,
  lightAccent: null,
  darkAccent: null,
});

/** Starting points; every colour can be changed afterwards. */
export const palettePresets: readonly PalettePreset[] = [
  { name: 'Kiln', palette: palette('#faf7f2', '#241c15', '#8a3b1e') },
  { name: 'Ink', palette: palette('#ffffff', '#141414', '#141414') },
  { name: 'Forest', palette: palette('#f8f6ee', '#14261c', '#2f6b46') },
  { name: 'Harbour', palette: palette('#f7f9fb', '#10202e', '#1f5f8b') },
  { name: 'Plum', palette: palette('#fbf8fa', '#25141f', '#8a2f62') },
  { name: 'Sun', palette: palette('#fffdf5', '#221d0c', '#c98a00') },
];

export interface TypePreset {
  readonly name: string;
  readonly typography: SiteStyles['typography'];
}

/** Pairings of the available fonts: distinguished by size, contrast and weight. */
export const typePresets: readonly TypePreset[] = [
  {
    name: 'Classic',
    typography: {
      headingFont: 'Fraunces Variable',
      bodyFont: 'Inter Variable',
      baseSize: 17,
      scale: 1.25,
      headingWeight: 450,
    },
  },
  {
    name: 'Modern',
    typography: {
      headingFont: 'Inter Variable',
      bodyFont: 'Inter Variable',
      baseSize: 16,
      scale: 1.25,
      headingWeight: 650,
    },
  },
  {
    name: 'Bookish',
    typography: {
      headingFont: 'Fraunces Variable',
      bodyFont: 'Fraunces Variable',
      baseSize: 18,
      scale: 1.2,
      headingWeight: 600,
    },
  },
  {
    name: 'Poster',
    typography: {
      headingFont: 'Inter Variable',
      bodyFont: 'Inter Variable',
      baseSize: 17,
      scale: 1.42,
      headingWeight: 800,
    },
  },
];
