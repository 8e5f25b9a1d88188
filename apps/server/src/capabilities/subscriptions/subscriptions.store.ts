import type { Address } from '@vitrine/core/addresses/address.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { OrderLine } from '@vitrine/core/orders/order-line.ts';
import type { DelayReason, SubscriptionState } from '@vitrine/core/subscriptions/subscription-states.ts';
import type { Database } from '../../database/database.ts';
import { listDueWebsites } from '../../database/list-due-websites.ts';
import type { WebsitePortion } from '../../jobs/jobs.ts';

export interface SubscriptionRow {
  /** That of the line it was bought with. */
  id: string;
  /** The first order. */
  order_id: string;
  /** The site user who bought it; null for a visitor. */
  site_user_id: string | null;
  email: string;
  /** The language of its customer; empty is that of the website. */
  language: string;
  state: SubscriptionState;
  /** As it was bought: its price and plan stay. */
  line: OrderLine;
  /** For the search. */
  words: string;
  currency: string;
  address: Address;
  /** What its invoices are made out to; null if it is the address. */
  billing_address: Address | null;
  vat_id: string;
  shipping_name: string;
  /** The words that were agreed to. */
  consent: string;
  /** The payment method that is charged; null if its service kept none. */
  saved_method_id: string | null;
  /** The first payment, from which periods are counted. */
  anchor_at: Date;
  time_zone: string;
  /** The next period, and its moment. */
  period: number;
  next_charge_at: Date;
  /** The payments still to be made; null without an end. */
  cycles_left: number | null;
  reminded_period: number;
  /** The period that was skipped last, with no order of its own; null if there is none. */
  skipped_period: number | null;
  /** Why what is due cannot be renewed; null if it can. */
  delay: DelayReason | null;
  /** The last period in which the shop and its customer were told why it waits. */
  delay_told_period: number;
  /** When the job looks at it next; null for never. */
  look_at: Date | null;
  version: number;
  created_at: Date;
  stopped_at: Date | null;
}

type NewRow = Omit<
  SubscriptionRow,
  'version' | 'reminded_period' | 'skipped_period' | 'stopped_at' | 'delay' | 'delay_told_period'
>;

const columns = [
  'id',
  'order_id',
  'site_user_id',
  'email',
  'language',
  'state',
  'line',
  'words',
  'currency',
  'address',
  'billing_address',
  'vat_id',
  'shipping_name',
  'consent',
  'saved_method_id',
  'anchor_at',
  'time_zone',
  'period',
  'next_charge_at',
  'cycles_left',
  'look_at',
  'created_at',
] as const satisfies readonly (keyof NewRow)[];

const storedValue = (value: unknown) =>
  typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value;

/** False if it has begun before. */
export async function insertSubscription(database: Database, websiteId: Id, row: NewRow): Promise<boolean> {
  const rows = await database.query(
    `INSERT INTO subscriptions (website_id, ${columns.join(', ')})
     VALUES ($1, ${columns.map((_, at) => `$${at + 2}`).join(', ')}) ON CONFLICT DO NOTHING RETURNING id`,
    [websiteId, ...columns.map(name => storedValue(row[name]))],
  );
  return rows.length === 1;
}

export async function readSubscription(
  database: Database,
  websiteId: Id,
  id: Id,
): Promise<SubscriptionRow | null> {
  const [row] = await database.query<SubscriptionRow & Record<string, unknown>>(
    'SELECT * FROM subscriptions WHERE website_id = $1 AND id = $2',
    [websiteId, id],
  );
  return row ?? null;
}

/** Before its order and the payments of that, always. */
export async function lockSubscription(
  database: Database,
  websiteId: Id,
  id: Id,
): Promise<SubscriptionRow | null> {
  const [row] = await database.query<SubscriptionRow & Record<string, unknown>>(
    'SELECT * FROM subscriptions WHERE website_id = $1 AND id = $2 FOR UPDATE',
    [websiteId, id],
  );
  return row ?? null;
}

/** Newest first: of a site user, or of a verified email address. */
export function listOfBuyer(
  database: Database,
  websiteId: Id,
  { siteUserId, email }: { siteUserId: Id; email: string },
): Promise<SubscriptionRow[]> {
  return database.query<SubscriptionRow & Record<string, unknown>>(
    `SELECT * FROM subscriptions WHERE website_id = $1 AND id IN (
       SELECT id FROM subscriptions WHERE website_id = $1 AND site_user_id = $2
       UNION SELECT id FROM subscriptions WHERE website_id = $1 AND lowered_email = $3)
     ORDER BY created_at DESC, id DESC LIMIT 100`,
    [websiteId, siteUserId, email.toLowerCase()],
  );
}

export type SubscriptionChange = Partial<
  Pick<
    SubscriptionRow,
    | 'address'
    | 'cycles_left'
    | 'delay'
    | 'delay_told_period'
    | 'email'
    | 'look_at'
    | 'next_charge_at'
    | 'period'
    | 'reminded_period'
    | 'saved_method_id'
    | 'skipped_period'
  >
>;

/** Call it in a transaction, with the row locked. */
export async function updateSubscription(
  database: Database,
  websiteId: Id,
  { id, ...change }: SubscriptionChange & { id: Id },
): Promise<void> {
  const names = Object.keys(change) as (keyof SubscriptionChange)[];
  await database.query(
    `UPDATE subscriptions SET version = version + 1${names.map((name, at) => `, ${name} = $${at + 3}`).join('')}
     WHERE website_id = $1 AND id = $2`,
    [websiteId, id, ...names.map(name => storedValue(change[name]))],
  );
}

/** False if it is in another state: then nothing is changed. */
export async function updateState(
  database: Database,
  websiteId: Id,
  move: { id: Id; from: SubscriptionState; to: SubscriptionState; now: Date },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE subscriptions SET state = $4, version = version + 1,
       look_at = CASE WHEN $4 = 'active' THEN $5::timestamptz END,
       stopped_at = CASE WHEN $4 IN ('cancelled', 'ended') THEN $5::timestamptz END
     WHERE website_id = $1 AND id = $2 AND state = $3 RETURNING id`,
    [websiteId, move.id, move.from, move.to, move.now],
  );
  return rows.length === 1;
}

export function listWithDue(database: Database, portion: WebsitePortion, now: Date): Promise<Id[]> {
  return listDueWebsites(database, portion, {
    table: 'subscriptions',
    among: 'look_at IS NOT NULL',
    isDue: 'look_at <= $3',
    values: [now],
  });
}

/** The longest due first, with how often the job failed at each. */
export function listDue(
  database: Database,
  websiteId: Id,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: Id; failures: number }[]> {
  return database.query<{ id: Id; failures: number }>(
    `SELECT id, failures FROM subscriptions WHERE website_id = $1 AND look_at IS NOT NULL AND look_at <= $2
     ORDER BY look_at LIMIT $3`,
    [websiteId, now, limit],
  );
}

/** It is looked at again then, unless a person changed that meanwhile. */
export async function postponeFailed(
  database: Database,
  websiteId: Id,
  { id, now, lookAt }: { id: Id; now: Date; lookAt: Date },
): Promise<void> {
  await database.query(
    `UPDATE subscriptions SET failures = failures + 1, look_at = CASE WHEN look_at <= $3 THEN $4 ELSE look_at END
     WHERE website_id = $1 AND id = $2`,
    [websiteId, id, now, lookAt],
  );
}

export async function forgetFailures(database: Database, websiteId: Id, id: Id): Promise<void> {
  await database.query('UPDATE subscriptions SET failures = 0 WHERE website_id = $1 AND id = $2', [
    websiteId,
    id,
  ]);
}

/** Whether one that was not stopped could be charged to it. */
export async function isMethodUsed(database: Database, websiteId: Id, savedMethodId: Id): Promise<boolean> {
  const rows = await database.query(
    `SELECT FROM subscriptions WHERE website_id = $1 AND saved_method_id = $2 AND state NOT IN ('cancelled', 'ended')
     LIMIT 1`,
    [websiteId, savedMethodId],
  );
  return rows.length > 0;
}

/** Those that an order began, or the one that it renews, in the order in which they are locked. */
export function listOfOrder(
  database: Database,
  websiteId: Id,
  order: { readonly id: Id; readonly subscription_id: Id | null },
): Promise<SubscriptionRow[]> {
  const [column, value] =
    order.subscription_id === null ? ['order_id', order.id] : ['id', order.subscription_id];
  return database.query<SubscriptionRow & Record<string, unknown>>(
    `SELECT * FROM subscriptions WHERE website_id = $1 AND ${column} = $2 ORDER BY id`,
    [websiteId, value],
  );
}

/** In the order in which they are locked. */
export async function listOfUser(database: Database, websiteId: Id, siteUserId: Id): Promise<Id[]> {
  const rows = await database.query<{ id: Id }>(
    'SELECT id FROM subscriptions WHERE website_id = $1 AND site_user_id = $2 ORDER BY id',
    [websiteId, siteUserId],
  );
  return rows.map(({ id }) => id);
}

/** Of a person who is erased: like the orders, they no longer name the account. */
export async function forgetUser(database: Database, websiteId: Id, siteUserId: Id): Promise<void> {
  await database.query(
    'UPDATE subscriptions SET site_user_id = NULL WHERE website_id = $1 AND site_user_id = $2',
    [websiteId, siteUserId],
  );
}
