import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, succeed } from '@vitrine/core/errors/result.ts';
import { type MailListing, mailCalls } from '@vitrine/core/mail/mail.calls.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { listMail, type MailRow, readMail } from './mail.store.ts';

export const mailRoutes: readonly BoundCall[] = [
  bindCall(mailCalls.listOutbox, async ({ database, website }, { query }) => {
    const rows = await listMail(database, website.id, query);
    return succeed({ mails: rows.slice(0, query.limit).map(listingOf), hasMore: rows.length > query.limit });
  }),
  bindCall(mailCalls.getMail, async ({ database, website }, { params }) => {
    const row = await readMail(database, website.id, params.mailId);
    if (row === null) return fail(callErrors.notFound);
    // A one-use link is for its recipient alone.
    const body = row.is_secret ? { html: '', text: '' } : { html: row.html, text: row.body_text };
    return succeed({ mail: { ...listingOf(row), from: row.sender, ...body } });
  }),
];

function listingOf(row: MailRow): MailListing {
  return {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    kind: row.kind,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    fault: row.fault,
  };
}
