import type { SamplesOf } from '../settings-of.ts';
import type { block } from './logo.block.ts';

export const samples: SamplesOf<typeof block> = [
  { name: 'Name beside the mark', settings: {} },
  { name: 'Large and centred', settings: { size: 96, alignment: 'center', showTitle: false } },
  { name: 'Right', settings: { size: 24, alignment: 'right' } },
];
