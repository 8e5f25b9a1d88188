import { type Context, isStaff } from '../../context.ts';
import { freeMethod } from './free-method.ts';
import { manualMethod } from './manual-method.ts';
import type { PaymentMethod } from './payment-method.ts';
import { testMethod } from './test-gateway/test-method.ts';

/** In the order in which the checkout offers them. */
const methods: readonly PaymentMethod[] = [testMethod, manualMethod];

/** The ways to pay that this buyer has on this website. */
export function offeredMethods({ actor, website }: Pick<Context, 'actor' | 'website'>): PaymentMethod[] {
  return methods.filter(method => method.isOffered(website, isStaff(actor)));
}

/** Any method by its id, also one that is no longer offered but was paid with. */
export function methodOf(id: string): PaymentMethod {
  const method = [...methods, freeMethod].find(one => one.id === id);
  if (!method) throw new Error(`There is no payment method ${id}.`);
  return method;
}
