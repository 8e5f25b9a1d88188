import type { Id } from '@vitrine/core/id/id.ts';
import { defineJobKind } from '../../jobs/jobs.ts';

/** A service reported a refund or a dispute: the handler that knows orders records it there and informs the members. */
export const refundNews = defineJobKind<{ refundId: Id }>('payments.refundNews');
export const disputeNews = defineJobKind<{ disputeId: Id }>('payments.disputeNews');

/** The buyer wants to save this method: the service is asked what it has stored. */
export const keepMethod = defineJobKind<{ paymentId: Id }>('payments.keep');
