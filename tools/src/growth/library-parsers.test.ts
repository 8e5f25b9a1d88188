import { describe, expect, it } from 'vitest';
import { hostileShapes, plainShapes } from './hostile-shapes.ts';
import { foreignParsers } from './library-parsers.ts';
import { isTooSteep, measureGrowth } from './measure-growth.ts';

describe('HTTP-18: time grows no faster than the input', () => {
  it.each(foreignParsers.map(parser => [parser.name, parser] as const))(
    '%s',
    (_, { read, most, isPlain }) => {
      const steep = (isPlain ? plainShapes : hostileShapes).flatMap(({ name, make }) => {
        const growth = measureGrowth(read, make, most);
        return isTooSteep(growth) ? [{ shape: name, ...growth }] : [];
      });
      expect(steep).toEqual([]);
    },
    120_000,
  );

  it('a parser with quadratic time is found', () => {
    let milliseconds = 0;
    const read = (text: string) => {
      milliseconds += text.length ** 2 / 1_000_000;
    };
    const growth = measureGrowth(
      read,
      size => ' '.repeat(size),
      64 * 1024,
      () => milliseconds,
    );
    expect(isTooSteep(growth)).toBe(true);
  });
});
