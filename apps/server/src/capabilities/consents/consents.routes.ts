import { consentCalls as calls } from '@vitrine/core/consents/consents.calls.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, succeed } from '@vitrine/core/errors/result.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { listConsents } from './consents.store.ts';
import { consentView, ownConsents } from './own-consents.ts';
import { withdrawConsent } from './withdraw-consent.ts';

export const consentRoutes: readonly BoundCall[] = [
  bindCall(calls.list, async ({ database, website }, { query }) =>
    succeed({ consents: (await listConsents(database, website.id, query.email)).map(consentView) }),
  ),
  bindCall(calls.own, async context => succeed({ consents: await ownConsents(context) })),
  bindCall(calls.withdrawOwn, async (context, { body }) => {
    if (context.actor.kind !== 'siteUser') return fail(callErrors.unauthorized);
    await withdrawConsent(context, { email: context.actor.email, place: '/account', ...body });
    return succeed(null);
  }),
];
