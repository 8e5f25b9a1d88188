import { productTypes } from '@vitrine/core/products/product-views.ts';
import type { StarterProduct } from '@vitrine/core/starters/starter.ts';
import { pots } from './kiln.pots.data.ts';

export const products: readonly StarterProduct[] = [
  ...pots,
  {
    key: 'saturday',
    type: productTypes.service,
    title: 'Saturday at the wheel',
    slug: 'saturday-at-the-wheel',
    excerpt: 'Three and a half hours, three pots, two of them fired and posted to you.',
    description: [
      '9:30 to 13:00 at the Old Dairy. Everything is included but an old shirt. We write to you within a day to agree on a date.',
    ],
    images: ['throwing-class'],
    optionNames: ['Who'],
    variants: [
      { optionValues: ['One person'], price: 8500, stock: 12, sku: 'VISIT-1' },
      { optionValues: ['Two people'], price: 16_000, stock: 6, sku: 'VISIT-2' },
    ],
    categories: ['Visits'],
    tags: ['visit'],
  },
  {
    key: 'private-visit',
    type: productTypes.service,
    title: 'The studio to yourselves',
    slug: 'studio-to-yourselves',
    excerpt: 'A private morning for up to six: birthdays, teams, very calm hen parties.',
    description: [
      'Six wheels, both of us, lunch from the bakery. Choose a weekday; we keep two a month free and answer within a day.',
    ],
    images: ['studio'],
    optionNames: [],
    variants: [{ optionValues: [], price: 54_000, stock: 4, sku: 'VISIT-6' }],
    categories: ['Visits'],
    tags: ['visit'],
  },
  {
    key: 'glaze-subscription',
    type: productTypes.physical,
    title: 'A glaze a month',
    slug: 'a-glaze-a-month',
    excerpt: 'A tea bowl every month, each in a glaze we have not sold before.',
    description: [
      'We try some forty glazes a year and sell four. The others go to the people on this list: one small bowl on the first Tuesday of the month, with its recipe on a card.',
      'Paid once, for three, six or twelve bowls; nothing renews by itself. Postage is paid once, however many bowls.',
    ],
    images: ['tea-bowl', 'shelf'],
    optionNames: ['Bowls'],
    variants: [
      { optionValues: ['Three'], price: 8400, stock: null, sku: 'GLAZE-3', weight: 0.3 },
      { optionValues: ['Six'], price: 16_200, stock: null, sku: 'GLAZE-6', weight: 0.3 },
      { optionValues: ['Twelve'], price: 31_200, stock: null, sku: 'GLAZE-12', weight: 0.3 },
    ],
    categories: ['Gifts'],
    tags: [],
  },
  {
    key: 'gift-card',
    type: productTypes.physical,
    title: 'Gift card, written by hand',
    slug: 'gift-card',
    excerpt: 'A letterpress card with your words and the sum, posted with a wax seal.',
    description: [
      'Tell us in a mail what to write, or leave it to Teo, who has lovely handwriting. Good for anything at the gate, on the shelves or at the wheel, for five years.',
    ],
    images: ['gift-card'],
    optionNames: ['Worth'],
    variants: [
      { optionValues: ['€25'], price: 2500, stock: null, sku: 'GIFT-25', weight: 0.05 },
      { optionValues: ['€50'], price: 5000, stock: null, sku: 'GIFT-50', weight: 0.05 },
      { optionValues: ['€100'], price: 10_000, stock: null, sku: 'GIFT-100', weight: 0.05 },
    ],
    categories: ['Gifts'],
    tags: [],
  },
];
