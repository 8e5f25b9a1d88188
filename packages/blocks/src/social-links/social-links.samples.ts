import type { SamplesOf } from '../settings-of.ts';
import type { block } from './social-links.block.ts';

export const samples: SamplesOf<typeof block> = [
  { name: 'Icons', settings: {} },
  { name: 'Names', settings: { style: 'text', alignment: 'center' } },
  { name: 'Both, large', settings: { style: 'both', size: 40, alignment: 'right' } },
];
