import type { SamplesOf } from '../settings-of.ts';
import type { block } from './quote.block.ts';

export const samples: SamplesOf<typeof block> = [
  {
    name: 'With its source',
    settings: {
      text: 'I drank from this cup every morning for six years. When it broke I bought the same one, and it was not the same one, and that was fine.',
      source: 'Marta V., Ljubljana',
    },
  },
  {
    name: 'Two paragraphs',
    settings: { text: 'The fire decides.\n\nWe only load the shelves.', source: '' },
  },
  { name: 'Empty', settings: { text: '  \n\n ', source: 'Nobody' } },
];
