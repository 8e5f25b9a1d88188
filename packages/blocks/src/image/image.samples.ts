import type { Asset } from '@vitrine/core/media/asset.ts';
import { bowl, jug, workshop } from '@vitrine/widgets/image/asset.samples.ts';
import type { SamplesOf } from '../settings-of.ts';
import type { block } from './image.block.ts';

export const samples: SamplesOf<typeof block, { asset: Asset | null }> = [
  {
    name: 'Filling its place, with a caption',
    settings: { asset: workshop.id, caption: 'Tuesday, before the first firing of spring.' },
    data: { asset: workshop },
  },
  { name: 'As it is', settings: { asset: jug.id, shape: 'original' }, data: { asset: jug } },
  {
    name: 'Square, leading somewhere',
    settings: { asset: bowl.id, shape: '1:1', link: '/shop', alt: 'To the shop: bowls' },
    data: { asset: bowl },
  },
  {
    name: 'Decorating link in a new window',
    settings: { asset: bowl.id, shape: '16:9', link: 'https://example.com/', newWindow: true },
    data: { asset: { ...bowl, alt: '' } },
  },
  { name: 'All of it', settings: { asset: jug.id, shape: '3:2', fit: 'contain' }, data: { asset: jug } },
  { name: 'Empty', settings: {}, data: { asset: null } },
];
