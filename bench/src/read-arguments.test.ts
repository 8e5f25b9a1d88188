import { describe, expect, it } from 'vitest';
import { groups, readArguments } from './read-arguments.ts';

describe('readArguments', () => {
  it('BENCH-1: measures everything by default', () => {
    expect(readArguments([])).toEqual({ arguments: { only: groups, isQuick: false }, problem: null });
  });

  it('BENCH-1: measures the named parts, in a fixed order, and shorter on request', () => {
    expect(readArguments(['--quick', '--only=orders,pages'])).toEqual({
      arguments: { only: ['pages', 'orders'], isQuick: true },
      problem: null,
    });
  });

  it('BENCH-1: refuses unknown arguments and lists the known ones', () => {
    expect(readArguments(['--only=orders,pagse']).problem).toBe(
      'There is no measurement pagse. Give --quick, or --only= with some of pages,render,import,orders,growth,start,bytes,lighthouse,widgets,replay.',
    );
    expect(readArguments(['--fast']).problem).toMatch(/^There is no argument --fast\./);
  });
});
