import type { Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { SubscriptionState } from '@vitrine/core/subscriptions/subscription-states.ts';
import { containing } from '../../database/containing.ts';
import { type CountedPage, readCountedPage } from '../../database/counted-page.ts';
import type { Database } from '../../database/database.ts';
import type { PageWanted } from '../../database/keyset.ts';
import type { RenewalRow } from './renewals.store.ts';
import type { SubscriptionRow } from './subscriptions.store.ts';

export interface SubscriptionFilter extends PageWanted {
  readonly search: string;
  readonly state?: SubscriptionState | undefined;
  readonly isDelayed?: boolean | undefined;
}

/** Why a stopped or paused one waited no longer matters. */
const delayed = "delay IS NOT NULL AND state = 'active'";

/** Newest first. */
export async function listSubscriptionRows(
  database: Database,
  websiteId: Id,
  { search, state, isDelayed = false, ...wanted }: SubscriptionFilter,
): Promise<Result<CountedPage<SubscriptionRow>>> {
  const values: unknown[] = [websiteId];
  const conditions = ['website_id = $1'];
  if (state !== undefined) conditions.push(`state = $${values.push(state)}`);
  if (isDelayed) conditions.push(delayed);
  if (search !== '') {
    const pattern = containing(search);
    conditions.push(`words ILIKE $${values.push(pattern)}`);
  }
  const where = conditions.join(' AND ');
  const order = {
    name: 'newest',
    column: 'created_at',
    type: 'timestamptz',
    id: 'id',
    isDescending: true,
  } as const;
  const list = { select: '*', from: 'subscriptions', where, values, order };
  return readCountedPage<SubscriptionRow & Record<string, unknown>>(database, list, wanted);
}

/** Those with one of these addresses, in lower case, newest first. */
export function listOfEmails(
  database: Database,
  websiteId: Id,
  { emails, limit }: { readonly emails: readonly string[]; readonly limit: number },
): Promise<SubscriptionRow[]> {
  return database.query<SubscriptionRow & Record<string, unknown>>(
    `SELECT * FROM subscriptions WHERE website_id = $1 AND lowered_email = ANY ($2)
     ORDER BY created_at DESC, id DESC LIMIT $3`,
    [websiteId, emails, limit],
  );
}

/** All of one, newest first. */
export function listRenewals(database: Database, websiteId: Id, subscriptionId: Id): Promise<RenewalRow[]> {
  return database.query<RenewalRow & Record<string, unknown>>(
    `SELECT * FROM subscription_renewals WHERE website_id = $1 AND subscription_id = $2 ORDER BY period DESC LIMIT 1000`,
    [websiteId, subscriptionId],
  );
}

/** Those whose renewal waits, other than for its payment, up to a limit (rule SUBSCRIPTION-29). */
export async function countDelayed(database: Database, websiteId: Id, limit: number): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count
     FROM (SELECT FROM subscriptions WHERE website_id = $1 AND ${delayed} LIMIT $2) AS found`,
    [websiteId, limit],
  );
  return row?.count ?? 0;
}
