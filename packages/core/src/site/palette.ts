import type { sectionThemes } from '../page/page-document.ts';
import { contrast, type Hex, luminance, mix, withContrast, withLightness } from './color.ts';
import { toHex } from './color-value.ts';
import { parseColor } from './parse-color.ts';
import type { PaletteId, SiteStyles } from './site-styles.ts';

export type Palette = Readonly<Record<PaletteId, Hex>>;
export type SectionTheme = (typeof sectionThemes)[number];

/** The colours of a section theme; every pair of text and background has 4.5:1 (rule PALETTE-4). */
export interface ThemeColors {
  readonly paper: Hex;
  /** Cards, fields and code, slightly different from the paper. */
  readonly surface: Hex;
  readonly ink: Hex;
  readonly muted: Hex;
  /** Hairlines: purely decorative separators. */
  readonly line: Hex;
  /** Around fields: marks their edges, with 3:1 on both backgrounds (rule PALETTE-15). */
  readonly edge: Hex;
  readonly accent: Hex;
  readonly onAccent: Hex;
  /** The accent of a hovered button; its text stays `onAccent`. */
  readonly accentStrong: Hex;
}

/** The default accent (rule PALETTE-1). */
const seedColor = '#ffaabb';

/** The contrasts for text and for other elements, WCAG 2.2 AA (1.4.3, 1.4.11). */
export const textContrast = 4.5;
export const edgeContrast = 3;

/** All ten colours from the owner's choices (rules PALETTE-1 to PALETTE-3), derived once for all pages (RENDER-25). */
export function derivePalette(chosen: SiteStyles['palette']): Palette {
  const palette = derived.get(chosen) ?? derive(chosen);
  derived.set(chosen, palette);
  return palette;
}

const derived = new WeakMap<SiteStyles['palette'], Palette>();

function derive(chosen: SiteStyles['palette']): Palette {
  const white = hexOf(chosen.white) ?? '#ffffff';
  const black = hexOf(chosen.black) ?? '#000000';
  const accent = hexOf(chosen.accent) ?? seedColor;
  const lightAccent = hexOf(chosen.lightAccent) ?? mix(white, accent, 0.09);
  const darkAccent = hexOf(chosen.darkAccent) ?? withLightness(accent, 0.27, 0.45);
  const onWhite = (color: Hex) => safe(color, [white]);
  const onBlack = (color: Hex) => safe(color, [black]);
  return {
    white,
    black,
    accent,
    lightAccent,
    darkAccent,
    safeLightAccent: onWhite(lightAccent),
    safeDarkAccent: onWhite(darkAccent),
    safeInverseAccent: onBlack(accent),
    safeInverseLightAccent: onBlack(lightAccent),
    safeInverseDarkAccent: onBlack(darkAccent),
  };
}

export function themeColors(palette: Palette, theme: SectionTheme): ThemeColors {
  const paper = paperOf(palette, theme);
  const wanted = inkOf(palette, paper);
  const tinted = mix(paper, wanted, 0.05);
  // A mid-tone paper leaves no room for a second background between it and its ink.
  const surface = withContrast(wanted, [paper, tinted], textContrast) === null ? paper : tinted;
  const grounds = [paper, surface];
  const ink = safe(wanted, grounds);
  const accent = theme === 'bright' ? ink : safe(palette.accent, grounds);
  const onAccent = theme === 'bright' ? paper : safe(better(accent, palette.white, palette.black), [accent]);
  return {
    paper,
    surface,
    ink,
    muted: safe(mix(ink, paper, 0.3), grounds),
    line: mix(paper, ink, 0.16),
    edge: withContrast(mix(ink, paper, 0.45), grounds, edgeContrast) ?? ink,
    accent,
    onAccent,
    accentStrong: stronger(accent, onAccent),
  };
}

/** A step towards the text's colour if the text stays readable, else a step away from it. */
function stronger(accent: Hex, words: Hex): Hex {
  const away = luminance(words) > luminance(accent) ? '#000000' : '#ffffff';
  const steps = [words, away].map(end => mix(accent, end, 0.14));
  return steps.find(step => contrast(step, words) >= textContrast) ?? accent;
}

function paperOf(palette: Palette, theme: SectionTheme): Hex {
  switch (theme) {
    case 'lightest':
      return palette.white;
    case 'light':
      return palette.lightAccent;
    case 'bright':
      return palette.accent;
    case 'dark':
      return palette.darkAccent;
    case 'darkest':
      return palette.black;
  }
}

function inkOf(palette: Palette, paper: Hex): Hex {
  return better(paper, palette.black, palette.white);
}

/** The first of the two if it is readable on the background, else the more readable one. */
function better(ground: Hex, first: Hex, second: Hex): Hex {
  const [one, other] = [contrast(first, ground), contrast(second, ground)];
  return one >= textContrast || one >= other ? first : second;
}

/**
 * The colour, with its lightness changed until it is readable on the backgrounds. On a single
 * background there is always such a lightness, because black or white has 4.58:1 on any colour
 * (rule PALETTE-3).
 */
function safe(color: Hex, grounds: readonly Hex[]): Hex {
  return (
    withContrast(color, grounds, textContrast) ??
    withContrast(color, grounds.slice(0, 1), textContrast) ??
    color
  );
}

/** From a text in any format; null for an invalid colour, and for one that the schema would refuse. */
function hexOf(text: string | null): Hex | null {
  const value = text === null ? null : parseColor(text);
  return value && toHex(value.values);
}
