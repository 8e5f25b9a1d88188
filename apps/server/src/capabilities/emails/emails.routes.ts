import { emailCalls as calls } from '@vitrine/core/emails/emails.calls.ts';
import { succeed } from '@vitrine/core/errors/result.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { listEmails, readEmail } from './read-email.ts';
import { previewEmail, testEmail } from './sample-email.ts';
import { resetEmail, saveEmail, switchEmail } from './save-email.ts';

export const emailRoutes: readonly BoundCall[] = [
  bindCall(calls.list, async context => succeed(await listEmails(context))),
  bindCall(calls.get, async (context, { params, query }) =>
    succeed(await readEmail(context, { ...params, ...query })),
  ),
  bindCall(calls.save, (context, { params, query, body }) =>
    saveEmail(context, { ...params, ...query, ...body }),
  ),
  bindCall(calls.reset, (context, { params, query, body }) =>
    resetEmail(context, { ...params, ...query, ...body }),
  ),
  bindCall(calls.switch, (context, { params, body }) => switchEmail(context, { ...params, ...body })),
  bindCall(calls.preview, (context, { params, query, body }) =>
    previewEmail(context, { ...params, ...query, ...body }),
  ),
  bindCall(calls.test, (context, { params, query, body }) =>
    testEmail(context, { ...params, ...query, ...body }),
  ),
];
