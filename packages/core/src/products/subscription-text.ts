import { wordsIn } from '../messages/words.ts';
import { cyclesOf, type Plan, type PlanUnit } from './plan.ts';

/** “renews every 2 months for 5 payments”, in the cart, the checkout and emails (rule SUBSCRIPTION-3). */
export function subscriptionText(plan: Plan, language: string): string {
  const { value: n, unit } = plan.billingPeriod;
  const { plans } = wordsIn(language);
  const payments = cyclesOf(plan);
  const renews = { week: plans.renewsWeeks, month: plans.renewsMonths, year: plans.renewsYears }[unit]({ n });
  return payments === null ? renews : plans.forPayments({ renews, payments });
}

/** “every 2 months for 10 months”, beside a price (rule SUBSCRIPTION-4). */
export function planPriceText(plan: Plan, language: string): string {
  const { value: n, unit } = plan.billingPeriod;
  const { plans } = wordsIn(language);
  const every = { week: plans.everyWeeks, month: plans.everyMonths, year: plans.everyYears }[unit]({ n });
  const span = spanOf(plan);
  if (span === null) return every;
  const { week, month, year } = { week: plans.weeks, month: plans.months, year: plans.years };
  return plans.forSpan({ every, span: { week, month, year }[span.unit]({ n: span.value }) });
}

const perYear: Readonly<Record<PlanUnit, number>> = { week: 52, month: 12, year: 1 };

/** All periods together, in whole years if possible; null without an end. */
function spanOf(plan: Plan): { value: number; unit: PlanUnit } | null {
  const cycles = cyclesOf(plan);
  if (cycles === null) return null;
  const { value, unit } = plan.billingPeriod;
  const all = cycles * value;
  return all % perYear[unit] === 0 ? { value: all / perYear[unit], unit: 'year' } : { value: all, unit };
}
