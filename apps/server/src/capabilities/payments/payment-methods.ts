import type { Website } from '@vitrine/core/tenancy/website.ts';
import { type Context, isStaff } from '../../context.ts';
import type { PaymentMethod } from './payment-method.ts';

/** Each folder of `methods` is a way to pay; nothing outside names one (rule PAYMENT-14). */
const found = import.meta.glob<PaymentMethod>('./methods/*/*.method.ts', { import: 'method', eager: true });
const methods = Object.values(found).toSorted((a, b) => a.position - b.position);
const byId = new Map(methods.map(method => [method.id, method]));

/** The ways to pay that this buyer has on this website, in the order in which the checkout offers them. */
export function offeredMethods({ actor, website }: Pick<Context, 'actor' | 'website'>): PaymentMethod[] {
  return methods.filter(method => method.isOffered(website, isStaff(actor)));
}

/** Whether somebody who buys here once the website is launched can pay. */
export function isReadyToBePaid(website: Website): boolean {
  return methods.some(method => method.isReady(website));
}

/** The method of orders that cost nothing. */
export function methodForNothing(): PaymentMethod {
  const method = methods.find(one => one.isForNothing);
  if (!method) throw new Error('No payment method is for orders that cost nothing.');
  return method;
}

/** Any method by its id, also one that is no longer offered but was paid with. */
export function methodOf(id: string): PaymentMethod {
  const method = findMethod(id);
  if (!method) throw new Error(`There is no payment method ${id}.`);
  return method;
}

export function findMethod(id: string): PaymentMethod | undefined {
  return byId.get(id);
}

/** Only a person can know whether it was paid. */
export function isPaidByHand(id: string): boolean {
  return methodOf(id).firstState === 'awaited';
}
