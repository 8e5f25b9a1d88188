import { foldRecipient } from '@vitrine/core/mail/fold-recipient.ts';
import type { Context, PlatformContext } from '../../context.ts';

/** Of one kind, and of all kinds together: a person who signs up and orders gets a few of each. */
const seconds = 3600;
const mostOfKind = 10;
const mostOfAllKinds = 20;

export interface MailByStranger {
  /** What it is about, such as `order`: each is counted apart as well. */
  readonly about: string;
  readonly to: string;
  /** How many of this kind an hour; ten by default. */
  readonly most?: number;
}

/**
 * Counts a mail that somebody without an account can cause, before it is caused: what one website, or the platform,
 * sends to one person is limited, whoever asks and however the address is spelled (rule MAIL-21). Returns the seconds
 * to wait if there were too many, otherwise null.
 */
export async function takeMail(
  context: Context | PlatformContext,
  mail: MailByStranger,
): Promise<number | null> {
  const { database, guards } = context;
  const [ofKind, ofAll] = keysOf(context, mail);
  // In one message to the database.
  const waits = await Promise.all([
    guards.take(database, ofKind, { max: mail.most ?? mostOfKind, seconds }),
    guards.take(database, ofAll, { max: mostOfAllKinds, seconds }),
  ]);
  return waits.find(wait => wait !== null) ?? null;
}

/** What was refused for another reason caused no mail. */
export async function giveMailBack(context: Context | PlatformContext, mail: MailByStranger): Promise<void> {
  for (const key of keysOf(context, mail)) await context.guards.giveBack(context.database, key);
}

function keysOf(context: Context | PlatformContext, { about, to }: MailByStranger): [string, string] {
  const place = 'website' in context ? context.website.id : 'platform';
  const recipient = foldRecipient(to);
  return [`mail ${place} ${about} ${recipient}`, `mail ${place} ${recipient}`];
}
