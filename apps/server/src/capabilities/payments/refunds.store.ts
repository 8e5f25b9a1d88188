import type { Id } from '@vitrine/core/id/id.ts';
import type { Refund } from '@vitrine/core/orders/refund.ts';
import type { RefundState } from '@vitrine/core/payments/payment-states.ts';
import type { Database } from '../../database/database.ts';

export interface RefundRow {
  id: string;
  order_id: string;
  payment_id: string;
  amount: number;
  state: RefundState;
  lines: Refund['lines'];
  /** Of its amount, for items and for shipping, and the tax in all of it; no tax if nobody recorded them. */
  items: number;
  shipping: number;
  tax: number | null;
  is_restocked: boolean;
  reason: string;
  is_buyer_told: boolean;
  /** It returns what was paid beyond an order that was changed, and takes nothing back of the sale. */
  is_for_edit: boolean;
  /** It is recorded in the order. */
  is_noted: boolean;
  reference: string;
  asked_at: Date;
  done_at: Date | null;
}

/** The driver returns 64-bit numbers as text. */
type Amounts = 'amount' | 'items' | 'shipping';
type StoredRow = Omit<RefundRow, Amounts | 'tax'> & Record<Amounts, string> & { tax: string | null };

export async function insertRefund(database: Database, websiteId: Id, row: RefundRow): Promise<void> {
  await database.query(
    `INSERT INTO refunds (website_id, id, order_id, payment_id, amount, state, lines, is_restocked, reason,
       is_buyer_told, is_noted, reference, asked_at, done_at, items, shipping, tax, is_for_edit)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      websiteId,
      row.id,
      row.order_id,
      row.payment_id,
      row.amount,
      row.state,
      JSON.stringify(row.lines),
      row.is_restocked,
      row.reason,
      row.is_buyer_told,
      row.is_noted,
      row.reference,
      row.asked_at,
      row.done_at,
      row.items,
      row.shipping,
      row.tax,
      row.is_for_edit,
    ],
  );
}

/** In the order in which they were requested. */
export async function listRefunds(database: Database, websiteId: Id, orderId: Id): Promise<RefundRow[]> {
  const rows = await database.query<StoredRow>(
    'SELECT * FROM refunds WHERE website_id = $1 AND order_id = $2 ORDER BY asked_at, id',
    [websiteId, orderId],
  );
  return rows.map(rowOf);
}

export async function readRefund(database: Database, websiteId: Id, id: Id): Promise<RefundRow | null> {
  const [row] = await database.query<StoredRow>('SELECT * FROM refunds WHERE website_id = $1 AND id = $2', [
    websiteId,
    id,
  ]);
  return row ? rowOf(row) : null;
}

/** False if it is in another state: then nothing is changed. */
export async function updateRefundState(
  database: Database,
  websiteId: Id,
  move: { id: Id; from: RefundState; to: RefundState; reference?: string; now: Date; isNoted?: boolean },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE refunds SET state = $4, done_at = CASE WHEN $4 = 'done' THEN $5 ELSE done_at END,
       reference = coalesce($6, reference), is_noted = coalesce($7, is_noted)
     WHERE website_id = $1 AND id = $2 AND state = $3 RETURNING id`,
    [websiteId, move.id, move.from, move.to, move.now, move.reference ?? null, move.isNoted ?? null],
  );
  return rows.length === 1;
}

/** False if it is already recorded in the order. */
export async function noteRefund(database: Database, websiteId: Id, id: Id): Promise<boolean> {
  const rows = await database.query(
    'UPDATE refunds SET is_noted = true WHERE website_id = $1 AND id = $2 AND NOT is_noted RETURNING id',
    [websiteId, id],
  );
  return rows.length === 1;
}

/**
 * The service reported this refund in another message before it answered: it is one refund. Returns whether that
 * one was recorded in the order.
 */
export async function deleteTwin(
  database: Database,
  websiteId: Id,
  { id, payment_id, reference }: Pick<RefundRow, 'id' | 'payment_id' | 'reference'>,
): Promise<boolean> {
  if (reference === '') return false;
  const rows = await database.query<{ is_noted: boolean }>(
    `DELETE FROM refunds WHERE website_id = $1 AND payment_id = $2 AND reference = $3 AND id <> $4 RETURNING is_noted`,
    [websiteId, payment_id, reference, id],
  );
  return rows.some(row => row.is_noted);
}

function rowOf(row: StoredRow): RefundRow {
  return {
    ...row,
    amount: Number(row.amount),
    items: Number(row.items),
    shipping: Number(row.shipping),
    tax: row.tax === null ? null : Number(row.tax),
  };
}
