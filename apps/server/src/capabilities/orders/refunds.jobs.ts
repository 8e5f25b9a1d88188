import type { Id } from '@vitrine/core/id/id.ts';
import { defineJobKind, job } from '../../jobs/jobs.ts';
import { askForAll, askService, leaveAllToPerson, leaveToPerson } from './carry-out-refund.ts';

export const carryOut = defineJobKind<{ refundId: Id }>('orders.refund');
export const carryOutWhole = defineJobKind<{ orderId: Id }>('orders.refundWhole');

/** Carries a promised refund out when the process that promised it could not (rule ORDER-18). */
export const carryOutJob = job(carryOut, (context, { refundId }) => askService(context, refundId), {
  retries: 10,
  giveUp: (context, { refundId }) => leaveToPerson(context, refundId),
});

export const carryOutWholeJob = job(carryOutWhole, (context, { orderId }) => askForAll(context, orderId), {
  retries: 10,
  giveUp: (context, { orderId }) => leaveAllToPerson(context, orderId),
});
