import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { consentPurposes, consentSchema } from './consent.ts';

const own = { scope: 'website', access: 'siteUser' } as const;

export const consentCalls = {
  list: defineCall({
    name: 'consents.list',
    method: 'GET',
    path: '/api/consents',
    summary: 'What the person with an email address agreed to and withdrew, newest first.',
    scope: 'website',
    access: 'customers.read',
    query: z.object({ email: z.string().trim().min(3).max(256).toLowerCase() }),
    reply: z.object({ consents: consentSchema.array() }),
  }),
  own: defineCall({
    name: 'consents.own',
    method: 'GET',
    path: '/api/site-users/account/consents',
    summary: 'What the signed-in visitor agreed to and withdrew, newest first.',
    ...own,
    reply: z.object({ consents: consentSchema.array() }),
  }),
  withdrawOwn: defineCall({
    name: 'consents.withdrawOwn',
    method: 'POST',
    path: '/api/site-users/account/consents/withdrawal',
    summary: 'Withdraws the signed-in visitor’s consent. If none stands, nothing changes.',
    ...own,
    body: z.object({ purpose: z.enum(consentPurposes) }),
    reply: z.null(),
  }),
} as const;
