import type { Id } from '@vitrine/core/id/id.ts';
import type { CaptureState } from '@vitrine/core/payments/payment-states.ts';
import type { Database } from '../../database/database.ts';

/** The part of an authorisation that the shop captures. */
export interface CaptureRow {
  id: string;
  payment_id: string;
  amount: number;
  state: CaptureState;
  reference: string;
  asked_at: Date;
  done_at: Date | null;
}

export async function insertCapture(database: Database, websiteId: Id, row: CaptureRow): Promise<void> {
  await database.query(
    `INSERT INTO payment_captures (website_id, id, payment_id, amount, state, reference, asked_at, done_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [websiteId, row.id, row.payment_id, row.amount, row.state, row.reference, row.asked_at, row.done_at],
  );
}

export async function readCapture(database: Database, websiteId: Id, id: Id): Promise<CaptureRow | null> {
  const [row] = await database.query<Omit<CaptureRow, 'amount'> & { amount: string }>(
    'SELECT * FROM payment_captures WHERE website_id = $1 AND id = $2',
    [websiteId, id],
  );
  return row ? { ...row, amount: Number(row.amount) } : null;
}

/** False if its result is already known: then nothing is changed. */
export async function endCapture(
  database: Database,
  websiteId: Id,
  end: { id: Id; state: Exclude<CaptureState, 'asked'>; reference: string; now: Date },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE payment_captures SET state = $3, reference = $4, done_at = $5
     WHERE website_id = $1 AND id = $2 AND state = 'asked' RETURNING id`,
    [websiteId, end.id, end.state, end.reference, end.now],
  );
  return rows.length === 1;
}

/** The requested capture of a payment succeeded. */
export async function endCapturesOf(
  database: Database,
  websiteId: Id,
  { paymentId, now }: { paymentId: Id; now: Date },
): Promise<void> {
  await database.query(
    `UPDATE payment_captures SET state = 'done', done_at = $3
     WHERE website_id = $1 AND payment_id = $2 AND state = 'asked'`,
    [websiteId, paymentId, now],
  );
}
