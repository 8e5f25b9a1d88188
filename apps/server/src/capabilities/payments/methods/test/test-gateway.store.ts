import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../../../database/database.ts';
import type { PaymentRow } from '../../payments.store.ts';

export type TestState =
  | 'open'
  | 'challenged'
  | 'authorised'
  | 'captured'
  | 'declined'
  | 'abandoned'
  | 'silent'
  | 'voided'
  | 'refunded';

/** The outcome of later charges of a saved method. */
export type TestLater = 'approve' | 'decline' | 'challenge' | 'forgotten';

export interface TestPaymentRow {
  payment_id: string;
  state: TestState;
  amount: string;
  currency: string;
  /** It authorises the money until the shop captures it. */
  captures_later: boolean;
  /** The buyer wants to save this method. */
  is_kept: boolean;
  later: TestLater;
  known_at: Date | null;
  captures: number;
}

/** Creates it once; a second call does nothing. */
export async function openTestPayment(database: Database, websiteId: Id, payment: PaymentRow): Promise<void> {
  await database.query(
    `INSERT INTO test_gateway_payments (website_id, payment_id, state, amount, currency, captures_later, is_kept)
     VALUES ($1, $2, 'open', $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
    [websiteId, payment.id, payment.amount, payment.currency, payment.captures_later, payment.is_kept],
  );
}

export async function readTestPayment(
  database: Database,
  websiteId: Id,
  paymentId: Id,
): Promise<TestPaymentRow | null> {
  const [row] = await database.query<TestPaymentRow>(
    'SELECT * FROM test_gateway_payments WHERE website_id = $1 AND payment_id = $2',
    [websiteId, paymentId],
  );
  return row ?? null;
}

/** Changes the state if it is one of the expected ones; null if not. */
export async function moveTestPayment(
  database: Database,
  websiteId: Id,
  {
    paymentId,
    from,
    to,
    knownAt,
  }: { paymentId: Id; from: readonly TestState[]; to: TestState; knownAt: Date | null },
): Promise<TestPaymentRow | null> {
  const [row] = await database.query<TestPaymentRow>(
    `UPDATE test_gateway_payments SET state = $4, known_at = $5, captures = captures + ($4 = 'captured')::int
     WHERE website_id = $1 AND payment_id = $2 AND state = ANY ($3) RETURNING *`,
    [websiteId, paymentId, from, to, knownAt],
  );
  return row ?? null;
}

/** Identified by its id: a repeated request refunds nothing more. Returns the total refunded from the payment. */
export async function insertTestRefund(
  database: Database,
  websiteId: Id,
  { refundId, ...part }: { refundId: Id; paymentId: Id; amount: number },
): Promise<{ given: number }> {
  return { given: await insertPart(database, websiteId, { ...part, id: refundId, of: refunds }) };
}

/** Identified by its id: a repeated request captures nothing more. Returns the total captured from the payment. */
export async function insertTestCapture(
  database: Database,
  websiteId: Id,
  { captureId, ...part }: { captureId: Id; paymentId: Id; amount: number },
): Promise<{ taken: number }> {
  return { taken: await insertPart(database, websiteId, { ...part, id: captureId, of: captures }) };
}

export function sumTestCaptures(database: Database, websiteId: Id, paymentId: Id): Promise<number> {
  return sumParts(database, websiteId, { paymentId, of: captures });
}

interface Parts {
  readonly table: 'test_gateway_refunds' | 'test_gateway_captures';
  readonly id: 'refund_id' | 'capture_id';
}
const refunds: Parts = { table: 'test_gateway_refunds', id: 'refund_id' };
const captures: Parts = { table: 'test_gateway_captures', id: 'capture_id' };

async function insertPart(
  database: Database,
  websiteId: Id,
  { id, paymentId, amount, of }: { id: Id; paymentId: Id; amount: number; of: Parts },
): Promise<number> {
  await database.query(
    `INSERT INTO ${of.table} (website_id, ${of.id}, payment_id, amount)
     VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [websiteId, id, paymentId, amount],
  );
  return sumParts(database, websiteId, { paymentId, of });
}

async function sumParts(
  database: Database,
  websiteId: Id,
  { paymentId, of }: { paymentId: Id; of: Parts },
): Promise<number> {
  const [row] = await database.query<{ sum: string }>(
    `SELECT coalesce(sum(amount), 0) AS sum FROM ${of.table} WHERE website_id = $1 AND payment_id = $2`,
    [websiteId, paymentId],
  );
  return Number(row?.sum);
}

/** Its behaviour for later charges of a saved method. */
export async function updateTestLater(
  database: Database,
  websiteId: Id,
  { paymentId, later }: { paymentId: Id; later: TestLater },
): Promise<void> {
  await database.query(
    'UPDATE test_gateway_payments SET later = $3 WHERE website_id = $1 AND payment_id = $2',
    [websiteId, paymentId, later],
  );
}
