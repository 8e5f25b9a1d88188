import type { ConsentPurpose } from '@vitrine/core/consents/consent.ts';
import { defineEvent } from '../../events.ts';

export const consentWithdrawn = defineEvent<{ email: string; purpose: ConsentPurpose }>('consents.withdrawn');
