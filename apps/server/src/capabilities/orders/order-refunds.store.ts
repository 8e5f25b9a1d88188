import type { Id } from '@vitrine/core/id/id.ts';
import type { PartRefund, PartRefundState, RefundedLine } from '@vitrine/core/orders/part-refund.ts';
import type { Database } from '../../database/database.ts';

export interface RefundRow {
  id: string;
  order_id: string;
  amount: number;
  state: PartRefundState;
  lines: RefundedLine[];
  is_restocked: boolean;
  reason: string;
  is_buyer_told: boolean;
  asked_at: Date;
  done_at: Date | null;
}

/** The driver gives 64-bit numbers as text. */
type StoredRow = Omit<RefundRow, 'amount'> & { amount: string };

export async function insertRefund(database: Database, websiteId: Id, row: RefundRow): Promise<void> {
  await database.query(
    `INSERT INTO order_refunds (website_id, id, order_id, amount, state, lines, is_restocked, reason, is_buyer_told, asked_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      websiteId,
      row.id,
      row.order_id,
      row.amount,
      row.state,
      JSON.stringify(row.lines),
      row.is_restocked,
      row.reason,
      row.is_buyer_told,
      row.asked_at,
    ],
  );
}

/** In the order in which they were asked for. */
export async function listRefunds(database: Database, websiteId: Id, orderId: Id): Promise<RefundRow[]> {
  const rows = await database.query<StoredRow>(
    'SELECT * FROM order_refunds WHERE website_id = $1 AND order_id = $2 ORDER BY asked_at, id',
    [websiteId, orderId],
  );
  return rows.map(rowOf);
}

export async function readRefund(database: Database, websiteId: Id, id: Id): Promise<RefundRow | null> {
  const [row] = await database.query<StoredRow>(
    'SELECT * FROM order_refunds WHERE website_id = $1 AND id = $2',
    [websiteId, id],
  );
  return row ? rowOf(row) : null;
}

/** False when it is in another state: then nothing is changed. */
export async function updateRefundState(
  database: Database,
  websiteId: Id,
  { id, from, to, now }: { id: Id; from: PartRefundState; to: PartRefundState; now: Date },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE order_refunds SET state = $4, done_at = CASE WHEN $4 = 'done' THEN $5 ELSE done_at END
     WHERE website_id = $1 AND id = $2 AND state = $3 RETURNING id`,
    [websiteId, id, from, to, now],
  );
  return rows.length === 1;
}

export function partRefundOf(row: RefundRow): PartRefund {
  return {
    id: row.id,
    amount: row.amount,
    state: row.state,
    lines: row.lines,
    isRestocked: row.is_restocked,
    askedAt: row.asked_at.toISOString(),
    doneAt: row.done_at?.toISOString() ?? null,
  };
}

function rowOf(row: StoredRow): RefundRow {
  return { ...row, amount: Number(row.amount) };
}
