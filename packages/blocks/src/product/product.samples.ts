import type { ProductDetail } from '@vitrine/core/products/product-views.ts';
import { ashBowl, mugOnSale, swatchBowl, tallJug, visit } from '@vitrine/widgets/price/product.samples.ts';
import type { SamplesOf } from '../settings-of.ts';
import type { block } from './product.block.ts';

export const samples: SamplesOf<typeof block, { product: ProductDetail | null }> = [
  { name: 'Two options, prices from', settings: { product: ashBowl.id }, data: { product: ashBowl } },
  { name: 'Buttons and swatches', settings: { product: swatchBowl.id }, data: { product: swatchBowl } },
  { name: 'On sale, one left', settings: { product: mugOnSale.id }, data: { product: mugOnSale } },
  { name: 'Sold out', settings: { product: tallJug.id }, data: { product: tallJug } },
  { name: 'Service without a picture', settings: { product: visit.id }, data: { product: visit } },
  {
    name: 'Only the form',
    settings: {
      product: ashBowl.id,
      showImage: false,
      showTitle: false,
      showPrice: false,
      showExcerpt: false,
    },
    data: { product: ashBowl },
  },
  { name: 'Empty', settings: {}, data: { product: null } },
];
