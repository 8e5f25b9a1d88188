import type { Asset } from '@vitrine/core/media/asset.ts';
import { bowl, jug, workshop } from '@vitrine/widgets/image/asset.samples.ts';
import type { SamplesOf } from '../settings-of.ts';
import type { block } from './gallery.block.ts';

const plain = { title: '', description: '', link: '' };

export const samples: SamplesOf<typeof block, { assets: readonly Asset[] }> = [
  {
    name: 'Four in a row',
    settings: {
      slides: [
        { ...plain, asset: bowl.id, title: 'Ash bowl', description: 'Stoneware, 26 cm' },
        { ...plain, asset: jug.id, title: 'Tall jug', link: '/shop/p/tall-jug' },
        { ...plain, asset: workshop.id },
        { ...plain, asset: bowl.id, title: 'The same bowl, a year later' },
      ],
    },
    data: { assets: [bowl, jug, workshop] },
  },
  {
    name: 'Uncropped, close together',
    settings: {
      slides: [jug, bowl, workshop].map(asset => ({ ...plain, asset: asset.id })),
      perRow: 3,
      perRowPhone: 1,
      ratio: 'auto',
      gutter: 4,
    },
    data: { assets: [bowl, jug, workshop] },
  },
  {
    name: 'A picture that was deleted',
    settings: {
      slides: [
        { ...plain, asset: bowl.id },
        { ...plain, asset: jug.id, link: '/jugs' },
      ],
      perRow: 2,
    },
    data: { assets: [{ ...jug, alt: '' }] },
  },
  { name: 'Empty', settings: {}, data: { assets: [] } },
];
