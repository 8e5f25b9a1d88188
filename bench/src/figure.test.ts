import { describe, expect, it } from 'vitest';
import { figureOf } from './figure.ts';

const measured = { group: 'pages', name: 'home', value: 900, unit: 'requests/s' };

describe('figureOf', () => {
  it('BENCH-2: judges the ratio if there is a reference', () => {
    expect(figureOf({ ...measured, reference: 1000, aim: { atLeast: 0.8 } })).toEqual({
      ...measured,
      reference: 1000,
      ratio: 0.9,
      aim: '≥ 0.8',
      met: true,
    });
    expect(figureOf({ ...measured, reference: 2000, aim: { atLeast: 0.8 } }).met).toBe(false);
  });

  it('BENCH-2: judges the value if there is none', () => {
    const slow = figureOf({ ...measured, value: 10, unit: 'ms', aim: { below: 10 } });
    expect([slow.ratio, slow.aim, slow.met]).toEqual([null, '< 10', false]);
    expect(figureOf({ ...measured, value: 9.9, unit: 'ms', aim: { below: 10 } }).met).toBe(true);
  });

  it('BENCH-2: judges nothing without a target, and does not divide by zero', () => {
    expect(figureOf({ ...measured, reference: 0 })).toMatchObject({ ratio: null, aim: '', met: null });
  });
});
