import type { Website } from '../tenancy/website.ts';

/** The permanent id of the payment service without money. */
export const testPaymentMethod = 'test';

/** Whether somebody may pay by test: on a launched website its own people alone (rule PAYMENT-10). */
export function offersTestPayment({ isLaunched, settings }: Website, isStaff: boolean): boolean {
  return settings.store.payments.test && (!isLaunched || isStaff);
}

/** Whether there is any way to pay. */
export function offersPayment(website: Website, isStaff: boolean): boolean {
  return website.settings.store.payments.manual || offersTestPayment(website, isStaff);
}
