import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Context, PlatformContext } from '../../context.ts';
import { insertMails, type NewMailRow } from './mail.store.ts';
import { deliverMail, mailSecretPurpose } from './mail-delivery.ts';

/** The content of a mail, made by a separate function next to the verb that sends it. */
export interface MailContent {
  readonly subject: string;
  /** A complete HTML document. */
  readonly html: string;
  readonly text: string;
}

export interface NewMail extends MailContent {
  /** `noun.name`, such as `orders.confirmation`. */
  readonly kind: string;
  readonly to: string;
  readonly replyTo?: string;
  /** Contains a one-use link: the body is encrypted at rest and deleted once sent. */
  readonly isSecret?: boolean;
}

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
  const { configuration, database, jobs } = context;
  const websiteId = 'website' in context ? context.website.id : 'platform';
  await insertMails(
    database,
    websiteId,
    mails.map(mail => rowOf(context, mail)),
  );
  if (configuration.SMTP_URL === undefined) return;
  for (const { id } of mails)
    await jobs.enqueue(database, deliverMail, { websiteId: null, data: { mailId: id, websiteId } });
}

function rowOf(context: Context | PlatformContext, mail: NewMail & { readonly id: Id }): NewMailRow {
  const { clock, configuration, secrets } = context;
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
    subject: oneLine(mail.subject),
    html: seal(mail.html),
    body_text: seal(mail.text),
    is_secret: mail.isSecret ?? false,
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
