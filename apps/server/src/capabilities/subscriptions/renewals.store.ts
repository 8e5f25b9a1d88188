import type { Id } from '@vitrine/core/id/id.ts';
import type { RenewalState } from '@vitrine/core/subscriptions/subscription-states.ts';
import type { Database } from '../../database/database.ts';

export interface RenewalRow {
  subscription_id: string;
  period: number;
  order_id: string;
  state: RenewalState;
  /** The failed charges that were dealt with. */
  tries: number;
  next_try_at: Date;
  created_at: Date;
}

/** The period is the key: a second order of it is impossible (rule SUBSCRIPTION-7). */
export async function insertRenewal(
  database: Database,
  websiteId: Id,
  row: Pick<RenewalRow, 'subscription_id' | 'period' | 'order_id' | 'next_try_at' | 'created_at'>,
): Promise<void> {
  await database.query(
    `INSERT INTO subscription_renewals (website_id, subscription_id, period, order_id, state, next_try_at, created_at)
     VALUES ($1, $2, $3, $4, 'open', $5, $6)`,
    [websiteId, row.subscription_id, row.period, row.order_id, row.next_try_at, row.created_at],
  );
}

/** The one that waits for its payment; null if there is none. */
export async function readOpenRenewal(
  database: Database,
  websiteId: Id,
  subscriptionId: Id,
): Promise<RenewalRow | null> {
  const [row] = await database.query<RenewalRow & Record<string, unknown>>(
    `SELECT * FROM subscription_renewals WHERE website_id = $1 AND subscription_id = $2 AND state = 'open'`,
    [websiteId, subscriptionId],
  );
  return row ?? null;
}

export async function updateRenewal(
  database: Database,
  websiteId: Id,
  {
    subscription_id,
    period,
    ...change
  }: Pick<RenewalRow, 'subscription_id' | 'period'> &
    Partial<Pick<RenewalRow, 'state' | 'tries' | 'next_try_at'>>,
): Promise<void> {
  const names = Object.keys(change) as (keyof typeof change)[];
  await database.query(
    `UPDATE subscription_renewals SET ${names.map((name, at) => `${name} = $${at + 4}`).join(', ')}
     WHERE website_id = $1 AND subscription_id = $2 AND period = $3`,
    [websiteId, subscription_id, period, ...names.map(name => change[name])],
  );
}
