interface FallbackMetrics {
  /** Fonts of this look that every system has. */
  readonly local: readonly string[];
  /** In percent of the local font's own. */
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
}

/**
 * Widths of 260 letters of English in Chromium, and the fonts' own heights, in proportion to the local font: a
 * paragraph takes the same space before and after its font has loaded.
 */
const metrics: Readonly<Record<string, FallbackMetrics>> = {
  'Inter Variable': { local: ['Arial', 'Liberation Sans'], sizeAdjust: 107.4, ascent: 90.2, descent: 22.5 },
  'Fraunces Variable': {
    local: ['Times New Roman', 'Liberation Serif'],
    sizeAdjust: 115.3,
    ascent: 84.9,
    descent: 22.1,
  },
};

/** `NAME Fallback`: a system font in the size of the font that is loading; nothing for unmeasured ones. */
export function fallbackFace(family: string): string {
  const found = metrics[family];
  if (!found) return '';
  const sources = found.local.map(name => `local("${name}")`).join(',');
  return `@font-face{font-family:"${family} Fallback";src:${sources};size-adjust:${found.sizeAdjust}%;ascent-override:${found.ascent}%;descent-override:${found.descent}%;line-gap-override:0%}`;
}
