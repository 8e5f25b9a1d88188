import type { PlacedOrder } from '@vitrine/core/checkout/checkout.calls.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { listDueWebsites } from '../../database/list-due-websites.ts';
import type { WebsitePortion } from '../../jobs/jobs.ts';

export interface AttemptRow {
  fingerprint: string;
  order_id: string;
  answer: PlacedOrder;
}

interface AttemptKey {
  readonly cartId: Id;
  readonly keyHash: string;
}

export interface KnownAttempt extends AttemptKey {
  /** A hash of the request: an attempt repeated with different data is refused. */
  readonly fingerprint: string;
}

export async function readAttempt(
  database: Database,
  websiteId: Id,
  { cartId, keyHash }: AttemptKey,
): Promise<AttemptRow | null> {
  const [row] = await database.query<AttemptRow>(
    'SELECT * FROM checkout_attempts WHERE website_id = $1 AND cart_id = $2 AND key_hash = $3',
    [websiteId, cartId, keyHash],
  );
  return row ?? null;
}

/** The first answer is kept: a second one for the same key is not written. */
export async function insertAttempt(
  database: Database,
  websiteId: Id,
  attempt: KnownAttempt & { answer: PlacedOrder; now: Date },
): Promise<void> {
  await database.query(
    `INSERT INTO checkout_attempts (website_id, cart_id, key_hash, fingerprint, order_id, answer, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
    [
      websiteId,
      attempt.cartId,
      attempt.keyHash,
      attempt.fingerprint,
      attempt.answer.orderId,
      JSON.stringify(attempt.answer),
      attempt.now,
    ],
  );
}

/** How many were removed. */
export async function deleteAttemptsBefore(
  database: Database,
  websiteId: Id,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const rows = await database.query(
    `DELETE FROM checkout_attempts WHERE website_id = $1 AND (cart_id, key_hash) IN (
       SELECT cart_id, key_hash FROM checkout_attempts
       WHERE website_id = $1 AND created_at < $2 ORDER BY created_at LIMIT $3)
     RETURNING key_hash`,
    [websiteId, before, limit],
  );
  return rows.length;
}

export function listWithOldAttempts(
  database: Database,
  portion: WebsitePortion,
  before: Date,
): Promise<Id[]> {
  const isDue = 'created_at < $3';
  return listDueWebsites(database, portion, { table: 'checkout_attempts', isDue, values: [before] });
}
