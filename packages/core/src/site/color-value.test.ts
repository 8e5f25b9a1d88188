import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ColorValues, colorValueSchema, formatColor, fromRgb, toHex, toRgb } from './color-value.ts';
import { parseColor, readColor } from './parse-color.ts';

const channel = fc.integer({ min: 0, max: 255 });
const values = (hue: number, saturation: number, lightness: number, alpha?: number): ColorValues =>
  alpha === undefined ? { hue, saturation, lightness } : { hue, saturation, lightness, alpha };

describe('colour values', () => {
  const isValid = (one: ColorValues, userFormat = 'hsl') =>
    colorValueSchema.safeParse({ userFormat, values: one }).success;

  it('PALETTE-7: have a known format, hue to 360, saturation and lightness to 100, alpha to 1', () => {
    for (const valid of [values(0, 0, 0), values(360, 100, 100, 1), values(12.5, 3, 99.99, 0)])
      expect(isValid(valid)).toBe(true);
    for (const broken of [
      values(-0.1, 0, 0),
      values(360.1, 0, 0),
      values(0, 100.1, 0),
      values(0, -1, 0),
      values(0, 0, 101),
      values(0, 0, 0, 1.01),
      values(0, 0, 0, -0.01),
      values(Number.NaN, 0, 0),
      values(Number.POSITIVE_INFINITY, 0, 0),
    ])
      expect(isValid(broken)).toBe(false);
    expect(isValid(values(0, 0, 0), 'lab')).toBe(false);
    expect(isValid(values(0, 0, 0), 'hex')).toBe(true);
  });

  it('PALETTE-7: are rounded to two decimals', () => {
    expect(
      colorValueSchema.parse({ userFormat: 'hsl', values: values(12.3456, 0.005, 99.994, 0.333) }).values,
    ).toEqual(values(12.35, 0.01, 99.99, 0.33));
  });

  it('PALETTE-7: preserve every one of the 16.7 million colours of a screen', () => {
    expect(fromRgb([255, 170, 187])).toEqual(values(348, 100, 83.33));
    expect(fromRgb([0, 255, 255])).toEqual(values(180, 100, 50));
    expect(fromRgb([0, 0, 255])).toEqual(values(240, 100, 50));
    expect(fromRgb([119, 119, 119])).toEqual(values(0, 0, 46.67));
    fc.assert(
      fc.property(channel, channel, channel, (red, green, blue) => {
        const kept = fromRgb([red, green, blue]);
        expect(toRgb(kept)).toEqual([red, green, blue]);
        expect(isValid(kept)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });

  it('PALETTE-10: are written in their own format, and as hex only if opaque', () => {
    const half = values(16, 64.29, 32.94, 0.5);
    const whole = values(16, 64.29, 32.94);
    expect(formatColor({ userFormat: 'hex', values: whole })).toBe('#8a3b1e');
    expect(formatColor({ userFormat: 'hex', values: { ...whole, alpha: 1 } })).toBe('#8a3b1e');
    expect(formatColor({ userFormat: 'hex', values: half })).toBe('rgb(138 59 30 / 0.5)');
    expect(formatColor({ userFormat: 'rgb', values: whole })).toBe('rgb(138 59 30)');
    expect(formatColor({ userFormat: 'hsl', values: half })).toBe('hsl(16 64.29% 32.94% / 0.5)');
    expect(toHex(half)).toBeNull();
  });
});

describe('parseColor', () => {
  it.each([
    ['#fab', 'hex', '#ffaabb'],
    ['#FFAABB', 'hex', '#ffaabb'],
    ['ffaabb', 'hex', '#ffaabb'],
    ['  #ffaabb\n', 'hex', '#ffaabb'],
    ['#fabf', 'hex', '#ffaabb'],
    ['#ffaabbff', 'hex', '#ffaabb'],
    ['#ffaabb80', 'hex', 'rgb(255 170 187 / 0.5)'],
    ['#fab0', 'hex', 'rgb(255 170 187 / 0)'],
    ['rgb(255,170,187)', 'rgb', 'rgb(255 170 187)'],
    ['RGB( 255 , 170 , 187 )', 'rgb', 'rgb(255 170 187)'],
    ['rgb(255 170 187)', 'rgb', 'rgb(255 170 187)'],
    ['rgba(255, 170, 187, .25)', 'rgb', 'rgb(255 170 187 / 0.25)'],
    ['rgb(255 170 187 / 25%)', 'rgb', 'rgb(255 170 187 / 0.25)'],
    ['rgba(255 170 187/1)', 'rgb', 'rgb(255 170 187)'],
    ['rgb(100%, 0%, 50%)', 'rgb', 'rgb(255 0 128)'],
    ['hsl(348, 100%, 83.33%)', 'hsl', 'hsl(348 100% 83.33%)'],
    ['hsl(348deg 100% 83.33% / 0.5)', 'hsl', 'hsl(348 100% 83.33% / 0.5)'],
    ['hsla(348,100%,83.33%,100%)', 'hsl', 'hsl(348 100% 83.33%)'],
    ['hsl(348 100 83.3333)', 'hsl', 'hsl(348 100% 83.33%)'],
    ['hsl(+12.345, 1.%, .5%)', 'hsl', 'hsl(12.35 1% 0.5%)'],
  ])('PALETTE-9: reads %s', (text, userFormat, written) => {
    const value = parseColor(text);
    expect(value?.userFormat).toBe(userFormat);
    expect(value && formatColor(value)).toBe(written);
  });

  it.each([
    ['', 'model'],
    ['red', 'model'],
    ['transparent', 'model'],
    ['currentColor', 'model'],
    ['lab(50% 40 59)', 'model'],
    ['hwb(12 50% 0%)', 'model'],
    ['var(--accent)', 'model'],
    ['rgb(1 2 3);color:red', 'model'],
    ['rgb(1 2 3', 'model'],
    ['#ff', 'parts'],
    ['#fffff', 'parts'],
    ['#fffffff', 'parts'],
    ['#ggg', 'parts'],
    ['rgb(1,2)', 'parts'],
    ['rgb()', 'parts'],
    ['rgb(1,2,3,1,1)', 'parts'],
    ['rgb(1 2 3 1)', 'parts'],
    ['rgb(1 2 3 / 1 / 1)', 'parts'],
    ['rgb(1, 2 3)', 'parts'],
    ['rgb(1, 2, 3 / 1)', 'parts'],
    ['rgb(100%, 2, 3)', 'parts'],
    ['rgb(1e2 0 0)', 'parts'],
    ['rgb(none 0 0)', 'parts'],
    ['hsl(0.5turn 1% 1%)', 'parts'],
    ['hsl(1 1% 1% / x)', 'parts'],
    ['rgb(256 0 0)', 'range'],
    ['rgb(0 -1 0)', 'range'],
    ['rgb(101% 0% 0%)', 'range'],
    ['hsl(361 0% 0%)', 'range'],
    ['hsl(-1 0% 0%)', 'range'],
    ['hsl(0 100.5% 0%)', 'range'],
    ['rgb(0 0 0 / 1.5)', 'range'],
    ['rgb(0 0 0 / 150%)', 'range'],
  ] as const)('PALETTE-9: finds no colour in “%s”: %s', (text, problem) => {
    expect(readColor(text)).toEqual({ value: null, problem });
    expect(parseColor(text)).toBeNull();
  });

  it('PALETTE-9: reads back its own output, and accepts any text', () => {
    const value = fc
      .record({
        userFormat: fc.constantFrom('hex', 'hsl', 'rgb'),
        rgb: fc.tuple(channel, channel, channel),
        alpha: fc.integer({ min: 0, max: 100 }),
      })
      .map(({ userFormat, rgb, alpha }) =>
        colorValueSchema.parse({ userFormat, values: { ...fromRgb(rgb), alpha: alpha / 100 } }),
      );
    fc.assert(
      fc.property(value, one => {
        const again = parseColor(formatColor(one));
        expect(again && formatColor(again)).toBe(formatColor(one));
        expect(again && toRgb(again.values)).toEqual(toRgb(one.values));
        expect(again?.values.alpha ?? 1).toBe(one.values.alpha);
      }),
      { numRuns: 5000 },
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^(rgb|hsl)a?\([\d ,./%-]*\)$/)), text => {
        const { value: read, problem } = readColor(text);
        expect(read === null).toBe(problem !== null);
        if (read) expect(colorValueSchema.safeParse(read).success).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });
});
