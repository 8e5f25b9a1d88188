import type { SamplesOf } from '../settings-of.ts';
import type { block } from './horizontal-rule.block.ts';

export const samples: SamplesOf<typeof block> = [
  { name: 'Line', settings: {} },
  { name: 'Dots', settings: { style: 'dots', width: 20 } },
  { name: 'Bar', settings: { style: 'thick', width: 10 } },
];
