import type { Id } from '@vitrine/core/id/id.ts';
import { defineJobKind } from '../../jobs/jobs.ts';

/** `websiteId` is 'platform' for mail of the platform itself. */
export const deliverMail = defineJobKind<{ mailId: Id; websiteId: string }>('mail.deliver');

export const mailSecretPurpose = 'outbox';
