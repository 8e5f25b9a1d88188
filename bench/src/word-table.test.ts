import { describe, expect, it } from 'vitest';
import { figureOf } from './figure.ts';
import { wordAims, wordTable } from './word-table.ts';

describe('wordTable', () => {
  it('BENCH-4: shows each figure with its reference and its target', () => {
    const table = wordTable([
      figureOf({
        group: 'pages',
        name: 'home',
        value: 9012.4,
        unit: '1/s',
        reference: 10_000,
        aim: { atLeast: 0.8 },
      }),
      figureOf({
        group: 'orders',
        name: 'orders',
        value: 12.34,
        unit: '1/s',
        reference: 100,
        aim: { atLeast: 0.3 },
      }),
      figureOf({ group: 'start', name: 'memory', value: 1.234, unit: 'MB' }),
    ]);
    expect(table.split('\n')).toEqual([
      '                value  unit  reference  ratio    aim',
      'pages: home      9012  1/s       10000   0.90  ≥ 0.8  met',
      'orders: orders   12.3  1/s         100   0.12  ≥ 0.3  NOT MET',
      'start: memory    1.23  MB',
    ]);
  });
});

it('BENCH-4: reports how many targets are met, and which are not', () => {
  const of = { group: 'start', unit: 'MB', aim: { below: 180 } };
  const memory = figureOf({ ...of, name: 'memory', value: 200 });
  const idle = figureOf({ ...of, name: 'memory idle', value: 120 });
  const plain = figureOf({ group: 'start', name: 'peak', value: 1, unit: 'MB' });
  expect(wordAims([memory, idle, plain])).toBe('1 of 2 aims are met.\nNot met:\n  start: memory, < 180');
  expect(wordAims([idle])).toBe('1 of 1 aims are met.');
});
