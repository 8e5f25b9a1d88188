import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

/**
 * The next number of the website. Taken in a separate statement, so that orders do not wait for each other; it
 * need not reach the disk before its order does, because the log is written in order (rule ORDER-3).
 */
export async function nextNumber(database: Database, websiteId: Id): Promise<number> {
  const [row] = await database.query<{ last: number }>(
    `WITH quick AS (SELECT set_config('synchronous_commit', 'off', true))
     INSERT INTO order_counters (website_id, last) SELECT $1, 1 FROM quick
     ON CONFLICT (website_id) DO UPDATE SET last = order_counters.last + 1 RETURNING last`,
    [websiteId],
  );
  if (!row) throw new Error('The order number could not be taken.');
  return row.last;
}

/** An unused number is issued again, unless a later one was already issued. */
export async function giveBackNumber(database: Database, websiteId: Id, number: number): Promise<void> {
  await database.query('UPDATE order_counters SET last = last - 1 WHERE website_id = $1 AND last = $2', [
    websiteId,
    number,
  ]);
}
