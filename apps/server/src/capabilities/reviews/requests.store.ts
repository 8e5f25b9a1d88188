import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { listDueWebsites } from '../../database/list-due-websites.ts';
import type { WebsitePortion } from '../../jobs/jobs.ts';

export interface RequestRow {
  id: string;
  order_id: string;
  due_at: Date;
  sent_at: Date | null;
  expires_at: Date | null;
}

/** Once for an order; one that was not sent yet moves to the new time. */
export async function saveRequest(
  database: Database,
  websiteId: Id,
  { id, orderId, dueAt }: { id: Id; orderId: Id; dueAt: Date },
): Promise<void> {
  await database.query(
    `INSERT INTO review_requests (website_id, id, order_id, due_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (website_id, order_id) DO UPDATE SET due_at = $4 WHERE review_requests.sent_at IS NULL`,
    [websiteId, id, orderId, dueAt],
  );
}

export async function readRequest(database: Database, websiteId: Id, id: Id): Promise<RequestRow | null> {
  const [row] = await database.query<RequestRow>(
    'SELECT * FROM review_requests WHERE website_id = $1 AND id = $2',
    [websiteId, id],
  );
  return row ?? null;
}

export async function readRequestOf(
  database: Database,
  websiteId: Id,
  orderId: Id,
): Promise<RequestRow | null> {
  const [row] = await database.query<RequestRow>(
    'SELECT * FROM review_requests WHERE website_id = $1 AND order_id = $2',
    [websiteId, orderId],
  );
  return row ?? null;
}

export async function listDueRequests(
  database: Database,
  websiteId: Id,
  { now, limit }: { now: Date; limit: number },
): Promise<RequestRow[]> {
  return database.query<RequestRow>(
    `SELECT * FROM review_requests WHERE website_id = $1 AND sent_at IS NULL AND due_at <= $2
     ORDER BY due_at, id LIMIT $3`,
    [websiteId, now, limit],
  );
}

export function listWithDueRequests(database: Database, portion: WebsitePortion, now: Date): Promise<Id[]> {
  return listDueWebsites(database, portion, {
    table: 'review_requests',
    among: 'sent_at IS NULL',
    isDue: 'due_at <= $3',
    values: [now],
  });
}

/** False if another process has sent it. */
export async function markSent(
  database: Database,
  websiteId: Id,
  { id, at, expiresAt }: { id: Id; at: Date; expiresAt: Date },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE review_requests SET sent_at = $3, expires_at = $4
     WHERE website_id = $1 AND id = $2 AND sent_at IS NULL RETURNING id`,
    [websiteId, id, at, expiresAt],
  );
  return rows.length === 1;
}

/** One that is not to be sent after all. */
export async function dropRequest(database: Database, websiteId: Id, id: Id): Promise<void> {
  await database.query('DELETE FROM review_requests WHERE website_id = $1 AND id = $2 AND sent_at IS NULL', [
    websiteId,
    id,
  ]);
}

export async function addStop(
  database: Database,
  websiteId: Id,
  { email, at }: { email: string; at: Date },
): Promise<void> {
  await database.query(
    'INSERT INTO review_stops (website_id, email, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [websiteId, email.toLowerCase(), at],
  );
}

export async function isStopped(database: Database, websiteId: Id, email: string): Promise<boolean> {
  const rows = await database.query('SELECT FROM review_stops WHERE website_id = $1 AND email = $2', [
    websiteId,
    email.toLowerCase(),
  ]);
  return rows.length === 1;
}
