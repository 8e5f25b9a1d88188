import { siteStylesSchema } from '@vitrine/core/site/site-styles.ts';
import type { Starter } from '@vitrine/core/starters/starter.ts';
import { categories } from './kiln.categories.data.ts';
import { collections } from './kiln.collections.data.ts';
import { footer, header } from './kiln.frame.data.ts';
import { images } from './kiln.images.data.ts';
import { posts } from './kiln.journal.data.ts';
import { pages } from './kiln.pages.data.ts';
import { products } from './kiln.products.data.ts';

/** A potter's shop: bone white, iron-oxide accent, Fraunces with Inter. */
export const kiln: Starter = {
  name: 'kiln',
  label: 'Kiln',
  description: 'A potter’s shop with journal and studio visits: bone white, iron oxide, much light.',
  title: 'Kiln',
  tagline: 'Stoneware for every day',
  siteDescription: 'Stoneware for everyday use, thrown and ash-glazed by two potters in a former dairy.',
  socialLinks: [
    { name: 'Instagram', address: 'https://www.instagram.com/' },
    { name: 'Pinterest', address: 'https://www.pinterest.com/' },
  ],
  styles: siteStylesSchema.parse({
    palette: { white: '#fbf8f3', black: '#211b17', accent: '#9a4527' },
    typography: {
      headingFont: 'Fraunces Variable',
      bodyFont: 'Inter Variable',
      baseSize: 17,
      scale: 1.28,
      headingWeight: 420,
    },
    spacing: { contentWidth: 1180, gutter: 22, sectionStep: 30, radius: 0 },
  }),
  store: {
    currency: 'EUR',
    hasSwatches: true,
    pageWords: {
      cart: 'Every piece was thrown by one of us, so yours may differ from its picture by a fingerprint.',
      checkout:
        'We pack on Tuesdays and Fridays, in straw from the farm next door. What breaks on the way we throw again.',
      orderConfirmed:
        'Your pots are off the shelf and on our packing bench. Thank you for letting us make them.',
      orderReceived: 'We have put your pots aside, with your name on a slip of paper in each.',
      orderStatus: 'Straw, paper, box: here you can see how far along your pots are.',
      subscriptionConfirmed: 'There is always a kiln firing here, and from now on something of it is yours.',
      membershipConfirmed: 'Welcome to the workshop. The door is open, and the kettle is usually on.',
      contributionConfirmed:
        'The children will write you a card from clay. We fire it with their first pots.',
      reviewRequest: 'How does it sit in your hand? Tell us, and the next one will be the better for it.',
    },
    countries: ['DE', 'AT', 'FR', 'NL', 'BE', 'PT', 'ES', 'IT', 'DK', 'IE', 'GB', 'US'],
    shippingZones: [
      {
        id: 'everywhere',
        name: 'Everywhere',
        places: [{ country: '*' }],
        options: [
          {
            id: 'parcel',
            name: 'Parcel, well padded',
            amount: 750,
            freeFrom: 12_000,
            time: 'Three to five working days',
          },
          { id: 'express', name: 'Express, in two days', amount: 1900 },
        ],
      },
    ],
    tax: {
      eu: { home: 'DE' },
      rules: [{ country: 'GB', rates: { standard: [{ name: 'VAT', rate: 20_000 }] } }],
    },
    payments: [
      {
        method: 'manual',
        settings: {
          instructions:
            'Please send the sum to Kiln, IBAN XX00 0000 0000 0000 0000 00, with the number of your order. We pack as soon as it has arrived, or you pay in cash when you collect.',
        },
      },
    ],
  },
  images,
  header,
  footer,
  pages,
  blog: { title: 'Journal', slug: 'journal', posts },
  shop: { title: 'Shop', slug: 'shop', categories, products, collections },
  funds: [
    {
      key: 'school-kiln',
      title: 'A kiln for the village school',
      text: 'The school in Ashcombe has forty young potters and a kiln that fires six cups at a time.\nWith your help it gets one that takes a whole class. We install it, teach its first firing, and look after it for as long as we have the dairy.',
      suggested: [1000, 2500, 5000],
      least: 300,
      most: 200_000,
      frequencies: ['once', 'month'],
      goal: 280_000,
      showsDonors: true,
    },
  ],
};
