import type { Capability } from '../../capability.ts';
import { watchHeldJob } from './authorisations.jobs.ts';
import { downloadRoutes } from './downloads.routes.ts';
import { forgetDonorJob } from './forget-donor.jobs.ts';
import { manyOrdersRoutes } from './many-orders.routes.ts';
import { carryOutJob, carryOutWholeJob, letGoJob, takeHeldJob } from './money.jobs.ts';
import { noteDisputeJob, noteRefundJob } from './note-news.jobs.ts';
import { orderRoutes } from './orders.routes.ts';
import { serveOrdersFile } from './orders-file.routes.ts';
import { payerOf } from './payer-of.ts';

export { carryOutRefunds } from './carry-out-refund.ts';
export { carryOutVoids } from './carry-out-void.ts';
export { sendDownloads } from './change-downloads.ts';
export { completeSent } from './complete-sent.ts';
export {
  confirmationPath,
  confirmationToken,
  orderIdOfToken,
  statusPath,
  withdrawalPath,
} from './confirmation-token.ts';
export { countOrderTasks } from './count-orders.store.ts';
export { changesInWords, type OrderChanges } from './emails/edited-mail.ts';
export { orderMail, totalRows } from './emails/order-mail.ts';
export { fulfilOrder } from './fulfil-order.ts';
export { giveMoneyBack } from './give-money-back.ts';
export {
  mailBalance,
  mailCancelled,
  mailChallenge,
  mailEdited,
  mailFulfilled,
  mailLatePayment,
  mailOwner,
  mailPlaced,
  mailReceipt,
  mailRefund,
  mailRefundPart,
  mailRefundSent,
  mailTracking,
  ownersOf,
} from './mail-about-order.ts';
export { mailFiles } from './mail-downloads.ts';
export { moveOrder } from './move-order.ts';
export { insertNewOrder, type NewOrder, newOrder } from './new-order.ts';
export { noteDonations } from './note-donations.ts';
export { type DownloadsOfOrder, downloadsOfOrder, grantSoldDownloads } from './order-downloads.ts';
export {
  changeFigures,
  listEdits,
  type OrderFigures,
  readOrderOfEdit,
} from './order-edits.store.ts';
export { holderOf, itemsOf } from './order-items.ts';
export { giveBackNumber, nextNumber } from './order-numbers.store.ts';
export { completedNews, orderPlaced } from './orders.events.ts';
export { lockOrder, type OrderRow, readOrder, readOrderedVariants } from './orders.store.ts';
export { hasOrderedSince, ordersOfBuyer } from './orders-of-buyer.ts';
export { ordersOfCustomer } from './orders-of-customer.ts';
export { ordersOfSubscription } from './orders-of-subscription.ts';
export { promiseRefundPart } from './refund-part.ts';
export { shippingLeft } from './refund-parts-of.ts';
export { returnOverpaid } from './return-overpaid.ts';
export { insertShipment, listShipments, valid } from './shipments.store.ts';
export { subscriptionIdOfToken, subscriptionPath } from './subscription-token.ts';
export { membershipNews, tellMemberships } from './tell-memberships.ts';
export { noteOnOrder } from './timeline.store.ts';
export { releaseHeld } from './void-payment.ts';

export const ordersCapability: Capability = {
  name: 'orders',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: [...orderRoutes, ...manyOrdersRoutes, ...downloadRoutes],
  payerOf,
  routes: serveOrdersFile,
  jobs: [
    carryOutJob,
    carryOutWholeJob,
    takeHeldJob,
    letGoJob,
    watchHeldJob,
    noteRefundJob,
    noteDisputeJob,
    forgetDonorJob,
  ],
};
export { inLanguageOfToken } from './set-language.ts';
