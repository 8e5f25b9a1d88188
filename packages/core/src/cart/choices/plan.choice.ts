import { isSamePlan, type Plan, planSchema } from '../../products/plan.ts';
import { subscriptionText } from '../../products/subscription-text.ts';
import { defineChoice } from './choice-kind.ts';

/** The plan of the product as it was offered: with it, a line buys a subscription, and never without (CART-68). */
export const planChoice = defineChoice<Plan, Plan>({
  schema: planSchema,
  isTaken: (plan, offered) => plan !== undefined && isSamePlan(plan, offered),
  inWords: (plan, { language }) => [subscriptionText(plan, language)],
});
