import { websiteSettingsSchema } from '@vitrine/core/tenancy/website.ts';
import { expect, it } from 'vitest';
import { draftOfTerms, readTerms } from './store-terms.ts';

const store = websiteSettingsSchema.parse({
  store: {
    currency: 'EUR',
    shippingOptions: [
      { id: 'parcel', name: 'Parcel', amount: 490, freeFrom: 6000 },
      { id: 'express', name: 'Express', amount: 1900 },
    ],
    tax: { isIncluded: true, rates: { DE: 1900, '*': 0 }, isShippingTaxed: true },
    minimumSubtotal: 500,
  },
}).store;

it('STUDIO-13: shipping and tax are typed as money and percentages, and are shown again as they were typed', () => {
  const draft = draftOfTerms(store);
  expect(draft).toMatchObject({
    options: [
      { id: 'parcel', name: 'Parcel', amount: '4.90', freeFrom: '60.00' },
      { id: 'express', name: 'Express', amount: '19.00', freeFrom: '' },
    ],
    minimumSubtotal: '5.00',
  });
  expect(draft.rates.map(({ country, percent }) => [country, percent])).toEqual([
    ['DE', '19'],
    ['*', '0'],
  ]);
  const { shippingOptions, tax, minimumSubtotal } = store;
  expect(readTerms(draft, 'EUR')).toEqual({ ok: true, store: { shippingOptions, tax, minimumSubtotal } });
});

it('STUDIO-13: unreadable values are reported by their field', () => {
  const draft = {
    ...draftOfTerms(store),
    options: [{ id: 'parcel', name: 'Parcel', amount: 'free', freeFrom: '-1' }],
    rates: [{ key: 3, country: 'DE', percent: '190' }],
  };
  expect(readTerms(draft, 'EUR')).toEqual({
    ok: false,
    problems: {
      'amount.parcel': 'Enter a number.',
      'freeFrom.parcel': 'Enter a number.',
      'rate.3': 'Must be at most 100 %.',
    },
  });
});
