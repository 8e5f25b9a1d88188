import { describe, expect, it } from 'vitest';
import { type ColorReference, colorCss, colorReferenceSchema, themeColorNames } from './color-reference.ts';
import { defaultSiteStyles, paletteIds } from './site-styles.ts';
import { styleCss } from './style-css.ts';

describe('colorCss', () => {
  it.each<[ColorReference, string]>([
    [{ type: 'SITE_PALETTE_COLOR', id: 'accent', alpha: 1 }, 'var(--palette-accent)'],
    [
      { type: 'SITE_PALETTE_COLOR', id: 'safeInverseLightAccent', alpha: 0.3333 },
      'color-mix(in srgb, var(--palette-safe-inverse-light-accent) 33.33%, transparent)',
    ],
    [{ type: 'THEME_COLOR', name: 'onAccent', alpha: 1 }, 'var(--color-on-accent)'],
    [{ type: 'THEME_COLOR', name: 'ink', alpha: 0 }, 'color-mix(in srgb, var(--color-ink) 0%, transparent)'],
    [{ type: 'CUSTOM_COLOR', color: '#FAB' }, '#ffaabb'],
    [{ type: 'CUSTOM_COLOR', color: 'hsla(12, 10%, 20%, 50%)' }, 'hsl(12 10% 20% / 0.5)'],
    [{ type: 'CUSTOM_COLOR', color: 'red;} body{display:none' }, 'transparent'],
  ])('PALETTE-13: %j is %s', (reference, css) => {
    expect(colorCss(reference)).toBe(css);
  });

  it('PALETTE-13: uses only custom properties that the website’s styles define', () => {
    const css = styleCss(defaultSiteStyles);
    const references: ColorReference[] = [
      ...paletteIds.map(id => ({ type: 'SITE_PALETTE_COLOR' as const, id, alpha: 1 })),
      ...themeColorNames.map(name => ({ type: 'THEME_COLOR' as const, name, alpha: 1 })),
    ];
    for (const reference of references) {
      const [, property = 'none'] = /^var\((--[\w-]+)\)$/.exec(colorCss(reference)) ?? [];
      expect(css).toMatch(new RegExp(`[{;]${property}:#[0-9a-f]{6}`));
    }
  });
});

it('PALETTE-13: a reference has one of three types; its alpha is 1 by default', () => {
  expect(colorReferenceSchema.parse({ type: 'SITE_PALETTE_COLOR', id: 'accent' })).toEqual({
    type: 'SITE_PALETTE_COLOR',
    id: 'accent',
    alpha: 1,
  });
  for (const broken of [
    { type: 'SITE_PALETTE_COLOR', id: 'mauve' },
    { type: 'SITE_PALETTE_COLOR', id: 'accent', alpha: 2 },
    { type: 'THEME_COLOR', name: 'white' },
    { type: 'CUSTOM_COLOR', color: 'red' },
    { type: 'NAMED_COLOR', color: '#ffaabb' },
    '#ffaabb',
  ])
    expect(colorReferenceSchema.safeParse(broken).success).toBe(false);
});
