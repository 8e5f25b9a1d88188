import { doors } from '@vitrine/core/accounts/doors.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, succeed } from '@vitrine/core/errors/result.ts';
import { type MailListing, mailCalls } from '@vitrine/core/mail/mail.calls.ts';
import { wordPhrase } from '@vitrine/core/messages/word-phrase.ts';
import { actorMay } from '../../actor-may.ts';
import type { Actor } from '../../context.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { listMail, type MailRow, readMail } from './mail.store.ts';

export const mailRoutes: readonly BoundCall[] = [
  bindCall(mailCalls.listOutbox, async ({ actor, database, website }, { query }, { language }) => {
    const rows = await listMail(database, website.id, { ...query, kind: kindsFor(actor) });
    const mails = rows.slice(0, query.limit).map(row => listingOf(row, language));
    return succeed({ mails, hasMore: rows.length > query.limit });
  }),
  bindCall(mailCalls.getMail, async ({ actor, database, website }, { params }, { language }) => {
    const row = await readMail(database, website.id, params.mailId);
    if (row === null || !row.kind.startsWith(kindsFor(actor))) return fail(callErrors.notFound);
    // Only the recipient may see a one-use link.
    const body = row.is_secret ? { html: '', text: '' } : { html: row.html, text: row.body_text };
    return succeed({ mail: { ...listingOf(row, language), from: row.sender, ...body } });
  }),
];

/** The prefix of the kinds that a role may read: all of them, or mail to buyers (rule MAIL-8). */
function kindsFor(actor: Actor): string {
  return actorMay(actor, doors.allMail.needs) ? '' : 'orders.';
}

function listingOf(row: MailRow, language: string): MailListing {
  return {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    kind: row.kind,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    problem: row.problem?.startsWith('parts.') ? wordPhrase({ code: row.problem }, language) : row.problem,
  };
}
