import type { Id } from '@vitrine/core/id/id.ts';
import { defineJobKind } from '../../jobs/jobs.ts';

/** A service told of a refund or a dispute: what knows orders notes it there, and tells its people. */
export const refundNews = defineJobKind<{ refundId: Id }>('payments.refundNews');
export const disputeNews = defineJobKind<{ disputeId: Id }>('payments.disputeNews');

/** Its buyer wants to pay like this again: the service is asked what it keeps of it. */
export const keepMethod = defineJobKind<{ paymentId: Id }>('payments.keep');
