import type { Id } from '@vitrine/core/id/id.ts';
import { defineJobKind } from '../../jobs/jobs.ts';

/** Its buyer wants to pay like this again: the service is asked what it keeps of it. */
export const keepMethod = defineJobKind<{ paymentId: Id }>('payments.keep');
