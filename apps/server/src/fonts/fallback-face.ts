interface FallbackMetrics {
  /** What every system has in this look. */
  readonly local: readonly string[];
  /** In percent of the local font's own. */
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
}

/** Measured against the fonts: a line of text takes the same room before and after the font has come. */
const metrics: Readonly<Record<string, FallbackMetrics>> = {
  'Inter Variable': {
    local: ['Arial', 'Liberation Sans'],
    sizeAdjust: 107.12,
    ascent: 90.44,
    descent: 22.52,
  },
  'Fraunces Variable': { local: ['Georgia', 'Gelasio'], sizeAdjust: 97.5, ascent: 100.31, descent: 26.15 },
};

/** `NAME Fallback`: a system's font in the size of the one that is on its way; nothing for unmeasured ones. */
export function fallbackFace(family: string): string {
  const found = metrics[family];
  if (!found) return '';
  const sources = found.local.map(name => `local("${name}")`).join(',');
  return `@font-face{font-family:"${family} Fallback";src:${sources};size-adjust:${found.sizeAdjust}%;ascent-override:${found.ascent}%;descent-override:${found.descent}%;line-gap-override:0%}`;
}
