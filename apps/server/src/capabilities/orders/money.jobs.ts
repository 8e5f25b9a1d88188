import type { Id } from '@vitrine/core/id/id.ts';
import { defineJobKind, job } from '../../jobs/jobs.ts';
import { askToCapture, giveUpCapture } from './carry-out-capture.ts';
import { askForAll, askService, leaveAllToPerson, leaveToPerson } from './carry-out-refund.ts';
import { askToVoid } from './carry-out-void.ts';

export const carryOut = defineJobKind<{ refundId: Id }>('orders.refund');
export const carryOutWhole = defineJobKind<{ orderId: Id }>('orders.refundWhole');

/** Carries out a promised refund if the process that promised it could not (rule ORDER-18). */
export const carryOutJob = job(carryOut, (context, { refundId }) => askService(context, refundId), {
  retries: 10,
  giveUp: (context, { refundId }) => leaveToPerson(context, refundId),
});

export const carryOutWholeJob = job(carryOutWhole, (context, { orderId }) => askForAll(context, orderId), {
  retries: 10,
  giveUp: (context, { orderId }) => leaveAllToPerson(context, orderId),
});

export const takeHeld = defineJobKind<{ captureId: Id }>('orders.capture');
export const letGo = defineJobKind<{ orderId: Id }>('orders.void');

/** Carries out a capture or release if the process that wanted it could not. */
export const takeHeldJob = job(takeHeld, (context, { captureId }) => askToCapture(context, captureId), {
  retries: 10,
  giveUp: (context, { captureId }) => giveUpCapture(context, captureId),
});

/** Never given up: an authorisation ends by itself, and the service then says so. */
export const letGoJob = job(letGo, (context, { orderId }) => askToVoid(context, orderId), { retries: 10 });
