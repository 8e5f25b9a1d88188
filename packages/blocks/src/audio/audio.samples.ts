import type { Asset } from '@vitrine/core/media/asset.ts';
import { talk } from '@vitrine/widgets/audio/audio.samples.ts';
import { film, workshop } from '@vitrine/widgets/image/asset.samples.ts';
import type { SamplesOf } from '../settings-of.ts';
import type { block } from './audio.block.ts';

export const samples: SamplesOf<typeof block, { file: Asset | null; cover: Asset | null }> = [
  {
    name: 'A talk with its cover',
    settings: {
      file: talk.id,
      cover: workshop.id,
      title: 'What the kiln knows',
      artist: 'Mara Lindt, in the workshop',
      hasDownload: true,
      transcript:
        'A kiln remembers every firing.\n\nOpen it too early and it tells you; wait, and it forgives almost anything.',
    },
    data: { file: talk, cover: workshop },
  },
  {
    name: 'From an address, without a cover',
    settings: {
      source: 'address',
      address: 'https://cdn.example.com/episode-12.mp3',
      title: 'Episode 12: a long title that takes more than one line on a phone',
      artist: 'Clay Radio',
    },
    data: { file: null, cover: null },
  },
  { name: 'The sound alone', settings: { file: talk.id }, data: { file: talk, cover: null } },
  {
    name: 'Not a sound',
    settings: { file: film.id, title: 'A film' },
    data: { file: film, cover: null },
  },
  { name: 'Empty', settings: {}, data: { file: null, cover: null } },
];
