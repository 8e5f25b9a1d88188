import { defineBlock } from '@vitrine/core/blocks/define-block.ts';
import { idSchema } from '@vitrine/core/id/id.ts';
import { z } from 'zod';

export const block = defineBlock({
  type: 43,
  name: 'product',
  label: 'Product',
  description: 'One product of the store, ready to be added to the cart.',
  category: 'store',
  icon: 'M5 8h14l1 12.5H4zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  settings: z.object({
    product: idSchema.nullable().default(null).meta({ label: 'Product', control: 'product' }),
    showImage: z.boolean().default(true).meta({ label: 'Picture' }),
    showTitle: z.boolean().default(true).meta({ label: 'Title' }),
    showPrice: z.boolean().default(true).meta({ label: 'Price' }),
    showExcerpt: z.boolean().default(true).meta({ label: 'Excerpt' }),
    showAddToCart: z.boolean().default(true).meta({ label: 'Add to cart' }),
  }),
  headings: ({ showTitle }, { product }) => (showTitle && product ? [2] : []),
  size: { desktop: { w: 16, h: 10 }, phone: { w: 8, h: 18 } },
  needs: settings => ({ product: { kind: 'product', id: settings.product } }),
  styleParts: ({ showAddToCart }) => (showAddToCart ? ['form/form-fields'] : []),
  script: 'enhance',
  // Its options as lists, buttons and swatches, its pictures, and the code that opens them large on a click or by
  // the address.
  budget: { css: 2048, js: 3400 },
});
