import { shippingZonesSchema } from '@vitrine/core/shipping/shipping-settings.ts';
import { expect, it } from 'vitest';
import { draftOfZones, newBracket, newMethod, newZone, readGrams, readZones } from './shipping-draft.ts';

const metric = { currency: 'EUR', unitSystem: 2 } as const;
const imperial = { currency: 'USD', unitSystem: 1 } as const;
const zones = shippingZonesSchema.parse([
  {
    id: 'de',
    name: 'Germany',
    places: [
      { country: 'DE', postalCodes: '10*' },
      { country: 'US', region: 'OR' },
    ],
    options: [
      { id: 'post', name: 'Post', amount: 490, freeFrom: 6000, minimum: 1000, time: 'Three days' },
      {
        id: 'parcel',
        name: 'Parcel',
        by: 'weight',
        brackets: [
          { upTo: 2500, amount: 500 },
          { upTo: null, amount: 900 },
        ],
      },
      { id: 'courier', name: 'Courier', by: 'price', brackets: [{ upTo: 5000, amount: 1500 }] },
      { id: 'collect', name: 'Pickup', pickup: { line1: 'Kilnweg 3', country: 'DE', hours: 'Mon' } },
    ],
  },
]);

it.each([metric, imperial])(
  'STUDIO-13: zones are typed as money and weights, and are shown again as they were typed (%o)',
  measures => {
    const draft = draftOfZones(zones, measures);
    const [post, parcel] = draft[0]?.options ?? [];
    expect([post?.amount, post?.freeFrom, post?.minimum]).toEqual(['4.90', '60.00', '10.00']);
    expect(parcel?.brackets.map(({ upTo, amount }) => [upTo, amount])).toEqual([
      [measures === metric ? '2.5' : '5.5116', '5.00'],
      ['', '9.00'],
    ]);
    expect(readZones(draft, measures)).toEqual({ ok: true, zones });
  },
);

it('SHIPPING-6: weights are typed in the unit of the store', () => {
  expect([
    readGrams('1,5', metric),
    readGrams('1', imperial),
    readGrams('x', metric),
    readGrams('-1', metric),
  ]).toEqual([1500, 454, null, null]);
});

it('STUDIO-13: unreadable entries of a zone are reported by their field', () => {
  const method = {
    ...newMethod('DE'),
    id: 'm',
    kind: 'weight' as const,
    freeFrom: '-1',
    brackets: [
      { ...newBracket(), key: 'a', upTo: '2', amount: 'x' },
      { ...newBracket(), key: 'b', upTo: '1', amount: '3' },
      { ...newBracket(), key: 'c', upTo: 'y', amount: '3' },
    ],
  };
  const pickup = { ...newMethod('DE'), id: 'p', name: 'Pickup', kind: 'pickup' as const };
  const zone = { ...newZone(), id: 'z', name: ' ', options: [method, pickup] };
  expect(readZones([zone], metric)).toEqual({
    ok: false,
    problems: {
      'z.name': 'Enter a name.',
      'm.name': 'Enter a name.',
      'm.freeFrom': 'Enter a number.',
      'a.amount': 'Enter a number.',
      'b.upTo': 'Must be above the limit before it. Only the last one may be empty.',
      'c.upTo': 'Enter a number.',
      'p.line1': 'Enter an address.',
    },
  });
});
