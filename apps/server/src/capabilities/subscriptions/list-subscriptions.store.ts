import type { Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { SubscriptionState } from '@vitrine/core/subscriptions/subscription-states.ts';
import type { Database } from '../../database/database.ts';
import { type KeysetPage, type PageWanted, readPage } from '../../database/keyset.ts';
import type { RenewalRow } from './renewals.store.ts';
import type { SubscriptionRow } from './subscriptions.store.ts';

export interface SubscriptionFilter extends PageWanted {
  readonly search: string;
  readonly state?: SubscriptionState | undefined;
}

/** Newest first. */
export async function listSubscriptionRows(
  database: Database,
  websiteId: Id,
  { search, state, ...wanted }: SubscriptionFilter,
): Promise<Result<KeysetPage<SubscriptionRow> & { readonly total: number }>> {
  const values: unknown[] = [websiteId];
  const conditions = ['website_id = $1'];
  if (state !== undefined) conditions.push(`state = $${values.push(state)}`);
  if (search !== '') {
    const pattern = `%${search.replace(/[\\%_]/g, letter => `\\${letter}`)}%`;
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
  const page = await readPage<SubscriptionRow & Record<string, unknown>>(
    database,
    { select: '*', from: 'subscriptions', where, values, order },
    wanted,
  );
  if (!page.ok) return page;
  const [counted] = await database.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM subscriptions WHERE ${where}`,
    values,
  );
  return { ok: true, value: { ...page.value, total: counted?.total ?? 0 } };
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
