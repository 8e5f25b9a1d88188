import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PlanField } from './plan-field.tsx';

const shown = (plan: Parameters<typeof PlanField>[0]['plan']) =>
  renderToStaticMarkup(<PlanField plan={plan} onChange={() => undefined} without="Once" />);

it('SUBSCRIPTION-17: the field of a plan says what customers will read; without one there is nothing to set', () => {
  const plan = { billingPeriod: { value: 2, unit: 'month' }, numBillingCycles: 5 } as const;
  expect(shown(plan)).toContain('renews every 2 months for 5 payments');
  expect(shown({ ...plan, numBillingCycles: null })).toContain('renews every 2 months<');
  expect(shown(null)).not.toContain('renews');
});

it('SUBSCRIPTION-17: the period is one month or two months, never one months', () => {
  const plan = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 } as const;
  expect(shown(plan)).toContain('Month<');
  expect(shown({ ...plan, billingPeriod: { value: 2, unit: 'month' } })).toContain('Months<');
});
