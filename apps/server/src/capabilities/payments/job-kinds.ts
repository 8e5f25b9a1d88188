import type { Id } from '@vitrine/core/id/id.ts';
import { defineJobKind } from '../../jobs/jobs.ts';

/** A service reported a refund or a dispute: the handler that knows orders records it there and informs the members. */
export const refundNews = defineJobKind<{ refundId: Id }>('payments.refundNews');
export const disputeNews = defineJobKind<{ disputeId: Id }>('payments.disputeNews');

/** The buyer wants to save this method: the service is asked what it has stored. */
export const keepMethod = defineJobKind<{ paymentId: Id }>('payments.keep');

/** The website has another address, or another account at the service of a method. */
export const registerDomains = defineJobKind<{ method: string }>('payments.registerDomains');

/** A payment method was saved without a payment: the handler that knows subscriptions charges it from now on. */
export const methodSetUp = defineJobKind<{ setupId: Id }>('payments.setUp');
