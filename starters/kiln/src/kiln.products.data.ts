import { productTypes } from '@vitrine/core/products/product-views.ts';
import type { StarterProduct } from '@vitrine/core/starters/starter.ts';
import { buttons, pots } from './kiln.pots.data.ts';

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
      'We try some forty glazes a year and sell four. The others go to the people on this list: one small bowl a month, with its recipe on a card.',
      'Pause it while you are away, skip a month, or stop: every email about it leads to the page where you do that. Six months end by themselves, and one bowl is just one bowl.',
    ],
    images: ['tea-bowl', 'shelf'],
    optionNames: ['Bowls'],
    optionStyles: [buttons],
    variants: [
      {
        optionValues: ['One a month'],
        price: 2600,
        stock: null,
        sku: 'GLAZE-M',
        weight: 0.3,
        plan: { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 },
      },
      {
        optionValues: ['Six months'],
        price: 2700,
        stock: null,
        sku: 'GLAZE-6',
        weight: 0.3,
        plan: { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 6 },
      },
      { optionValues: ['Just one'], price: 2900, stock: null, sku: 'GLAZE-1', weight: 0.3 },
    ],
    categories: ['Gifts'],
    tags: [],
  },
  {
    key: 'gift-card',
    type: productTypes.giftCard,
    title: 'Gift card',
    slug: 'gift-card',
    excerpt: 'A sum and your words, by email on the day you choose.',
    description: [
      'Tell us whom it is for, what to say and when to send it. Without an address it comes to you, to be printed or copied out in your best handwriting.',
      'Good for anything on the shelves or at the wheel, all at once or a bowl at a time. What is not spent stays on it.',
    ],
    images: ['gift-card'],
    optionNames: ['Worth'],
    optionStyles: [buttons],
    variants: [
      { optionValues: ['€25'], price: 2500, stock: null, sku: 'GIFT-25' },
      { optionValues: ['€50'], price: 5000, stock: null, sku: 'GIFT-50' },
      { optionValues: ['€100'], price: 10_000, stock: null, sku: 'GIFT-100' },
    ],
    categories: ['Gifts'],
    tags: [],
  },
];
