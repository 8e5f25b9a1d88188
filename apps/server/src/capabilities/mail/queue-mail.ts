import { type Id, newId } from '@vitrine/core/id/id.ts';
import { isMailKind, mailEventOf } from '@vitrine/core/mail/mail-events.ts';
import type { Context, PlatformContext } from '../../context.ts';
import type { ChangedContent, NewMail } from '../../new-mail.ts';
import { insertMails, type NewMailRow } from './mail.store.ts';
import { renderContent } from './mail-content.ts';
import { deliverMail, mailSecretPurpose } from './mail-delivery.ts';
import { type MailDocumentRow, readChanges } from './mail-documents.store.ts';

/**
 * Puts a mail into the outbox on the context's connection: inside a transaction it is sent only if that
 * commits (rule MAIL-1). Mail of a website shows its title as the sender’s name. Returns the mail’s id.
 */
export async function queueMail(context: Context | PlatformContext, mail: NewMail): Promise<Id> {
  const id = newId();
  await queue(context, [{ id, ...mail }]);
  return id;
}

/** Several in one statement. */
export function queueMails(context: Context | PlatformContext, mails: readonly NewMail[]): Promise<void> {
  return queue(
    context,
    mails.map(mail => ({ id: newId(), ...mail })),
  );
}

async function queue(
  context: Context | PlatformContext,
  mails: readonly (NewMail & { readonly id: Id })[],
): Promise<void> {
  if ('website' in context && context.mailbox !== undefined) {
    context.mailbox.push(...mails);
    return;
  }
  const { configuration, database, jobs } = context;
  const websiteId = 'website' in context ? context.website.id : 'platform';
  const kinds = mails.map(({ kind }) => kind).filter(isMailKind);
  const { documents, off } =
    kinds.length === 0 ? nothingChanged : await readChanges(database, websiteId, kinds);
  // An order of the counter may name nobody to write to.
  const sent = mails.filter(({ kind, to }) => to !== '' && !isLeftOut(kind, off));
  if (sent.length === 0) return;
  await insertMails(
    database,
    websiteId,
    sent.map(mail => rowOf(context, mail, changedOf(mail, documents))),
  );
  if (configuration.SMTP_URL === undefined) return;
  for (const { id } of sent)
    await jobs.enqueue(database, deliverMail, { websiteId: null, data: { mailId: id, websiteId } });
}

const nothingChanged = { documents: [], off: new Set<string>() };

/** Only what may be turned off, whatever is stored (rule EMAIL-6). */
function isLeftOut(kind: string, off: ReadonlySet<string>): boolean {
  return off.has(kind) && isMailKind(kind) && mailEventOf(kind).isOptional === true;
}

function changedOf(
  { kind, language, changed }: NewMail,
  documents: readonly MailDocumentRow[],
): ChangedContent | null {
  if (changed) return changed;
  const row = documents.find(one => one.kind === kind && one.language === language);
  return row ? { document: row, pictures: row.pictures } : null;
}

function rowOf(
  context: Context | PlatformContext,
  mail: NewMail & { readonly id: Id },
  changed: ChangedContent | null,
): NewMailRow {
  const { clock, configuration, secrets } = context;
  const { subject, html, text } = renderContent(mail, changed);
  const seal = (body: string) => (mail.isSecret ? secrets.encrypt(mailSecretPurpose, body) : body);
  return {
    id: mail.id,
    kind: mail.kind,
    sender:
      'website' in context
        ? namedSender(configuration.MAIL_FROM, context.website.title)
        : configuration.MAIL_FROM,
    recipient: oneLine(mail.to),
    reply_to: mail.replyTo === undefined ? null : oneLine(mail.replyTo),
    subject: oneLine(subject),
    html: seal(html),
    body_text: seal(text),
    is_secret: mail.isSecret ?? false,
    unsubscribe: mail.unsubscribe ?? null,
    state: configuration.SMTP_URL === undefined ? 'kept' : 'queued',
    created_at: clock.now(),
  };
}

function namedSender(from: string, name: string): string {
  const address = /^[^<]*<([^>]+)>/.exec(from)?.[1] ?? from;
  return `"${oneLine(name).replace(/["\\]/g, '')}" <${address}>`;
}

/** A line break in a header would begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\0]+/g, ' ').trim();
}
