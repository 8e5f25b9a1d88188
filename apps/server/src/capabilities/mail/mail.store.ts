import type { Id } from '@vitrine/core/id/id.ts';
import type { Mail } from '@vitrine/core/mail/mail.calls.ts';
import { acrossWebsites, type Database } from '../../database/database.ts';

export interface MailRow {
  id: string;
  kind: string;
  sender: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  html: string;
  body_text: string;
  is_secret: boolean;
  /** Where one click takes back what the email is sent by; null if it needs no consent. */
  unsubscribe: string | null;
  state: Mail['state'];
  created_at: Date;
  sent_at: Date | null;
  problem: string | null;
  tries: number;
}

const columns = [
  'id',
  'kind',
  'sender',
  'recipient',
  'reply_to',
  'subject',
  'html',
  'body_text',
  'is_secret',
  'unsubscribe',
  'state',
  'created_at',
] as const satisfies readonly (keyof MailRow)[];

export type NewMailRow = Pick<MailRow, (typeof columns)[number]>;

/** `websiteId` is 'platform' for mail of the platform itself, here and below. */
export async function insertMails(
  database: Database,
  websiteId: string,
  mails: readonly NewMailRow[],
): Promise<void> {
  const rows = mails.map(
    (_, at) => `($1, ${columns.map((__, column) => `$${2 + at * columns.length + column}`).join(', ')})`,
  );
  await database.query(`INSERT INTO outbox (website_id, ${columns.join(', ')}) VALUES ${rows.join(', ')}`, [
    websiteId,
    ...mails.flatMap(mail => columns.map(column => mail[column])),
  ]);
}

export async function readMail(database: Database, websiteId: string, mailId: Id): Promise<MailRow | null> {
  const [row] = await database.query<MailRow>('SELECT * FROM outbox WHERE website_id = $1 AND id = $2', [
    websiteId,
    mailId,
  ]);
  return row ?? null;
}

/** Newest first, of the kinds that begin with `kind`; one more than the limit if there are more. */
export async function listMail(
  database: Database,
  websiteId: string,
  { limit, before, kind }: { limit: number; before?: Id | undefined; kind: string },
): Promise<MailRow[]> {
  return database.query<MailRow>(
    `SELECT * FROM outbox
     WHERE website_id = $1 AND ($2::text IS NULL OR id < $2) AND starts_with(kind, $4) ORDER BY id DESC LIMIT $3`,
    [websiteId, before ?? null, limit + 1, kind],
  );
}

/** The body of a mail with a one-use link is deleted once it is sent (rule MAIL-4). */
export async function markSent(
  database: Database,
  websiteId: string,
  { mailId, at }: { mailId: Id; at: Date },
): Promise<void> {
  await database.query(
    `UPDATE outbox SET state = 'sent', sent_at = $3, problem = NULL,
       html = CASE WHEN is_secret THEN '' ELSE html END, body_text = CASE WHEN is_secret THEN '' ELSE body_text END
     WHERE website_id = $1 AND id = $2`,
    [websiteId, mailId, at],
  );
}

export async function markProblem(
  database: Database,
  websiteId: string,
  { mailId, problem, isFinal }: { mailId: Id; problem: string; isFinal: boolean },
): Promise<void> {
  await database.query(
    `UPDATE outbox SET problem = $3, tries = tries + 1, state = CASE WHEN $4 THEN 'failed' ELSE state END WHERE website_id = $1 AND id = $2`,
    [websiteId, mailId, problem, isFinal],
  );
}

/** How many were removed, for all websites and the platform. */
export async function deleteMailBefore(
  database: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const rows = await acrossWebsites(database).query(
    `DELETE FROM outbox WHERE (website_id, id) IN (
       SELECT website_id, id FROM outbox WHERE state <> 'queued' AND created_at < $1 ORDER BY created_at LIMIT $2)
     RETURNING id`,
    [before, limit],
  );
  return rows.length;
}
