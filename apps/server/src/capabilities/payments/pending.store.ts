import type { Id } from '@vitrine/core/id/id.ts';
import type { PendingOfMethod } from '@vitrine/core/payments/payments.calls.ts';
import type { Database } from '../../database/database.ts';

/**
 * What each method’s service has not finished; methods with nothing are left out. The payment of each refund is looked
 * up, as a join would read all payments.
 */
export async function countPending(
  database: Database,
  websiteId: Id,
): Promise<ReadonlyMap<string, PendingOfMethod>> {
  const rows = await database.query<{ method: string; kind: keyof PendingOfMethod; count: number }>(
    `SELECT method, 'payments' AS kind, count(*)::int AS count FROM payments
     WHERE website_id = $1 AND NOT is_accounted AND state IN ('created', 'challenged') GROUP BY method
     UNION ALL
     SELECT method, 'authorised', count(*)::int FROM payments
     WHERE website_id = $1 AND state = 'authorised' GROUP BY method
     UNION ALL
     SELECT method, 'refunds', count(*)::int FROM (
       SELECT (SELECT method FROM payments WHERE website_id = $1 AND id = r.payment_id) AS method
       FROM refunds r WHERE website_id = $1 AND state = 'asked') AS asked GROUP BY method`,
    [websiteId],
  );
  const pending = new Map<string, PendingOfMethod>();
  for (const { method, kind, count } of rows)
    pending.set(method, { ...nothingPending, ...pending.get(method), [kind]: count });
  return pending;
}

export const nothingPending: PendingOfMethod = { payments: 0, authorised: 0, refunds: 0 };
