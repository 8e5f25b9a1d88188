import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../../../database/database.ts';

export interface PayPalPaymentRow {
  payment_id: string;
  paypal_order: string | null;
  approval_page: string | null;
  is_taking: boolean;
  is_closed: boolean;
  refusal: string;
}

type Stored = PayPalPaymentRow & Record<string, unknown>;
const columns = 'payment_id, paypal_order, approval_page, is_taking, is_closed, refusal';

/** Creates it once; a second call only reads it. */
export async function openPayPalPayment(
  database: Database,
  websiteId: Id,
  paymentId: Id,
): Promise<PayPalPaymentRow> {
  await database.query(
    'INSERT INTO paypal_payments (website_id, payment_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [websiteId, paymentId],
  );
  const row = await readPayPalPayment(database, websiteId, paymentId);
  if (row === null) throw new Error('A payment at PayPal is gone.');
  return row;
}

export async function readPayPalPayment(
  database: Database,
  websiteId: Id,
  paymentId: Id,
): Promise<PayPalPaymentRow | null> {
  const [row] = await database.query<Stored>(
    `SELECT ${columns} FROM paypal_payments WHERE website_id = $1 AND payment_id = $2`,
    [websiteId, paymentId],
  );
  return row ?? null;
}

/** The payment of an order at PayPal; null if it is none of this website. */
export async function findPaymentOfOrder(
  database: Database,
  websiteId: Id,
  order: string,
): Promise<Id | null> {
  const [row] = await database.query<{ payment_id: string }>(
    'SELECT payment_id FROM paypal_payments WHERE website_id = $1 AND paypal_order = $2',
    [websiteId, order],
  );
  return row?.payment_id ?? null;
}

export async function recordOrder(
  database: Database,
  websiteId: Id,
  { paymentId, order, page }: { paymentId: Id; order: string; page: string },
): Promise<void> {
  await database.query(
    `UPDATE paypal_payments SET paypal_order = $3, approval_page = $4 WHERE website_id = $1 AND payment_id = $2`,
    [websiteId, paymentId, order, page],
  );
}

/** Written before PayPal is asked for the money; false if the payment was closed before. */
export async function beginTaking(database: Database, websiteId: Id, paymentId: Id): Promise<boolean> {
  const rows = await database.query(
    `UPDATE paypal_payments SET is_taking = true WHERE website_id = $1 AND payment_id = $2 AND NOT is_closed
     RETURNING payment_id`,
    [websiteId, paymentId],
  );
  return rows.length === 1;
}

/** The money is never asked for from here on, unless that began before. */
export async function closePayPalPayment(
  database: Database,
  websiteId: Id,
  paymentId: Id,
): Promise<PayPalPaymentRow> {
  const [row] = await database.query<Stored>(
    `INSERT INTO paypal_payments AS p (website_id, payment_id, is_closed) VALUES ($1, $2, true)
     ON CONFLICT (website_id, payment_id) DO UPDATE SET is_closed = p.is_closed OR NOT p.is_taking
     RETURNING ${columns}`,
    [websiteId, paymentId],
  );
  if (!row) throw new Error('A payment at PayPal could not be closed.');
  return row;
}

export async function recordRefusal(
  database: Database,
  websiteId: Id,
  { paymentId, refusal }: { paymentId: Id; refusal: string },
): Promise<void> {
  await database.query(
    'UPDATE paypal_payments SET refusal = $3, is_closed = true WHERE website_id = $1 AND payment_id = $2',
    [websiteId, paymentId, refusal.slice(0, 500)],
  );
}
