import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planUnits } from '../products/plan.ts';
import { nextPeriod, type Rhythm, renewalDate } from './renewal-date.ts';

const rhythm = (anchor: string, unit: Rhythm['period']['unit'], value = 1, timeZone = 'UTC'): Rhythm => ({
  anchor: new Date(anchor),
  period: { value, unit },
  timeZone,
});
const days = (given: Rhythm, count: number) =>
  Array.from({ length: count }, (_, n) => renewalDate(given, n).toISOString());

describe('SUBSCRIPTION-6: the moment of a renewal', () => {
  it('SUBSCRIPTION-6: the 31st is the last day of shorter months, and the 31st again', () => {
    expect(days(rhythm('2027-01-31T10:20:30Z', 'month'), 5)).toEqual([
      '2027-01-31T10:20:30.000Z',
      '2027-02-28T10:20:30.000Z',
      '2027-03-31T10:20:30.000Z',
      '2027-04-30T10:20:30.000Z',
      '2027-05-31T10:20:30.000Z',
    ]);
    expect(renewalDate(rhythm('2027-08-31T00:00:00Z', 'month', 6), 1).toISOString()).toBe(
      '2028-02-29T00:00:00.000Z',
    );
  });

  it('SUBSCRIPTION-6: a leap day renews on February 28, and on the 29th of leap years', () => {
    expect(days(rhythm('2028-02-29T12:00:00Z', 'year'), 5).map(at => at.slice(0, 10))).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
  });

  it('SUBSCRIPTION-6: the time of day stays that of the shop when its clocks change', () => {
    const berlin = rhythm('2027-03-14T09:30:00Z', 'week', 1, 'Europe/Berlin');
    expect(days(berlin, 3)).toEqual([
      '2027-03-14T09:30:00.000Z',
      '2027-03-21T09:30:00.000Z',
      '2027-03-28T08:30:00.000Z',
    ]);
    // 02:30 does not exist on the day on which clocks go forward, and exists twice when they go back.
    const night = rhythm('2027-02-28T01:30:00Z', 'month', 1, 'Europe/Berlin');
    expect(renewalDate(night, 1).toISOString()).toBe('2027-03-28T01:30:00.000Z');
    const autumn = rhythm('2027-09-30T00:30:00Z', 'month', 1, 'Europe/Berlin');
    expect(renewalDate(autumn, 1).toISOString()).toBe('2027-10-30T00:30:00.000Z');
    const eve = rhythm('2027-12-31T11:00:00Z', 'month', 2, 'Pacific/Auckland');
    expect(renewalDate(eve, 1).toISOString()).toBe('2028-02-29T11:00:00.000Z');
  });

  it('SUBSCRIPTION-6: each is later than the one before, and the next is the first later one', () => {
    const given = fc.record({
      anchor: fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      unit: fc.constantFrom(...planUnits),
      value: fc.integer({ min: 1, max: 52 }),
      timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia'),
      n: fc.integer({ min: 0, max: 60 }),
    });
    fc.assert(
      fc.property(given, ({ anchor, unit, value, timeZone, n }) => {
        const seconds = new Date(Math.floor(anchor.getTime() / 1000) * 1000);
        const one = { anchor: seconds, period: { value, unit }, timeZone };
        expect(renewalDate(one, 0)).toEqual(seconds);
        const at = renewalDate(one, n);
        expect(renewalDate(one, n + 1).getTime()).toBeGreaterThan(at.getTime());
        expect(nextPeriod(one, { from: 0, after: at })).toBe(n + 1);
      }),
      { numRuns: 200 },
    );
  });
});
