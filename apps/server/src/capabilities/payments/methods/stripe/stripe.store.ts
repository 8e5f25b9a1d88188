import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../../../database/database.ts';

export interface StripePaymentRow {
  payment_id: string;
  /** As it was when the payment began. */
  descriptor: string;
  intent: string | null;
  is_closed: boolean;
  refusal: string;
  label: string;
}

const columns = 'payment_id, descriptor, intent, is_closed, refusal, label';

/** Creates it once; a second call only reads it. */
export async function openStripePayment(
  database: Database,
  websiteId: Id,
  { paymentId, descriptor }: { paymentId: Id; descriptor: string },
): Promise<StripePaymentRow> {
  await database.query(
    `INSERT INTO stripe_payments (website_id, payment_id, descriptor) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [websiteId, paymentId, descriptor],
  );
  const row = await readStripePayment(database, websiteId, paymentId);
  if (row === null) throw new Error('A payment at Stripe is gone.');
  return row;
}

export async function readStripePayment(
  database: Database,
  websiteId: Id,
  paymentId: Id,
): Promise<StripePaymentRow | null> {
  const [row] = await database.query<StripePaymentRow & Record<string, unknown>>(
    `SELECT ${columns} FROM stripe_payments WHERE website_id = $1 AND payment_id = $2`,
    [websiteId, paymentId],
  );
  return row ?? null;
}

/** The payment of an intent; null if it is none of this website. */
export async function findPaymentOfIntent(
  database: Database,
  websiteId: Id,
  intent: string,
): Promise<Id | null> {
  const [row] = await database.query<{ payment_id: string }>(
    'SELECT payment_id FROM stripe_payments WHERE website_id = $1 AND intent = $2',
    [websiteId, intent],
  );
  return row?.payment_id ?? null;
}

/** False if the payment was closed in the meantime. */
export async function recordIntent(
  database: Database,
  websiteId: Id,
  { paymentId, intent }: { paymentId: Id; intent: string },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE stripe_payments SET intent = $3 WHERE website_id = $1 AND payment_id = $2 AND NOT is_closed
     RETURNING payment_id`,
    [websiteId, paymentId, intent],
  );
  return rows.length === 1;
}

/** No intent may begin any more; returns the one that had begun. */
export async function closeStripePayment(
  database: Database,
  websiteId: Id,
  paymentId: Id,
): Promise<string | null> {
  const [row] = await database.query<{ intent: string | null }>(
    `INSERT INTO stripe_payments (website_id, payment_id, descriptor, is_closed) VALUES ($1, $2, '', true)
     ON CONFLICT (website_id, payment_id) DO UPDATE SET is_closed = true RETURNING intent`,
    [websiteId, paymentId],
  );
  return row?.intent ?? null;
}

export async function recordRefusal(
  database: Database,
  websiteId: Id,
  { paymentId, refusal }: { paymentId: Id; refusal: string },
): Promise<void> {
  await database.query(
    'UPDATE stripe_payments SET refusal = $3, is_closed = true WHERE website_id = $1 AND payment_id = $2',
    [websiteId, paymentId, refusal.slice(0, 500)],
  );
}

export async function recordLabel(
  database: Database,
  websiteId: Id,
  { paymentId, label }: { paymentId: Id; label: string },
): Promise<void> {
  await database.query('UPDATE stripe_payments SET label = $3 WHERE website_id = $1 AND payment_id = $2', [
    websiteId,
    paymentId,
    label,
  ]);
}

export async function listLabels(
  database: Database,
  websiteId: Id,
  paymentIds: readonly Id[],
): Promise<ReadonlyMap<Id, string>> {
  const rows = await database.query<{ payment_id: string; label: string }>(
    `SELECT payment_id, label FROM stripe_payments WHERE website_id = $1 AND payment_id = ANY ($2)`,
    [websiteId, paymentIds],
  );
  return new Map(rows.map(({ payment_id, label }) => [payment_id, label]));
}
