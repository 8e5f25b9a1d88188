import type { ReminderEnding } from '@vitrine/core/cart-reminders/cart-reminder.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { listDueWebsites } from '../../database/list-due-websites.ts';
import type { WebsitePortion } from '../../jobs/jobs.ts';

export interface ReminderRow {
  id: Id;
  cart_id: Id;
  /** In lower case. */
  email: string;
  noted_at: Date;
  due_at: Date;
  mailed_at: Date | null;
  ended: ReminderEnding | 'optedOut' | null;
}

const isWaiting = 'mailed_at IS NULL AND ended IS NULL';

/** Once for a cart; one that was not mailed is postponed, and begins again with another address. */
export async function saveReminder(
  database: Database,
  websiteId: Id,
  row: Pick<ReminderRow, 'id' | 'cart_id' | 'email' | 'noted_at' | 'due_at'>,
): Promise<void> {
  await database.query(
    `INSERT INTO cart_reminders (website_id, id, cart_id, email, noted_at, due_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (website_id, cart_id) DO UPDATE SET email = $4, due_at = $6, ended = NULL
       WHERE cart_reminders.mailed_at IS NULL`,
    [websiteId, row.id, row.cart_id, row.email, row.noted_at, row.due_at],
  );
}

export async function readReminder(database: Database, websiteId: Id, id: Id): Promise<ReminderRow | null> {
  const [row] = await database.query<ReminderRow>(
    'SELECT * FROM cart_reminders WHERE website_id = $1 AND id = $2',
    [websiteId, id],
  );
  return row ?? null;
}

export async function readReminderOfCart(
  database: Database,
  websiteId: Id,
  cartId: Id,
): Promise<ReminderRow | null> {
  const [row] = await database.query<ReminderRow>(
    'SELECT * FROM cart_reminders WHERE website_id = $1 AND cart_id = $2',
    [websiteId, cartId],
  );
  return row ?? null;
}

/** Those that are due, the first of them first, after one that was seen to. */
export async function listDueReminders(
  database: Database,
  websiteId: Id,
  { now, after, limit }: { now: Date; after: Id | ''; limit: number },
): Promise<ReminderRow[]> {
  return database.query<ReminderRow>(
    `SELECT * FROM cart_reminders WHERE website_id = $1 AND ${isWaiting} AND due_at <= $2 AND id > $3
     ORDER BY id LIMIT $4`,
    [websiteId, now, after, limit],
  );
}

export function listWithDueReminders(database: Database, portion: WebsitePortion, now: Date): Promise<Id[]> {
  return listDueWebsites(database, portion, {
    table: 'cart_reminders',
    among: isWaiting,
    isDue: 'due_at <= $3',
    values: [now],
  });
}

export async function postpone(
  database: Database,
  websiteId: Id,
  { id, dueAt }: { id: Id; dueAt: Date },
): Promise<void> {
  await database.query(
    `UPDATE cart_reminders SET due_at = $3 WHERE website_id = $1 AND id = $2 AND ${isWaiting}`,
    [websiteId, id, dueAt],
  );
}

/** False if another process has sent or ended it. */
export async function markMailed(database: Database, websiteId: Id, id: Id, at: Date): Promise<boolean> {
  const rows = await database.query(
    `UPDATE cart_reminders SET mailed_at = $3 WHERE website_id = $1 AND id = $2 AND ${isWaiting} RETURNING id`,
    [websiteId, id, at],
  );
  return rows.length === 1;
}

/** Whatever cart the address left. */
export async function wasMailedSince(
  database: Database,
  websiteId: Id,
  { email, since }: { email: string; since: Date },
): Promise<boolean> {
  const rows = await database.query(
    'SELECT FROM cart_reminders WHERE website_id = $1 AND email = $2 AND mailed_at > $3 LIMIT 1',
    [websiteId, email, since],
  );
  return rows.length > 0;
}

export async function endReminder(
  database: Database,
  websiteId: Id,
  id: Id,
  ended: ReminderEnding | 'optedOut',
): Promise<void> {
  await database.query(
    `UPDATE cart_reminders SET ended = $3 WHERE website_id = $1 AND id = $2 AND ${isWaiting}`,
    [websiteId, id, ended],
  );
}

/** All of a person who took the consent back, also those that were mailed. */
export async function optOut(database: Database, websiteId: Id, email: string): Promise<void> {
  await database.query(
    `UPDATE cart_reminders SET ended = 'optedOut' WHERE website_id = $1 AND email = $2 AND ended IS NULL`,
    [websiteId, email],
  );
}

/** One that was not mailed: its cart was ordered. */
export async function dropReminder(database: Database, websiteId: Id, id: Id): Promise<void> {
  await database.query('DELETE FROM cart_reminders WHERE website_id = $1 AND id = $2 AND mailed_at IS NULL', [
    websiteId,
    id,
  ]);
}

export async function deleteRemindersOf(database: Database, websiteId: Id, email: string): Promise<void> {
  await database.query('DELETE FROM cart_reminders WHERE website_id = $1 AND email = $2', [
    websiteId,
    email.toLowerCase(),
  ]);
}
