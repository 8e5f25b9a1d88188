import { expect, it } from 'vitest';
import type { Destination } from '../cart/destination.ts';
import { currentSettings } from '../tenancy/earlier-settings.ts';
import { websiteSettingsSchema } from '../tenancy/website.ts';
import { gramsOf, isPlaceOpen, quoteShipping, zoneFor } from './quote-shipping.ts';
import { shippingZonesSchema } from './shipping-settings.ts';

const to = (country: string, postalCode = '', region = ''): Destination => ({ country, region, postalCode });

const zones = shippingZonesSchema.parse([
  {
    id: 'world',
    name: 'World',
    places: [{ country: '*' }],
    options: [{ id: 'air', name: 'Air mail', amount: 3000 }],
  },
  {
    id: 'de',
    name: 'Germany',
    places: [{ country: 'DE' }, { country: 'AT' }],
    options: [
      {
        id: 'parcel',
        name: 'Parcel',
        by: 'weight',
        brackets: [
          { upTo: 2000, amount: 500 },
          { upTo: 10_000, amount: 900 },
        ],
        freeFrom: 10_000,
      },
      {
        id: 'courier',
        name: 'Courier',
        by: 'price',
        brackets: [
          { upTo: 5000, amount: 1500 },
          { upTo: null, amount: 1000 },
        ],
      },
    ],
  },
  {
    id: 'berlin',
    name: 'Berlin',
    places: [{ country: 'DE', postalCodes: '10*, 12000-12999' }],
    options: [{ id: 'bike', name: 'Bike', amount: 400, minimum: 2000, time: 'Today' }],
  },
  { id: 'states', name: 'West', places: [{ country: 'US', region: 'OR' }], options: [] },
]);
const zoneAt = (destination: Destination | null) => zoneFor(zones, destination)?.name ?? null;

it('SHIPPING-1: the zone with the most specific place counts, whatever the order of zones', () => {
  expect(
    [
      to('DE', '10115'),
      to('DE', '12049'),
      to('DE', '80331'),
      to('AT'),
      to('FR'),
      to('US', '97204', 'OR'),
    ].map(zoneAt),
  ).toEqual(['Berlin', 'Berlin', 'Germany', 'Germany', 'World', 'West']);
  expect([
    zoneFor(zones.slice(1), to('FR')),
    zoneFor(zones, null),
    zoneFor(zones.slice(0, 1), null)?.name,
  ]).toEqual([null, null, 'World']);
  expect([to('DE'), to('DE', '80331'), to('US'), to('FR')].map(one => isPlaceOpen(zones, one))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

it.each([
  [
    'by weight and by order value',
    '80331',
    4000,
    2000,
    [
      ['parcel', 500],
      ['courier', 1500],
    ],
  ],
  [
    'in the next bracket',
    '80331',
    5001,
    2001,
    [
      ['parcel', 900],
      ['courier', 1000],
    ],
  ],
  ['too heavy for one', '80331', 4000, 10_001, [['courier', 1500]]],
  ['from the minimum', '10115', 2000, 500, [['bike', 400]]],
  ['below the minimum', '10115', 1999, 500, []],
] as const)('SHIPPING-2: options are offered %s', (_, postalCode, after, weight, expected) => {
  const quotes = quoteShipping(zoneFor(zones, to('DE', postalCode)), { after, weight });
  expect(quotes.map(({ id, amount }) => [id, amount])).toEqual(expected);
  expect(quoteShipping(null, { after, weight })).toEqual([]);
});

it('SHIPPING-2: weights are summed in grams', () => {
  expect([0.1, 0.2, 1.2345].map(gramsOf)).toEqual([100, 200, 1235]);
});

it('SHIPPING-7: options from before there were zones are offered everywhere; today’s settings do not change', () => {
  const read = (given: unknown) => websiteSettingsSchema.parse(currentSettings(given)).store;
  const old = read({ store: { currency: 'EUR', shipping: { name: 'Parcel', amount: 490, freeFrom: 6000 } } });
  expect(old.currency).toBe('EUR');
  expect(old.shippingZones).toMatchObject([
    {
      places: [{ country: '*' }],
      options: [{ id: 'flat', name: 'Parcel', amount: 490, freeFrom: 6000, by: 'flat' }],
    },
  ]);
  const list = read({
    store: {
      shippingOptions: [
        { id: 'a', name: 'A' },
        { id: 'b', name: 'B', amount: 5 },
      ],
    },
  });
  expect(list.shippingZones[0]?.options.map(({ id, amount }) => [id, amount])).toEqual([
    ['a', 0],
    ['b', 5],
  ]);
  expect(read({ store: { shippingZones: zones } }).shippingZones).toEqual(zones);
  expect(read({}).shippingZones).toMatchObject([{ options: [{ id: 'standard' }] }]);
  expect(currentSettings(7)).toBe(7);
});
