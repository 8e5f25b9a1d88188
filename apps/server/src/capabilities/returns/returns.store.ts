import type { Id } from '@vitrine/core/id/id.ts';
import { mostCounted } from '@vitrine/core/overview/overview.ts';
import type { ReturnLine, ReturnState } from '@vitrine/core/returns/return.ts';
import type { Database } from '../../database/database.ts';

export interface ReturnRow {
  id: string;
  order_id: string;
  serial: number;
  state: ReturnState;
  lines: ReturnLine[];
  comment: string;
  answer: string;
  asked_at: Date;
  changed_at: Date;
}

/** Call it with the order locked: the serial is the next one of that order. */
export async function insertReturn(
  database: Database,
  websiteId: Id,
  row: Pick<ReturnRow, 'id' | 'order_id' | 'serial' | 'lines' | 'comment'> & { now: Date },
): Promise<void> {
  await database.query(
    `INSERT INTO returns (website_id, id, order_id, serial, state, lines, comment, asked_at, changed_at)
     VALUES ($1, $2, $3, $4, 'asked', $5, $6, $7, $7)`,
    [websiteId, row.id, row.order_id, row.serial, JSON.stringify(row.lines), row.comment, row.now],
  );
}

export async function readReturn(database: Database, websiteId: Id, id: Id): Promise<ReturnRow | null> {
  const [row] = await database.query<ReturnRow>('SELECT * FROM returns WHERE website_id = $1 AND id = $2', [
    websiteId,
    id,
  ]);
  return row ?? null;
}

/** Oldest first. */
export async function listReturnsOf(database: Database, websiteId: Id, orderId: Id): Promise<ReturnRow[]> {
  return database.query<ReturnRow>(
    'SELECT * FROM returns WHERE website_id = $1 AND order_id = $2 ORDER BY serial',
    [websiteId, orderId],
  );
}

/** Of orders with one of these addresses, in lower case, newest first. */
export async function listReturnsOfBuyer(
  database: Database,
  websiteId: Id,
  { emails, limit }: { readonly emails: readonly string[]; readonly limit: number },
): Promise<ReturnRow[]> {
  return database.query<ReturnRow>(
    `SELECT * FROM returns WHERE website_id = $1 AND order_id = ANY (ARRAY(
       SELECT id FROM orders WHERE website_id = $1 AND lowered_email = ANY ($2) AND number IS NOT NULL))
     ORDER BY id DESC LIMIT $3`,
    [websiteId, emails, limit],
  );
}

/** Up to one more than `mostCounted`. */
export async function countOpenReturns(database: Database, websiteId: Id): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (
       SELECT FROM returns WHERE website_id = $1 AND is_open LIMIT ${mostCounted + 1}) AS counted`,
    [websiteId],
  );
  return row?.count ?? 0;
}

/** False if it is in another state: then nothing is changed. */
export async function updateReturn(
  database: Database,
  websiteId: Id,
  {
    row,
    to,
    lines = row.lines,
    answer = row.answer,
    now,
  }: { row: ReturnRow; to: ReturnState; lines?: readonly ReturnLine[]; answer?: string; now: Date },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE returns SET state = $4, lines = $5, answer = $6, changed_at = $7
     WHERE website_id = $1 AND id = $2 AND state = $3 RETURNING id`,
    [websiteId, row.id, row.state, to, JSON.stringify(lines), answer, now],
  );
  return rows.length === 1;
}

/** What a person wrote about their returns, once they are erased (rule RETURN-10). */
export async function forgetComments(database: Database, websiteId: Id, email: string): Promise<void> {
  await database.query(
    `UPDATE returns SET comment = '' WHERE website_id = $1 AND comment <> '' AND order_id = ANY (ARRAY(
       SELECT id FROM orders WHERE website_id = $1 AND lowered_email = $2 AND number IS NOT NULL))`,
    [websiteId, email.toLowerCase()],
  );
}
