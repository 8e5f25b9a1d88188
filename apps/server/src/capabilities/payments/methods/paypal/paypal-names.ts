import { type Id, isId } from '@vitrine/core/id/id.ts';

export interface PayPalNames {
  readonly website: Id;
  readonly payment: Id;
  readonly refund: Id | null;
}

/** What PayPal keeps with an order or a refund, and sends with each message about it. */
export function customOf(website: Id, payment: Id, refund?: Id): string {
  return [website, payment, ...(refund === undefined ? [] : [refund])].join('.');
}

/** Null for a text that is not ours. */
export function namesIn(custom: string | null | undefined): PayPalNames | null {
  const [website = '', payment = '', refund = null, ...more] = (custom ?? '').split('.');
  if (more.length > 0 || !isId(website) || !isId(payment) || (refund !== null && !isId(refund))) return null;
  return { website, payment, refund };
}
