import type { Id } from '@vitrine/core/id/id.ts';
import type { DisputeState } from '@vitrine/core/payments/payment-states.ts';
import type { Database } from '../../database/database.ts';

/** A buyer had their bank reclaim the money; the service reports the decision. */
export interface DisputeRow {
  id: string;
  order_id: string;
  payment_id: string;
  reference: string;
  amount: number;
  state: DisputeState;
  /** The last state recorded in the order. */
  noted_state: DisputeState | null;
  reason: string;
  answer_by: Date | null;
  opened_at: Date;
  closed_at: Date | null;
}

/** The driver returns 64-bit numbers as text. */
type StoredRow = Omit<DisputeRow, 'amount'> & { amount: string };

const select = 'SELECT * FROM payment_disputes WHERE website_id = $1';

export async function insertDispute(database: Database, websiteId: Id, row: DisputeRow): Promise<void> {
  await database.query(
    `INSERT INTO payment_disputes (website_id, id, order_id, payment_id, reference, amount, state, noted_state, reason,
       answer_by, opened_at, closed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      websiteId,
      row.id,
      row.order_id,
      row.payment_id,
      row.reference,
      row.amount,
      row.state,
      row.noted_state,
      row.reason,
      row.answer_by,
      row.opened_at,
      row.closed_at,
    ],
  );
}

export async function readDispute(database: Database, websiteId: Id, id: Id): Promise<DisputeRow | null> {
  return one(await database.query<StoredRow>(`${select} AND id = $2`, [websiteId, id]));
}

export async function findDispute(
  database: Database,
  websiteId: Id,
  { paymentId, reference }: { paymentId: Id; reference: string },
): Promise<DisputeRow | null> {
  const values = [websiteId, paymentId, reference];
  return one(await database.query<StoredRow>(`${select} AND payment_id = $2 AND reference = $3`, values));
}

/** In the order in which they were opened. */
export async function listDisputes(database: Database, websiteId: Id, orderId: Id): Promise<DisputeRow[]> {
  const rows = await database.query<StoredRow>(`${select} AND order_id = $2 ORDER BY opened_at, id`, [
    websiteId,
    orderId,
  ]);
  return rows.map(rowOf);
}

/** The order of the dispute that has to be answered first, of those that are not decided yet. */
export async function readUrgentDispute(database: Database, websiteId: Id): Promise<Id | null> {
  const [row] = await database.query<{ order_id: Id }>(
    `SELECT order_id FROM payment_disputes WHERE website_id = $1 AND state = 'opened'
     ORDER BY answer_by NULLS LAST, id LIMIT 1`,
    [websiteId],
  );
  return row?.order_id ?? null;
}

export async function closeDispute(
  database: Database,
  websiteId: Id,
  { id, state, now }: { id: Id; state: DisputeState; now: Date },
): Promise<void> {
  await database.query(
    'UPDATE payment_disputes SET state = $3, closed_at = $4 WHERE website_id = $1 AND id = $2',
    [websiteId, id, state, now],
  );
}

/** Its state is recorded in the order. */
export async function noteDisputeState(
  database: Database,
  websiteId: Id,
  { id, state }: Pick<DisputeRow, 'id' | 'state'>,
): Promise<void> {
  await database.query('UPDATE payment_disputes SET noted_state = $3 WHERE website_id = $1 AND id = $2', [
    websiteId,
    id,
    state,
  ]);
}

function one([row]: readonly StoredRow[]): DisputeRow | null {
  return row ? rowOf(row) : null;
}

function rowOf(row: StoredRow): DisputeRow {
  return { ...row, amount: Number(row.amount) };
}
