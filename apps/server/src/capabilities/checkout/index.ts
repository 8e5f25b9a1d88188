import type { Capability } from '../../capability.ts';
import { on } from '../../events.ts';
import { paymentSettled } from '../payments/index.ts';
import { finishChargeJob } from './charge-order.ts';
import { checkoutRoutes } from './checkout.routes.ts';
import { registerCheckoutForms } from './checkout-forms.ts';
import { completeOrder } from './complete-order.ts';
import { registerGotoCheckout } from './goto-checkout.ts';
import { forgetAttemptsJob, reconcileJob } from './reconcile.jobs.ts';
import { registerReturn } from './return-from-payment.ts';

export { readAttemptKey } from './attempt-key.ts';
export { askToCharge, insertCharge } from './charge-order.ts';
export { checkoutView, viewOfCheckout } from './checkout-view.ts';
export { completeOrder } from './complete-order.ts';
export { downloadFile, orderOfDownloads } from './download-file.ts';
export { expressView } from './express-offer.ts';
export { orderPage } from './order-page.ts';
export {
  pathOfLink,
  paymentLinkPath,
  readPaymentLink,
  setPaymentLinkCookie,
} from './payment-link.ts';
export { fingerprintOf, placeOrder } from './place-order.ts';
export { prepareOrder } from './prepare-order.ts';
export { toProblems } from './return-from-payment.ts';
export { shownDownloads } from './shown-downloads.ts';
export { isSubscribeToken } from './subscribe-token.ts';
export { planPaid } from './tell-subscriptions.ts';

export const checkoutCapability: Capability = {
  name: 'checkout',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: checkoutRoutes,
  subscriptions: [on(paymentSettled, (context, { orderId }) => completeOrder(context, orderId))],
  jobs: [finishChargeJob, reconcileJob, forgetAttemptsJob],
  routes: (app, services) => {
    registerCheckoutForms(app, services);
    registerReturn(app, services);
    registerGotoCheckout(app, services);
  },
};
