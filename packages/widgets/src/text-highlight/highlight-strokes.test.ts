import { highlightShapes } from '@vitrine/core/text-highlight/highlight-constants.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightStrokes, type Pen } from './highlight-strokes.ts';
import type { TextBox } from './text-lines.ts';

const pen: Pen = { em: 20, thickness: 1.2, seed: 7, isRightToLeft: false };
const line: TextBox = { left: 100, top: 50, right: 260, bottom: 74 };
const lineAt = (left: number, width: number): TextBox => ({ ...line, left, right: left + width });

/** All points of the paths, with control points of curves: a curve lies within those. */
const pointsOf = (strokes: readonly string[]): [number, number][] =>
  strokes.flatMap(path =>
    [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]): [number, number] => [Number(x), Number(y)]),
  );
const firstOf = (strokes: readonly string[]) => pointsOf(strokes)[0] ?? [Number.NaN, Number.NaN];

const anyPlace = fc.record({
  x: fc.double({ min: -500, max: 2000, noNaN: true }),
  y: fc.double({ min: -500, max: 5000, noNaN: true }),
  width: fc.double({ min: 2, max: 2500, noNaN: true }),
});
const anyPen = fc.record({
  em: fc.double({ min: 8, max: 200, noNaN: true }),
  seed: fc.integer(),
  isRightToLeft: fc.boolean(),
});

describe.each(highlightShapes)('%s', shape => {
  it('HIGHLIGHT-5: is a path of numbers near its line, for any length, size and seed', () => {
    fc.assert(
      fc.property(anyPlace, anyPen, ({ x, y, width }, { em, ...hand }) => {
        const box = { left: x, top: y, right: x + width, bottom: y + em * 1.21 };
        const strokes = highlightStrokes(shape, box, { ...hand, em, thickness: em * 0.06 });
        expect(strokes.length).toBeGreaterThan(0);
        for (const path of strokes)
          expect(path).toMatch(/^M-?[\d.]+,-?[\d.]+(?:C-?[\d.]+(?:,-?[\d.]+){5})+$/);
        const points = pointsOf(strokes);
        const [xs, ys] = [points.map(([one]) => one), points.map(([, one]) => one)];
        const reach = em * 0.9;
        expect(Math.min(...xs)).toBeGreaterThanOrEqual(box.left - reach);
        expect(Math.max(...xs)).toBeLessThanOrEqual(box.right + reach);
        expect(Math.min(...ys)).toBeGreaterThanOrEqual(box.top - reach);
        expect(Math.max(...ys)).toBeLessThanOrEqual(box.bottom + reach);
      }),
      { numRuns: 100 },
    );
  });

  it('HIGHLIGHT-5: is the same for the same seed, and different for another', () => {
    const drawn = highlightStrokes(shape, line, pen);
    expect(highlightStrokes(shape, line, pen)).toEqual(drawn);
    expect(highlightStrokes(shape, line, { ...pen, seed: 8 })).not.toEqual(drawn);
  });

  it('HIGHLIGHT-5: follows its line, and is mirrored in right-to-left text', () => {
    const drawn = pointsOf(highlightStrokes(shape, lineAt(0, 160), pen));
    const moved = pointsOf(highlightStrokes(shape, line, pen));
    const mirrored = pointsOf(highlightStrokes(shape, lineAt(0, 160), { ...pen, isRightToLeft: true }));
    expect(moved).toHaveLength(drawn.length);
    drawn.forEach(([x, y], at) => {
      expect(moved[at]?.[0]).toBeCloseTo(x + 100, 5);
      expect(mirrored[at]?.[0]).toBeCloseTo(160 - x, 5);
      expect(mirrored[at]?.[1]).toBe(y);
    });
  });

  it('HIGHLIGHT-8: begins where the text begins', () => {
    expect(firstOf(highlightStrokes(shape, line, pen))[0]).toBeLessThan(line.left + pen.em / 2);
    const [x = 0] = firstOf(highlightStrokes(shape, line, { ...pen, isRightToLeft: true }));
    expect(x).toBeGreaterThan(line.right - pen.em / 2);
  });
});

describe('the shapes', () => {
  const base = line.top + (line.bottom - line.top) * 0.8;
  const middle = base - pen.em / 4;
  const heightsOf = (shape: (typeof highlightShapes)[number]) =>
    pointsOf(highlightStrokes(shape, line, pen)).map(([, y]) => y);

  it.each(['underline', 'underlineCurve', 'underlineDouble', 'wave', 'jagged'] as const)(
    'HIGHLIGHT-5: %s is below the letters',
    shape => {
      expect(Math.min(...heightsOf(shape))).toBeGreaterThan(base);
    },
  );

  it.each(['circle', 'enclose'] as const)('HIGHLIGHT-5: %s encloses the text, at any length', shape => {
    for (const width of [10, 60, 160, 900]) {
      const box = lineAt(100, width);
      const points = pointsOf(highlightStrokes(shape, box, pen));
      // No part of it overlaps the letters, from the x-height down to the baseline.
      const isInside = ([x, y]: [number, number]) =>
        x > box.left && x < box.right && y > middle - pen.em / 4 && y < middle + pen.em / 4;
      expect(points.filter(isInside)).toEqual([]);
      for (const side of [0, 1] as const) {
        const values = points.map(point => point[side]);
        const [least, most] = side === 0 ? [box.left, box.right] : [middle - pen.em / 2, middle + pen.em / 2];
        expect(Math.min(...values)).toBeLessThan(least);
        expect(Math.max(...values)).toBeGreaterThan(most);
      }
    }
  });

  it('HIGHLIGHT-5: strike goes through the middle of the letters, cross and strikeDiagonal over them', () => {
    for (const y of heightsOf('strike')) expect(Math.abs(y - middle)).toBeLessThan(pen.em * 0.1);
    for (const shape of ['cross', 'strikeDiagonal', 'scribble'] as const)
      expect(Math.max(...heightsOf(shape)) - Math.min(...heightsOf(shape))).toBeGreaterThan(pen.em * 0.6);
  });

  it('HIGHLIGHT-5: cross, enclose and underlineDouble are more than one stroke', () => {
    const counts = highlightShapes.map(shape => [shape, highlightStrokes(shape, line, pen).length] as const);
    expect(counts.filter(([, count]) => count > 1)).toEqual([
      ['cross', 2],
      ['enclose', 4],
      ['underlineDouble', 2],
    ]);
  });
});
