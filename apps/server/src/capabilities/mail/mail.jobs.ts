import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import nodemailer, { type Transporter } from 'nodemailer';
import type { PlatformContext } from '../../context.ts';
import { defineJobKind, platformJob } from '../../jobs/jobs.ts';
import { keptSince, removeInPortions, retention } from '../../retention.ts';
import { deleteMailBefore, type MailRow, markProblem, markSent, readMail } from './mail.store.ts';
import { deliverMail, mailSecretPurpose } from './mail-delivery.ts';

/** Tries over about a day, with growing pauses, before a mail counts as failed (rule MAIL-3). */
const retries = 12;

export const deliverMailJob = platformJob(deliverMail, deliver, {
  retries,
  concurrency: 2,
  timeoutSeconds: 120,
  giveUp: async ({ database }, { mailId, websiteId }) => {
    const there = database.at(websiteId);
    const mail = await readMail(there, websiteId, mailId);
    if (mail === null || mail.state !== 'queued') return;
    await markProblem(there, websiteId, { mailId, problem: endedEachTime, isFinal: true });
  },
});

const forgetMail = defineJobKind<Record<string, never>>('mail.forget');

/** Deletes mail that was sent, failed or only stored after its days; waiting mail stays (rule RETAIN-4). */
export const forgetMailJob = platformJob(
  forgetMail,
  ({ clock, database }, _, isStopping) => {
    const before = keptSince(clock, retention.mail);
    return removeInPortions(isStopping, limit => deleteMailBefore(database, { before, limit }));
  },
  { cron: '53 3 * * *' },
);

/** A code, which is worded when the list of mails is read; the answer of a mail server is stored unchanged. */
const endedEachTime = phrase('parts.mailInterrupted').code;

/** Shorter than the job's time limit, so that a try that hangs ends before the next begins. */
const timeouts = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  dnsTimeout: 20_000,
  socketTimeout: 40_000,
};

const transports = new Map<string, Transporter>();

async function deliver(context: PlatformContext, { mailId, websiteId }: { mailId: Id; websiteId: string }) {
  const { configuration, clock } = context;
  const database = context.database.at(websiteId);
  const mail = await readMail(database, websiteId, mailId);
  if (mail === null || mail.state === 'sent' || configuration.SMTP_URL === undefined) return;
  try {
    await transportTo(configuration.SMTP_URL).sendMail(messageOf(context, mail));
  } catch (error) {
    const isFinal = isRefusedForGood(error) || mail.tries >= retries;
    await markProblem(database, websiteId, { mailId, problem: problemOf(error), isFinal });
    if (isFinal) return;
    throw error;
  }
  await markSent(database, websiteId, { mailId, at: clock.now() });
}

function messageOf({ secrets }: PlatformContext, mail: MailRow) {
  const open = (body: string) => (mail.is_secret ? secrets.decrypt(mailSecretPurpose, body) : body);
  return {
    from: mail.sender,
    to: mail.recipient,
    ...(mail.reply_to === null ? {} : { replyTo: mail.reply_to }),
    ...(mail.unsubscribe === null ? {} : { headers: oneClick(mail.unsubscribe) }),
    subject: mail.subject,
    html: open(mail.html),
    text: open(mail.body_text),
    // A try whose answer was lost may send twice; the same id lets the recipient’s server drop the second.
    messageId: `<${mail.id}@vitrine>`,
  };
}

/** Mail programs show a button that posts to the address (RFC 8058). */
function oneClick(address: string) {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function transportTo(url: string): Transporter {
  const known = transports.get(url);
  if (known) return known;
  const transport = nodemailer.createTransport({ url, ...timeouts });
  transports.set(url, transport);
  return transport;
}

/** A 5xx answer of the mail server to this recipient will not change on a retry. */
function isRefusedForGood(error: unknown): boolean {
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  return status >= 500 && status < 600 && status !== 535 && status !== 530;
}

function problemOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}
