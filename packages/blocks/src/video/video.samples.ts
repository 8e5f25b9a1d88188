import type { Asset } from '@vitrine/core/media/asset.ts';
import { film, workshop } from '@vitrine/widgets/image/asset.samples.ts';
import type { SamplesOf } from '../settings-of.ts';
import type { block } from './video.block.ts';

export const samples: SamplesOf<typeof block, { file: Asset | null; poster: Asset | null }> = [
  {
    name: 'YouTube behind a poster',
    settings: {
      address: 'https://youtu.be/aqz-KE-bpKQ?t=1m30s',
      poster: workshop.id,
      title: 'Throwing the big bowl',
    },
    data: { file: null, poster: workshop },
  },
  {
    name: 'Vimeo without a poster',
    settings: { provider: 'vimeo', address: 'vimeo.com/1084537', ratio: '4:3' },
    data: { file: null, poster: null },
  },
  {
    name: 'Own file',
    settings: { provider: 'file', file: film.id, poster: workshop.id, title: 'Throwing a bowl' },
    data: { file: film, poster: workshop },
  },
  {
    name: 'Not a video',
    settings: { address: 'https://example.com/' },
    data: { file: null, poster: null },
  },
  { name: 'Empty', settings: {}, data: { file: null, poster: null } },
];
