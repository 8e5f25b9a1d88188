import { defineBlock } from '@vitrine/core/blocks/define-block.ts';
import { idSchema } from '@vitrine/core/id/id.ts';
import { z } from 'zod';

/** Variant numbers under which other builders store summaries (rule SUMMARY-8). */
const variantNumbers: ReadonlyMap<number, string> = new Map([
  [1005, 'wall'],
  [1006, 'carousel'],
  [1007, 'list'],
  [1008, 'grid'],
]);

const designOfStored = (stored: unknown) => variantNumbers.get(Number(stored)) ?? stored;

export const block = defineBlock({
  type: 20,
  name: 'summary',
  label: 'Summary',
  description:
    'The newest items of a collection, or products of the store, as a grid, list, wall or carousel.',
  category: 'collection',
  icon: 'M4 4.5h7v7H4zM4 14h7M4 17h5M13 4.5h7v7h-7zM13 14h7M13 17h5',
  settings: z.object({
    source: z
      .enum(['items', 'products'])
      .default('items')
      .meta({ label: 'Shows', choices: { items: 'Items of a collection', products: 'Products' } }),
    collection: idSchema.nullable().default(null).meta({
      label: 'Collection',
      control: 'collection',
      help: 'The blog or collection that items come from.',
    }),
    category: z.string().max(120).default('').meta({ label: 'Only in category' }),
    tag: z.string().max(120).default('').meta({ label: 'Only with tag' }),
    limit: z
      .number()
      .int()
      .min(1)
      .max(30)
      .default(6)
      .meta({ label: 'At most', control: 'slider', min: 1, max: 30, step: 1 }),
    design: z
      .preprocess(designOfStored, z.enum(['grid', 'list', 'wall', 'carousel']))
      .default('grid')
      .meta({ label: 'Design', choices: { grid: 'Grid', list: 'List', wall: 'Wall', carousel: 'Carousel' } }),
    columns: z
      .number()
      .int()
      .min(1)
      .max(6)
      .default(3)
      .meta({ label: 'Columns', control: 'slider', min: 1, max: 6, step: 1 }),
    ratio: z
      .enum(['auto', '1:1', '3:2', '4:3', '2:3', '16:9'])
      .default('3:2')
      .meta({ label: 'Shape of pictures', choices: { auto: 'As they are' } }),
    headingLevel: z
      .enum(['2', '3', '4'])
      .default('2')
      .meta({ label: 'Titles are headings of level', help: 'One level below the heading above.' }),
    showImage: z.boolean().default(true).meta({ label: 'Picture' }),
    showTitle: z.boolean().default(true).meta({ label: 'Title' }),
    showExcerpt: z.boolean().default(true).meta({ label: 'Excerpt' }),
    showDate: z.boolean().default(true).meta({ label: 'Date' }),
    showAuthor: z.boolean().default(false).meta({ label: 'Author' }),
    showPrice: z.boolean().default(true).meta({ label: 'Price' }),
    showSwatches: z.boolean().default(false).meta({ label: 'Swatches of options' }),
    showQuickView: z.boolean().default(false).meta({
      label: 'Quick view',
      help: 'A button opens the product over the list, ready to be added to the cart.',
    }),
  }),
  headings: ({ headingLevel }, { items, products }) =>
    [items, products].some(cards => Array.isArray(cards) && cards.length > 0) ? [Number(headingLevel)] : [],
  size: { desktop: { w: 24, h: 12 }, phone: { w: 8, h: 20 } },
  needs: ({ source, collection, category, tag, limit }) => {
    const narrowed = { category: category || null, tag: tag || null, limit };
    return source === 'products'
      ? { products: { kind: 'products', ...narrowed } }
      : { items: { kind: 'items', collectionId: collection, ...narrowed } };
  },
  script: ({ design, source, showQuickView }) =>
    design === 'carousel' || (source === 'products' && showQuickView) ? 'enhance' : null,
  styleParts: ({ design }) => (design === 'carousel' ? ['gallery/steps'] : []),
  // Four designs, swatches, and the button of quick views.
  budget: { css: 1920, js: 2048 },
});
