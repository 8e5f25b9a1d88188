import { expect, it } from 'vitest';
import { currentSettings } from '../tenancy/earlier-settings.ts';
import { websiteSettingsSchema } from '../tenancy/website.ts';
import { chosenOption, shippingOptionsSchema, shippingPrice } from './shipping-options.ts';

const options = shippingOptionsSchema.parse([
  { id: 'post', name: 'Post', amount: 500, freeFrom: 3000 },
  { id: 'express', name: 'Express', amount: 1500 },
]);

it('CART-26: the first option is the default, and one that is not offered is none', () => {
  const ids = ['', 'express', 'rocket'].map(id => chosenOption(options, id)?.id);
  expect(ids).toEqual(['post', 'express', undefined]);
  expect(chosenOption([], '')).toBeNull();
  const prices = [2999, 3000].map(after => options.map(option => shippingPrice(option, after)));
  expect(prices).toEqual([
    [500, 1500],
    [0, 1500],
  ]);
});

it('CART-26: settings of an archive with one shipping option become a list; today’s settings do not change', () => {
  const read = (given: unknown) => websiteSettingsSchema.parse(currentSettings(given)).store;
  const old = read({
    tagline: 'Pots',
    store: { currency: 'EUR', shipping: { name: 'Parcel', amount: 490, freeFrom: 6000 } },
  });
  expect([old.currency, old.shippingOptions]).toEqual([
    'EUR',
    [{ id: 'flat', name: 'Parcel', amount: 490, freeFrom: 6000 }],
  ]);
  expect(read({ store: { shippingOptions: options } }).shippingOptions).toEqual(options);
  expect(read({}).shippingOptions).toMatchObject([{ id: 'standard' }]);
  expect(currentSettings(7)).toBe(7);
});
