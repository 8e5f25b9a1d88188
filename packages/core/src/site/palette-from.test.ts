import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from './color.ts';
import { paletteFromColor, paletteFromPixels } from './palette-from.ts';
import { defaultSiteStyles, siteStylesSchema } from './site-styles.ts';

const pixel = (red: number, green: number, blue: number, alpha = 255) => [red, green, blue, alpha];
const many = (count: number, one: number[]) => Array.from({ length: count }, () => one).flat();

describe('a new palette', () => {
  it('PALETTE-16: from a colour tints paper and ink by it, and is readable', () => {
    expect(paletteFromColor('#8a3b1e')).toEqual({
      white: '#fcf9f8',
      black: '#23100a',
      accent: '#8a3b1e',
      lightAccent: null,
      darkAccent: null,
    });
    const hex = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, accent => {
        const palette = paletteFromColor(accent);
        expect(contrast(palette.white, palette.black)).toBeGreaterThan(12);
        expect(siteStylesSchema.safeParse({ ...defaultSiteStyles, palette }).success).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('PALETTE-16: from a picture takes its main colour, not its background or its transparent parts', () => {
    const rust = pixel(140, 60, 30);
    const picture = [
      ...many(60, pixel(250, 248, 245)),
      ...many(20, pixel(10, 10, 12)),
      ...many(15, rust),
      ...many(4, pixel(30, 60, 140)),
      ...many(40, pixel(0, 200, 0, 0)),
    ];
    expect(paletteFromPixels(picture).accent).toBe('#8c3c1e');
  });

  it('PALETTE-16: from a grey picture takes its average, from an empty one black', () => {
    expect(paletteFromPixels([...many(1, pixel(0, 0, 0)), ...many(1, pixel(200, 200, 200))]).accent).toBe(
      '#646464',
    );
    expect(paletteFromPixels([]).accent).toBe('#000000');
  });
});
