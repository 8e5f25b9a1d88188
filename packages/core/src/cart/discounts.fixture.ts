import type { DiscountFacts, DiscountLimits, DiscountRule } from './discount-rules.ts';

const noLimits: DiscountLimits = {
  minimumSubtotal: 0,
  productIds: [],
  categories: [],
  emails: [],
  usesPerCustomer: null,
  uses: null,
  from: null,
  until: null,
};

export const ruleOf = (value: DiscountRule['value'], limits: Partial<DiscountLimits> = {}): DiscountRule => ({
  id: 'spring',
  name: 'Spring',
  code: null,
  isCombined: true,
  value,
  limits: { ...noLimits, ...limits },
});

/** A cart of these lines, of 30.05 with 5.00 of shipping, of a buyer who is not known yet. */
export const factsOf = (lines: DiscountFacts['lines'], more: Partial<DiscountFacts> = {}): DiscountFacts => ({
  lines,
  subtotal: 3005,
  shipping: 500,
  now: '2030-06-15T12:00:00.000Z',
  email: null,
  used: { byCustomer: 0, byAll: 0 },
  ...more,
});
