import type { Capability } from '../../capability.ts';
import { on } from '../../events.ts';
import type { JobDefinition } from '../../jobs/jobs.ts';
import { addressAdded } from '../tenancy/index.ts';
import { askAllToRegister, registerDomainsJob } from './domains.jobs.ts';
import { endSetupsJob } from './method-setups.jobs.ts';
import { paymentRoutes, registerPayments, savedMethodRoutes } from './payments.routes.ts';
import { forgetMethodsJob, keepMethodJob } from './saved-methods.jobs.ts';

export { answerInTime, ServiceSilent } from './answer-in-time.ts';
export { askGateway } from './ask-gateway.ts';
export { bringOldSettings } from './bring-old-settings.ts';
export { type CaptureRow, endCapture, insertCapture, readCapture } from './captures.store.ts';
export { changeMethod } from './change-method.ts';
export { chargeSaved } from './charge-saved.ts';
export { closePayments } from './close-payments.ts';
export { listDisputes, noteDisputeState, readDispute, readUrgentDispute } from './disputes.store.ts';
export { disputeNews, methodSetUp, refundNews } from './job-kinds.ts';
export { keepMethodOf } from './keep-method.ts';
export {
  type DueLook,
  listEnding,
  listUnaccounted,
  listWithEnding,
  listWithUnaccounted,
  noteEndTold,
  postponeLook,
} from './looks.store.ts';
export { readSetup, takeSetup } from './method-setups.store.ts';
export { beginSetup, finishSetup } from './method-setups.ts';
export { newPayment } from './new-payment.ts';
export { paymentFlood } from './payment-flood.ts';
export type { CaptureAnswer, Express, MethodHosts, PaymentMethod } from './payment-method.ts';
export {
  allowSendingUnpaid,
  balanceMethods,
  capturesLater,
  describePayments,
  expressMethod,
  hostsOf,
  isPaidByHand,
  isReadyToBePaid,
  isTestMethod,
  isTestNow,
  type MethodOfWebsite,
  mayPayFor,
  methodForBalances,
  methodForNothing,
  methodOf,
  methodsForOrders,
  methodsOfWebsite,
  offeredMethods,
  paymentInstructions,
  staffMethods,
  wordsAtCheckout,
} from './payment-methods.ts';
export { paymentSettled } from './payments.events.ts';
export { savedMethodRoutes } from './payments.routes.ts';
export {
  insertPayment,
  lockPaymentsOf,
  type PaymentRow,
  readPayment,
  readPaymentsOf,
  updateAmount,
  wantVoid,
} from './payments.store.ts';
export { promiseRefunds } from './promise-refunds.ts';
export {
  deleteTwin,
  insertRefund,
  listRefunds,
  noteRefund,
  type RefundRow,
  readRefund,
  updateRefundState,
} from './refunds.store.ts';
export { returnBalances } from './return-balances.ts';
export {
  deleteGuestMethod,
  listSavedMethods,
  listSavedOfBuyer,
  readSavedMethod,
  type SavedMethodRow,
} from './saved-methods.store.ts';
export { ownSavedMethods } from './saved-methods.ts';
export {
  accountPayment,
  changeAwaited,
  closePayment,
  expirePayment,
  giveUpPayments,
  moveHeldPayment,
  noteLateCapture,
  settlePayment,
} from './settle-payment.ts';

export const paymentsCapability: Capability = {
  name: 'payments',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: [...paymentRoutes, ...savedMethodRoutes],
  subscriptions: [on(addressAdded, askAllToRegister)],
  jobs: [
    registerDomainsJob,
    endSetupsJob,
    keepMethodJob,
    forgetMethodsJob,
    ...Object.values(
      import.meta.glob<JobDefinition>('./methods/*/*.jobs.ts', { import: 'methodJob', eager: true }),
    ),
  ],
  routes: registerPayments,
};
