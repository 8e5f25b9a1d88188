import type { ItemCard } from '@vitrine/core/needs/items/items.need.ts';
import { bowl, workshop } from '@vitrine/widgets/image/asset.samples.ts';
import { productCards } from '@vitrine/widgets/price/product.samples.ts';
import type { SamplesOf } from '../settings-of.ts';
import type { block } from './summary.block.ts';
import type { SummaryData } from './summary-card.ts';

const items: readonly ItemCard[] = [
  {
    id: 'm2k4h8x1i000000000000001',
    title: 'Why the glaze crawls, and why we let it',
    address: '/journal/why-the-glaze-crawls',
    excerpt: 'A fault in the textbook is a landscape on the shelf. Notes from the autumn firing.',
    author: 'Ida Kern',
    publishedAt: '2026-03-04T09:00:00.000Z',
    image: bowl,
    categories: ['Glazes'],
    tags: ['ash'],
  },
  {
    id: 'm2k4h8x1i000000000000002',
    title: 'Fourteen hours beside the kiln',
    address: '/journal/fourteen-hours',
    excerpt: '',
    author: 'Jon Ruiz',
    publishedAt: '2026-02-11T16:30:00.000Z',
    image: workshop,
    categories: [],
    tags: [],
  },
  {
    id: 'm2k4h8x1i000000000000003',
    title: 'A list of everything that broke',
    address: '/journal/broken',
    excerpt: 'In order.',
    author: '',
    publishedAt: null,
    image: null,
    categories: [],
    tags: [],
  },
];

export const samples: SamplesOf<typeof block, SummaryData> = [
  { name: 'Journal as a grid', settings: { showAuthor: true }, data: { items } },
  { name: 'Journal as a list', settings: { design: 'list', headingLevel: '3' }, data: { items } },
  {
    name: 'Words only',
    settings: { showImage: false, columns: 2, showDate: false, showAuthor: true },
    data: { items },
  },
  {
    name: 'Products',
    settings: { source: 'products', columns: 4, ratio: '1:1' },
    data: { products: productCards },
  },
  {
    name: 'Products with swatches',
    settings: { source: 'products', columns: 4, ratio: '1:1', showSwatches: true },
    data: {
      products: productCards.map(card => ({
        ...card,
        swatches: {
          option: 'Glaze',
          values: [
            ...['#eae3d5', '#a9c0ab', '#7a3e22', '#2b1a12', '#5b7f95', '#c8c0b4'].map((color, at) => ({
              ...{ value: `Glaze ${at + 1}`, color, image: null },
            })),
            { value: 'Photographed', color: null, image: bowl },
          ],
        },
      })),
    },
  },
  {
    name: 'Pictures of products without words',
    settings: { source: 'products', ratio: 'auto', showTitle: false, showPrice: false },
    data: { products: productCards },
  },
  {
    name: 'Journal as a wall',
    settings: { design: 'wall', ratio: 'auto' },
    data: { items: [...items, ...items.map(item => ({ ...item, id: `${item.id.slice(0, -1)}a` }))] },
  },
  {
    name: 'Products as a carousel',
    settings: { source: 'products', design: 'carousel', ratio: '1:1' },
    data: {
      products: [...productCards, ...productCards.map(card => ({ ...card, id: `${card.id.slice(0, -1)}a` }))],
    },
  },
  { name: 'Empty', settings: {}, data: { items: [] } },
];
