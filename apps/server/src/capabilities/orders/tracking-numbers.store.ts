import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

/** Those of the shipments that count, by order, in the order in which they were sent. */
export async function readTrackingNumbersOf(
  database: Database,
  websiteId: Id,
  orderIds: readonly Id[],
): Promise<ReadonlyMap<Id, readonly string[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await database.query<{ order_id: Id; numbers: string[] }>(
    `SELECT order_id, array_agg(tracking_number ORDER BY sent_at, id) AS numbers FROM order_shipments
     WHERE website_id = $1 AND order_id = ANY ($2) AND undone_at IS NULL AND tracking_number <> ''
     GROUP BY order_id`,
    [websiteId, orderIds],
  );
  return new Map(rows.map(({ order_id, numbers }) => [order_id, numbers]));
}
