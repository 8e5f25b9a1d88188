import { expect, it } from 'vitest';
import { dayIn, momentIn } from './local-time.ts';

it('GIFTCARD-7: a day begins and reaches an hour as the clocks of the website show it', () => {
  const at = new Date('2030-12-23T23:30:00Z');
  expect(['UTC', 'Europe/Berlin', 'America/New_York'].map(zone => dayIn(zone, at))).toEqual([
    '2030-12-23',
    '2030-12-24',
    '2030-12-23',
  ]);
  const eight = (zone: string, day: string) => momentIn(zone, { day, hour: 8 }).toISOString();
  expect(eight('UTC', '2030-12-24')).toBe('2030-12-24T08:00:00.000Z');
  expect(eight('Europe/Berlin', '2030-12-24')).toBe('2030-12-24T07:00:00.000Z');
  expect(eight('Europe/Berlin', '2030-07-24')).toBe('2030-07-24T06:00:00.000Z');
  // The clocks changed in the night before.
  expect(eight('Europe/Berlin', '2030-03-31')).toBe('2030-03-31T06:00:00.000Z');
  expect(eight('Pacific/Auckland', '2030-12-24')).toBe('2030-12-23T19:00:00.000Z');
});
