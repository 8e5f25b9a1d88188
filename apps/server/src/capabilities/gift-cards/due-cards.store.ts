import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { listDueWebsites } from '../../database/list-due-websites.ts';
import type { WebsitePortion } from '../../jobs/jobs.ts';

/** Cards whose day of delivery has come, in the words of their index. */
const toSend = 'sent_at IS NULL AND sends_at IS NOT NULL AND NOT is_disabled';

export async function listToSend(database: Database, websiteId: Id, now: Date): Promise<Id[]> {
  const rows = await database.query<{ id: Id }>(
    `SELECT id FROM gift_cards WHERE website_id = $1 AND ${toSend} AND sends_at <= $2 ORDER BY sends_at LIMIT 500`,
    [websiteId, now],
  );
  return rows.map(({ id }) => id);
}

export function listWithToSend(database: Database, portion: WebsitePortion, now: Date): Promise<Id[]> {
  return listDueWebsites(database, portion, {
    ...{ table: 'gift_cards', among: toSend },
    ...{ isDue: 'sends_at <= $3', values: [now] },
  });
}

/** Cards whose last day may be over and that were not dealt with since, in the words of their index. */
const toExpire = 'expires_at IS NOT NULL AND expired_at IS NULL';

export async function listToExpire(database: Database, websiteId: Id, now: Date): Promise<Id[]> {
  const rows = await database.query<{ id: Id }>(
    `SELECT id FROM gift_cards WHERE website_id = $1 AND ${toExpire} AND expires_at <= $2 ORDER BY expires_at LIMIT 500`,
    [websiteId, now],
  );
  return rows.map(({ id }) => id);
}

export function listWithToExpire(database: Database, portion: WebsitePortion, now: Date): Promise<Id[]> {
  return listDueWebsites(database, portion, {
    ...{ table: 'gift_cards', among: toExpire },
    ...{ isDue: 'expires_at <= $3', values: [now] },
  });
}

/** What an order gave back since it expired stays on it. */
export async function isGivenBackSince(
  database: Database,
  websiteId: Id,
  { id, since }: { readonly id: Id; readonly since: Date },
): Promise<boolean> {
  const rows = await database.query(
    `SELECT FROM gift_card_entries WHERE website_id = $1 AND card_id = $2 AND kind = 'givenBack' AND at >= $3 LIMIT 1`,
    [websiteId, id, since],
  );
  return rows.length > 0;
}

export async function noteExpired(
  database: Database,
  websiteId: Id,
  { id, now }: { readonly id: Id; readonly now: Date },
): Promise<void> {
  await database.query('UPDATE gift_cards SET expired_at = $3 WHERE website_id = $1 AND id = $2', [
    websiteId,
    id,
    now,
  ]);
}
