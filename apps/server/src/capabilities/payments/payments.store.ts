import type { Id } from '@vitrine/core/id/id.ts';
import type { PaymentState } from '@vitrine/core/payments/payment-states.ts';
import type { Database } from '../../database/database.ts';
import { listDueWebsites } from '../../database/list-due-websites.ts';
import type { WebsitePortion } from '../../jobs/jobs.ts';

export interface PaymentRow {
  id: string;
  order_id: string;
  method: string;
  state: PaymentState;
  amount: number;
  currency: string;
  is_accounted: boolean;
  created_at: Date;
  captured_at: Date | null;
  refunded_at: Date | null;
  /** Given back in parts. */
  part_refunded: number;
  /** Promised in parts and not given back yet. */
  part_due: number;
}

/** The driver gives 64-bit numbers as text. */
type Amounts = 'amount' | 'part_refunded' | 'part_due';
type StoredRow = Omit<PaymentRow, Amounts> & Record<Amounts, string>;

export async function insertPayment(database: Database, websiteId: Id, row: PaymentRow): Promise<void> {
  await database.query(
    `INSERT INTO payments (website_id, id, order_id, method, state, amount, currency, is_accounted, created_at, captured_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      websiteId,
      row.id,
      row.order_id,
      row.method,
      row.state,
      row.amount,
      row.currency,
      row.is_accounted,
      row.created_at,
      row.captured_at,
    ],
  );
}

export async function readPayments(
  database: Database,
  websiteId: Id,
  paymentIds: readonly Id[],
): Promise<ReadonlyMap<Id, PaymentRow>> {
  const rows = await database.query<StoredRow>(
    'SELECT * FROM payments WHERE website_id = $1 AND id = ANY ($2)',
    [websiteId, paymentIds],
  );
  return new Map(rows.map(row => [row.id, rowOf(row)]));
}

export async function readPayment(
  database: Database,
  websiteId: Id,
  paymentId: Id,
): Promise<PaymentRow | null> {
  return (await readPayments(database, websiteId, [paymentId])).get(paymentId) ?? null;
}

export async function lockPayment(
  database: Database,
  websiteId: Id,
  paymentId: Id,
): Promise<PaymentRow | null> {
  const [row] = await database.query<StoredRow>(
    'SELECT * FROM payments WHERE website_id = $1 AND id = $2 FOR UPDATE',
    [websiteId, paymentId],
  );
  return row ? rowOf(row) : null;
}

export async function updateState(
  database: Database,
  websiteId: Id,
  { paymentId, state, now }: { paymentId: Id; state: PaymentState; now: Date },
): Promise<void> {
  await database.query(
    `UPDATE payments SET state = $3,
       captured_at = CASE WHEN $3 = 'captured' THEN $4
         WHEN $3 IN ('refunding', 'refundDue') THEN coalesce(captured_at, $4) ELSE captured_at END,
       refunded_at = CASE WHEN $3 = 'refunded' THEN $4 ELSE refunded_at END
     WHERE website_id = $1 AND id = $2`,
    [websiteId, paymentId, state, now],
  );
}

export async function updateAccounted(
  database: Database,
  websiteId: Id,
  { paymentId, isAccounted }: { paymentId: Id; isAccounted: boolean },
): Promise<void> {
  await database.query('UPDATE payments SET is_accounted = $3 WHERE website_id = $1 AND id = $2', [
    websiteId,
    paymentId,
    isAccounted,
  ]);
}

export async function updateParts(
  database: Database,
  websiteId: Id,
  { paymentId, refunded, due }: { paymentId: Id; refunded: number; due: number },
): Promise<void> {
  await database.query(
    'UPDATE payments SET part_refunded = $3, part_due = $4 WHERE website_id = $1 AND id = $2',
    [websiteId, paymentId, refunded, due],
  );
}

/** Oldest first, a bounded number at once. */
export async function listUnaccounted(database: Database, websiteId: Id): Promise<PaymentRow[]> {
  const rows = await database.query<StoredRow>(
    'SELECT * FROM payments WHERE website_id = $1 AND NOT is_accounted ORDER BY created_at LIMIT 500',
    [websiteId],
  );
  return rows.map(rowOf);
}

/** Websites that have one whose order does not know yet how it ended. */
export function listWithUnaccounted(database: Database, portion: WebsitePortion): Promise<Id[]> {
  return listDueWebsites(database, portion, { table: 'payments', among: 'NOT is_accounted' });
}

/** The orders whose money a person has to give back. */
export async function listRefundsDue(database: Database, websiteId: Id): Promise<Id[]> {
  const rows = await database.query<{ order_id: Id }>(
    `SELECT order_id FROM payments WHERE website_id = $1 AND (state = 'refundDue' OR part_due > 0)`,
    [websiteId],
  );
  return rows.map(row => row.order_id);
}

/** False when the message was taken before. */
export async function insertEvent(
  database: Database,
  websiteId: Id,
  event: { method: string; eventId: string; paymentId: Id; outcome: string; now: Date },
): Promise<boolean> {
  const rows = await database.query(
    `INSERT INTO payment_events (website_id, method, event_id, payment_id, outcome, received_at)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING event_id`,
    [websiteId, event.method, event.eventId, event.paymentId, event.outcome, event.now],
  );
  return rows.length === 1;
}

function rowOf(row: StoredRow): PaymentRow {
  return {
    ...row,
    amount: Number(row.amount),
    part_refunded: Number(row.part_refunded),
    part_due: Number(row.part_due),
  };
}
