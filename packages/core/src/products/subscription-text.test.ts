import { expect, it } from 'vitest';
import { type Plan, planSchema, planUnits } from './plan.ts';
import { planPriceText, subscriptionText } from './subscription-text.ts';

const plan = (
  value: number,
  unit: Plan['billingPeriod']['unit'],
  numBillingCycles: number | null = 0,
): Plan => ({
  billingPeriod: { value, unit },
  numBillingCycles,
});

it('SUBSCRIPTION-1: 0 or no number is without an end; other values are refused', () => {
  const read = (value: unknown) => planSchema.safeParse(value).success;
  const billingPeriod = { value: 1, unit: 'month' };
  expect([0, null, undefined, 12].map(numBillingCycles => read({ billingPeriod, numBillingCycles }))).toEqual(
    [true, true, true, true],
  );
  expect(subscriptionText(plan(1, 'month', null), 'en')).toBe(subscriptionText(plan(1, 'month', 0), 'en'));
  const wrong = [
    { billingPeriod: { value: 0, unit: 'month' } },
    { billingPeriod: { value: 53, unit: 'week' } },
    { billingPeriod: { value: 1.5, unit: 'year' } },
    { billingPeriod: { value: 1, unit: 'day' } },
    { billingPeriod, numBillingCycles: -1 },
    { billingPeriod, numBillingCycles: 521 },
    { billingPeriod, price: 1 },
    { numBillingCycles: 1 },
  ];
  expect(wrong.filter(read)).toEqual([]);
});

it('SUBSCRIPTION-3: a subscription is described by its rhythm and its number of payments', () => {
  const texts = (cycles: number) =>
    planUnits.flatMap(unit => [1, 2].map(value => subscriptionText(plan(value, unit, cycles), 'en')));
  const endless = [
    'renews every week',
    'renews every 2 weeks',
    'renews every month',
    'renews every 2 months',
    'renews every year',
    'renews every 2 years',
  ];
  expect(texts(0)).toEqual(endless);
  expect(texts(1)).toEqual(endless.map(words => `${words} for one payment`));
  expect(texts(5)).toEqual(endless.map(words => `${words} for 5 payments`));
  expect(subscriptionText(plan(2, 'month', 5), 'de')).toBe(
    'verlängert sich alle 2 Monate, 5 Zahlungen insgesamt',
  );
  expect(subscriptionText(plan(1, 'month'), 'fr')).toBe('se renouvelle chaque mois');
});

it('SUBSCRIPTION-4: beside a price stand the rhythm and the whole span', () => {
  const texts = [
    plan(1, 'week'),
    plan(2, 'month', 5),
    plan(1, 'month', 36),
    plan(2, 'week', 26),
    plan(1, 'month', 1),
  ];
  expect(texts.map(one => planPriceText(one, 'en'))).toEqual([
    'every week',
    'every 2 months for 10 months',
    'every month for 3 years',
    'every 2 weeks for 1 year',
    'every month for 1 month',
  ]);
  expect(planPriceText(plan(1, 'year', 2), 'nl')).toBe('elk jaar, 2 jaar lang');
});
