import type { SamplesOf } from '../settings-of.ts';
import type { block } from './spacer.block.ts';

export const samples: SamplesOf<typeof block> = [{ name: 'Space', settings: {} }];
