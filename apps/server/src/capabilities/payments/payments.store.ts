import type { Id } from '@vitrine/core/id/id.ts';
import type { PaymentState } from '@vitrine/core/payments/payment-states.ts';
import type { Database } from '../../database/database.ts';
import { firstLook } from './looks.store.ts';

export interface PaymentRow {
  id: string;
  order_id: string;
  method: string;
  state: PaymentState;
  amount: number;
  currency: string;
  is_accounted: boolean;
  /** Its service only authorises the money, until the shop captures it. */
  captures_later: boolean;
  /** No money moves: by its method and the mode of it when it was begun. */
  is_test: boolean;
  authorised_until: Date | null;
  is_end_told: boolean;
  is_void_wanted: boolean;
  /** The paying site user, if signed in, and whether they want to save this method. */
  site_user_id: string | null;
  is_kept: boolean;
  /** The saved payment method that is charged, with or without the buyer present. */
  saved_method_id: string | null;
  is_off_session: boolean;
  /** The service's own text; empty if it gave none. */
  decline_reason: string;
  /** The origin of its service's page if its method does not declare it; otherwise empty. */
  blocked_origin: string;
  /** Of its buyer; empty is that of the website. */
  language: string;
  created_at: Date;
  captured_at: Date | null;
  /** Its captured amount, and the amount being captured. */
  captured: number;
  capturing: number;
  /** Sums of its refunds: done, requested from its service, and due from a person. */
  refunded: number;
  asked: number;
  due: number;
  /** Of those three: what was paid beyond an order that was changed to cost less. */
  returned: number;
  /** Sums of its disputes: open, and lost. */
  disputed: number;
  lost: number;
}

/** The driver returns 64-bit numbers as text. */
type Amounts =
  | 'amount'
  | 'captured'
  | 'capturing'
  | 'refunded'
  | 'asked'
  | 'due'
  | 'returned'
  | 'disputed'
  | 'lost';
type StoredRow = Omit<PaymentRow, Amounts> & Record<Amounts, string>;

const sums = ['done', 'asked', 'due'].map(
  state => `coalesce(sum(r.amount) FILTER (WHERE r.state = '${state}'), 0)`,
);
/** Its captures if it has any; otherwise all of it once it is captured. */
const taken = `coalesce(sum(c.amount) FILTER (WHERE c.state = 'done'),
      CASE WHEN p.state IN ('captured', 'late') THEN p.amount ELSE 0 END)`;
const select = `SELECT p.id, p.order_id, p.method, p.state, p.amount, p.currency, p.is_accounted, p.captures_later, p.is_test,
    p.authorised_until, p.is_end_told, p.is_void_wanted, p.site_user_id, p.is_kept, p.saved_method_id, p.is_off_session,
    p.decline_reason, p.blocked_origin, p.language, p.created_at, p.captured_at, took.*, back.*, fought.*
  FROM payments p CROSS JOIN LATERAL (
    SELECT ${taken} AS captured, coalesce(sum(c.amount) FILTER (WHERE c.state = 'asked'), 0) AS capturing
    FROM payment_captures c WHERE c.website_id = p.website_id AND c.payment_id = p.id) took
  CROSS JOIN LATERAL (
    SELECT ${sums[0]} AS refunded, ${sums[1]} AS asked, ${sums[2]} AS due,
      coalesce(sum(r.amount) FILTER (WHERE r.is_for_edit), 0) AS returned FROM refunds r
    WHERE r.website_id = p.website_id AND r.payment_id = p.id) back
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(d.amount) FILTER (WHERE d.state = 'opened'), 0) AS disputed,
      coalesce(sum(d.amount) FILTER (WHERE d.state = 'lost'), 0) AS lost
    FROM payment_disputes d WHERE d.website_id = p.website_id AND d.payment_id = p.id) fought`;

export async function insertPayment(database: Database, websiteId: Id, row: PaymentRow): Promise<void> {
  await database.query(
    `INSERT INTO payments (website_id, id, order_id, method, state, amount, currency, is_accounted, captures_later,
       is_test, site_user_id, is_kept, saved_method_id, is_off_session, language, created_at, captured_at, look_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      websiteId,
      row.id,
      row.order_id,
      row.method,
      row.state,
      row.amount,
      row.currency,
      row.is_accounted,
      row.captures_later,
      row.is_test,
      row.site_user_id,
      row.is_kept,
      row.saved_method_id,
      row.is_off_session,
      row.language,
      row.created_at,
      row.captured_at,
      firstLook(row.state, row.created_at),
    ],
  );
}

export async function readPayment(
  database: Database,
  websiteId: Id,
  paymentId: Id,
): Promise<PaymentRow | null> {
  const [row] = await database.query<StoredRow>(`${select} WHERE p.website_id = $1 AND p.id = $2`, [
    websiteId,
    paymentId,
  ]);
  return row ? rowOf(row) : null;
}

/** The payments of each of these orders, in the order in which they were made. */
export async function readPaymentsOf(
  database: Database,
  websiteId: Id,
  orderIds: readonly Id[],
): Promise<ReadonlyMap<Id, PaymentRow[]>> {
  const rows = await database.query<StoredRow>(
    `${select} WHERE p.website_id = $1 AND p.order_id = ANY ($2) ORDER BY p.created_at, p.id`,
    [websiteId, orderIds],
  );
  const found = new Map<Id, PaymentRow[]>(orderIds.map(id => [id, []]));
  for (const row of rows) found.get(row.order_id)?.push(rowOf(row));
  return found;
}

/** The next promise waits for the payment's row, and reads what was promised before. */
export async function lockPayment(
  database: Database,
  websiteId: Id,
  paymentId: Id,
): Promise<PaymentRow | null> {
  await database.query('SELECT FROM payments WHERE website_id = $1 AND id = $2 FOR UPDATE', [
    websiteId,
    paymentId,
  ]);
  return readPayment(database, websiteId, paymentId);
}

/** All of an order, always locked in the same order. */
export async function lockPaymentsOf(database: Database, websiteId: Id, orderId: Id): Promise<PaymentRow[]> {
  await database.query(
    'SELECT FROM payments WHERE website_id = $1 AND order_id = $2 ORDER BY id FOR UPDATE',
    [websiteId, orderId],
  );
  return (await readPaymentsOf(database, websiteId, [orderId])).get(orderId) ?? [];
}

export async function updateDeclineReason(
  database: Database,
  websiteId: Id,
  { paymentId, reason }: { paymentId: Id; reason: string },
): Promise<void> {
  await database.query('UPDATE payments SET decline_reason = $3 WHERE website_id = $1 AND id = $2', [
    websiteId,
    paymentId,
    reason.slice(0, 500),
  ]);
}

export async function updateState(
  database: Database,
  websiteId: Id,
  {
    paymentId,
    state,
    now,
    until = null,
  }: { paymentId: Id; state: PaymentState; now: Date; until?: Date | null },
): Promise<void> {
  await database.query(
    `UPDATE payments SET state = $3, is_void_wanted = is_void_wanted AND $3 = 'authorised',
       captured_at = CASE WHEN $3 IN ('captured', 'late') THEN $4 ELSE captured_at END,
       authorised_until = coalesce($5, authorised_until), look_at = $6, looks = 0
     WHERE website_id = $1 AND id = $2`,
    [websiteId, paymentId, state, now, until, firstLook(state, now)],
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

/** Its authorisation will be released. */
export async function wantVoid(database: Database, websiteId: Id, paymentId: Id): Promise<void> {
  await database.query('UPDATE payments SET is_void_wanted = true WHERE website_id = $1 AND id = $2', [
    websiteId,
    paymentId,
  ]);
}

/** Part of the expected amount was paid separately: less is expected. */
export async function updateAmount(
  database: Database,
  websiteId: Id,
  { paymentId, amount }: { paymentId: Id; amount: number },
): Promise<void> {
  await database.query('UPDATE payments SET amount = $3 WHERE website_id = $1 AND id = $2', [
    websiteId,
    paymentId,
    amount,
  ]);
}

/** False if the message was already accepted. */
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
    captured: Number(row.captured),
    capturing: Number(row.capturing),
    refunded: Number(row.refunded),
    asked: Number(row.asked),
    due: Number(row.due),
    returned: Number(row.returned),
    disputed: Number(row.disputed),
    lost: Number(row.lost),
  };
}
