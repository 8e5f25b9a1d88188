import type { Id } from '@vitrine/core/id/id.ts';
import { isPaymentOpen, type PaymentState } from '@vitrine/core/payments/payment-states.ts';
import type { Database } from '../../database/database.ts';
import { listDueWebsites } from '../../database/list-due-websites.ts';
import type { WebsitePortion } from '../../jobs/jobs.ts';

/** A payment that a job looks at now. */
export interface DueLook {
  id: Id;
  /** How often it was looked at since its last news. */
  looks: number;
  created_at: Date;
}

const columns = 'id, looks, created_at';
const newsWithinMilliseconds = 2 * 60_000;

/**
 * When a job looks at a payment that got this state: news of an open one may still come by itself, and any other only
 * waits if its order was interrupted (rules CHECKOUT-9 and CHECKOUT-10).
 */
export function firstLook(state: PaymentState, at: Date): Date {
  return isPaymentOpen(state) ? new Date(at.getTime() + newsWithinMilliseconds) : at;
}

/** Payments whose order does not know their result, the longest due first. */
export function listUnaccounted(
  database: Database,
  websiteId: Id,
  { now, limit }: { now: Date; limit: number },
): Promise<DueLook[]> {
  return database.query<DueLook & Record<string, unknown>>(
    `SELECT ${columns} FROM payments WHERE website_id = $1 AND NOT is_accounted AND look_at <= $2
     ORDER BY look_at LIMIT $3`,
    [websiteId, now, limit],
  );
}

/** Websites with such a payment. */
export function listWithUnaccounted(database: Database, portion: WebsitePortion, now: Date): Promise<Id[]> {
  return listDueWebsites(database, portion, {
    table: 'payments',
    among: 'NOT is_accounted',
    isDue: 'look_at <= $3',
    values: [now],
  });
}

interface Ending {
  readonly now: Date;
  /** Until when an authorisation ends whose owner is told now. */
  readonly soon: Date;
}

const isEnding = (now: string, soon: string) =>
  `authorised_until < ${soon} AND look_at <= ${now} AND (NOT is_end_told OR authorised_until < ${now})`;

/** Authorisations that are over, or whose owner must be told that they end; the longest not looked at first. */
export function listEnding(
  database: Database,
  websiteId: Id,
  { now, soon, limit }: Ending & { limit: number },
): Promise<DueLook[]> {
  return database.query<DueLook & Record<string, unknown>>(
    `SELECT ${columns} FROM payments WHERE website_id = $1 AND state = 'authorised' AND ${isEnding('$2', '$3')}
     ORDER BY look_at, authorised_until LIMIT $4`,
    [websiteId, now, soon, limit],
  );
}

/** Websites with such an authorisation. */
export function listWithEnding(
  database: Database,
  portion: WebsitePortion,
  { now, soon }: Ending,
): Promise<Id[]> {
  return listDueWebsites(database, portion, {
    table: 'payments',
    among: `state = 'authorised'`,
    isDue: isEnding('$3', '$4'),
    values: [now, soon],
  });
}

/** Before it is looked at: whatever happens to one, the others get their turn. */
export async function postponeLook(
  database: Database,
  websiteId: Id,
  { id, lookAt }: { id: Id; lookAt: Date },
): Promise<void> {
  await database.query(
    'UPDATE payments SET look_at = $3, looks = looks + 1 WHERE website_id = $1 AND id = $2',
    [websiteId, id, lookAt],
  );
}

/** The owner was informed that it ends soon. */
export async function noteEndTold(database: Database, websiteId: Id, paymentId: Id): Promise<void> {
  await database.query('UPDATE payments SET is_end_told = true WHERE website_id = $1 AND id = $2', [
    websiteId,
    paymentId,
  ]);
}
