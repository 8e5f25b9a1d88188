import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sectionThemes } from '../page/page-document.ts';
import {
  contrast,
  isBright,
  luma,
  lumaThreshold,
  luminance,
  mix,
  withContrast,
  withLightness,
} from './color.ts';
import { derivePalette, themeColors } from './palette.ts';
import { defaultSiteStyles, paletteIds, siteStylesSchema } from './site-styles.ts';

/** A tenth of those in the slow tests. */
const cases = fc.readConfigureGlobal().numRuns ?? 100;

const hex = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`);
const choice = fc.record({
  white: fc.oneof(fc.constant('#ffffff'), hex),
  black: fc.oneof(fc.constant('#16140f'), hex),
  accent: hex,
  lightAccent: fc.option(hex),
  darkAccent: fc.option(hex),
});

describe('colours', () => {
  it('PALETTE-5: calculate contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'));
    expect(luminance('#ff0000')).toBeCloseTo(0.2126, 4);
  });

  it("PALETTE-5: mix and lighten perceptually, within the screen's gamut", () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mix('#9a4527', '#ffffff', 1)).toBe('#ffffff');
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363');
    expect(withLightness('#0000ff', 0.95)).toBe('#e6efff');
    fc.assert(
      fc.property(hex, fc.double({ min: 0, max: 1, noNaN: true }), (color, lightness) => {
        expect(withLightness(color, lightness)).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });

  it('PALETTE-11: count as bright from a luma of 0.34 on, or another given threshold', () => {
    expect(lumaThreshold).toBe(0.34);
    expect(luma('#ffffff')).toBeCloseTo(1, 10);
    expect(luma('#00ff00')).toBeCloseTo(0.7152, 10);
    expect([isBright('#575757'), isBright('#565656')]).toEqual([true, false]);
    expect([isBright('#ff0000'), isBright('#0000ff')]).toEqual([false, false]);
    expect([isBright('#808080', 0.6), isBright('#808080', 0.5)]).toEqual([false, true]);
  });

  it('PALETTE-5: keep a readable colour, and report if none is readable', () => {
    expect(withContrast('#9a4527', ['#ffffff'], 4.5)).toBe('#9a4527');
    expect(withContrast('#888888', ['#000000', '#ffffff'], 7)).toBeNull();
  });
});

describe('derivePalette', () => {
  it('PALETTE-1: has the ten colours of a site, with the accent #FFAABB by default', () => {
    expect(Object.keys(derivePalette(defaultSiteStyles.palette))).toEqual([...paletteIds]);
    expect(derivePalette(defaultSiteStyles.palette).accent).toBe('#ffaabb');
    expect(siteStylesSchema.safeParse({ ...defaultSiteStyles, palette: { accent: 'red' } }).success).toBe(
      false,
    );
  });

  it('PALETTE-2: derives missing colours from the accent, and keeps chosen ones', () => {
    const palette = derivePalette({ ...defaultSiteStyles.palette, accent: '#9A4527', darkAccent: '#123456' });
    expect(palette).toMatchObject({ accent: '#9a4527', lightAccent: '#f7eeeb', darkAccent: '#123456' });
  });

  it('PALETTE-3: safe colours are readable on white, safe inverse colours on black', () => {
    fc.assert(
      fc.property(choice, chosen => {
        const palette = derivePalette(chosen);
        for (const id of ['safeLightAccent', 'safeDarkAccent'] as const) {
          expect(contrast(palette[id], palette.white)).toBeGreaterThanOrEqual(4.5);
        }
        for (const id of ['safeInverseAccent', 'safeInverseLightAccent', 'safeInverseDarkAccent'] as const) {
          expect(contrast(palette[id], palette.black)).toBeGreaterThanOrEqual(4.5);
        }
      }),
      { numRuns: 2 * cases },
    );
  });
});

describe('themeColors', () => {
  it.each(sectionThemes)(
    'PALETTE-4: text is readable in %s, whatever is chosen',
    theme => {
      fc.assert(
        fc.property(choice, chosen => {
          const colors = themeColors(derivePalette(chosen), theme);
          const pairs = [
            [colors.ink, colors.paper],
            [colors.ink, colors.surface],
            [colors.muted, colors.paper],
            [colors.muted, colors.surface],
            [colors.accent, colors.paper],
            [colors.accent, colors.surface],
            [colors.onAccent, colors.accent],
          ] as const;
          const weakest = Math.min(...pairs.map(([words, ground]) => contrast(words, ground)));
          expect(weakest).toBeGreaterThanOrEqual(4.5);
        }),
        { numRuns: 5 * cases },
      );
    },
    60_000,
  );

  it('PALETTE-6: the five themes go from white paper through the accents to black paper', () => {
    const palette = derivePalette({ ...defaultSiteStyles.palette, accent: '#9a4527' });
    expect(sectionThemes.map(theme => themeColors(palette, theme).paper)).toEqual([
      palette.white,
      palette.lightAccent,
      palette.accent,
      palette.darkAccent,
      palette.black,
    ]);
    expect(themeColors(palette, 'lightest')).toMatchObject({
      ink: '#16140f',
      accent: '#9a4527',
      onAccent: '#ffffff',
    });
    expect(themeColors(palette, 'bright')).toMatchObject({
      ink: '#ffffff',
      accent: '#ffffff',
      onAccent: '#9a4527',
    });
  });
});
