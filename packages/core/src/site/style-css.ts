import { sectionThemes } from '../page/page-document.ts';
import { luminance } from './color.ts';
import { paletteProperty } from './color-reference.ts';
import { derivePalette, type Palette, type SectionTheme, themeColors } from './palette.ts';
import { paletteIds, type SiteStyles } from './site-styles.ts';

/** Window widths between which type and spacing grow, in px. */
const narrow = 390;
const wide = 1280;

/** Spaces 1 to 8 in px. */
const spaces = [6, 11, 16, 22, 33, 44, 64, 96];

/** Height of a row of the grid; it grows with its content. */
export const rowHeight = 24;

/**
 * A site's styles as custom properties: those of the whole page on `:root`, those of a section theme on
 * `.theme-NAME`, and the first theme's on the page itself (rules STYLE-1 to STYLE-4).
 */
export function styleCss(styles: SiteStyles): string {
  const known = written.get(styles) ?? writeCss(styles);
  written.set(styles, known);
  return known;
}

/** All pages of a website share its styles. */
const written = new WeakMap<SiteStyles, string>();

function writeCss(styles: SiteStyles): string {
  const palette = derivePalette(styles.palette);
  return [
    `:root{${declarations({ ...paletteTokens(palette), ...typeTokens(styles), ...spaceTokens(styles) })}}`,
    ...sectionThemes.map(theme => `${selectorOf(theme)}{${themeCss(palette, theme)}}`),
  ].join('\n');
}

function selectorOf(theme: SectionTheme): string {
  return theme === 'lightest' ? ':root,.theme-lightest' : `.theme-${theme}`;
}

function themeCss(palette: Palette, theme: SectionTheme): string {
  const { paper, ink, muted, line, edge, accent, onAccent, accentStrong, surface } = themeColors(
    palette,
    theme,
  );
  const colors = {
    '--color-paper': paper,
    '--color-ink': ink,
    '--color-muted': muted,
    '--color-line': line,
    '--color-edge': edge,
    '--color-accent': accent,
    '--color-on-accent': onAccent,
    '--color-accent-strong': accentStrong,
    '--color-surface': surface,
  };
  return `color-scheme:${luminance(paper) < luminance(ink) ? 'dark' : 'light'};${declarations(colors)}`;
}

function paletteTokens(palette: Palette): Record<string, string> {
  return Object.fromEntries(paletteIds.map(id => [paletteProperty(id), palette[id]]));
}

function typeTokens({ typography }: SiteStyles): Record<string, string> {
  const { baseSize, scale, headingWeight, headingFont, bodyFont } = typography;
  // A phone shows the same heading hierarchy in smaller steps.
  const phoneScale = 1 + (scale - 1) * 0.6;
  const step = (power: number) => fluid(baseSize * phoneScale ** power, baseSize * scale ** power);
  return {
    '--font-heading': fontFamily(headingFont),
    '--font-body': fontFamily(bodyFont),
    '--heading-weight': String(headingWeight),
    '--text-xs': fluid(Math.max(12, baseSize * 0.76), Math.max(12, baseSize * 0.76)),
    '--text-s': fluid(baseSize * 0.88, baseSize * 0.88),
    '--text-m': fluid(baseSize, baseSize),
    '--text-l': step(0.6),
    '--text-xl': step(1.2),
    '--text-2xl': step(2),
    '--text-3xl': step(3),
    '--text-4xl': step(4),
    '--text-5xl': step(5),
  };
}

function spaceTokens({ spacing }: SiteStyles): Record<string, string> {
  return {
    ...Object.fromEntries(spaces.map((space, at) => [`--space-${at + 1}`, rem(space)])),
    '--radius': `${spacing.radius}px`,
    '--gutter': fluid(Math.min(spacing.gutter, 12), spacing.gutter),
    '--row': `${rowHeight}px`,
    '--margin': fluid(20, 56),
    '--content-width': `${spacing.contentWidth}px`,
    '--section-step': fluid(spacing.sectionStep * 0.6, spacing.sectionStep),
  };
}

/** From one size in a narrow window to another in a wide one; in rem, to respect the reader's own font size. */
function fluid(from: number, to: number): string {
  if (round(from) === round(to)) return rem(to);
  const slope = (to - from) / (wide - narrow);
  const start = from - slope * narrow;
  const [least, most] = [Math.min(from, to), Math.max(from, to)];
  return `clamp(${rem(least)},${rem(start)} + ${round(slope * 100)}vw,${rem(most)})`;
}

const serifs =
  /serif|fraunces|garamond|newsreader|playfair|lora|merriweather|baskerville|crimson|bodoni|spectral/i;

/**
 * A font's name, quoted, with the fallback until it loads: `NAME Fallback`, which the server
 * declares in the same size (rule FONT-3) for measured fonts. No part of a name can escape its
 * quotes.
 */
function fontFamily(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N} -]/gu, '').trim();
  const isSerif = serifs.test(plain) && !/sans/i.test(plain);
  const fallback = isSerif ? 'Georgia,"Times New Roman",serif' : 'system-ui,"Segoe UI",Roboto,sans-serif';
  return plain === '' ? fallback : `"${plain}","${plain} Fallback",${fallback}`;
}

function declarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

function rem(px: number): string {
  return `${round(px / 16)}rem`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
