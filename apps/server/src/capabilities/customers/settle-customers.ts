import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { balanceMethods } from '../payments/index.ts';

const portion = 1000;

interface Due {
  readonly email: string;
  readonly former_email: string | null;
}

/**
 * Brings the list up to date with the orders, the money and the accounts that changed since (rule CUSTOMER-2). What
 * changes meanwhile is marked again, and read the next time.
 */
export async function settleCustomers({ database, website }: Pick<Context, 'database' | 'website'>) {
  while (await isDue(database, website.id))
    await database.transaction(transaction => settlePortion(transaction, website.id));
}

async function isDue(database: Database, websiteId: Id): Promise<boolean> {
  return (
    (await database.query('SELECT FROM customers_due WHERE website_id = $1 LIMIT 1', [websiteId])).length > 0
  );
}

/** One at a time, so that no older numbers replace newer ones. */
async function settlePortion(database: Database, websiteId: Id): Promise<void> {
  await lockCustomers(database, websiteId);
  // A plan made while the list was still empty would read all of it for each address once it is full.
  await database.query(
    `SELECT set_config('plan_cache_mode', 'force_custom_plan', true), set_config('enable_seqscan', 'off', true)`,
  );
  const due = await database.query<Due & Record<string, unknown>>(
    `DELETE FROM customers_due WHERE website_id = $1 AND id IN (
       SELECT id FROM customers_due WHERE website_id = $1 ORDER BY id LIMIT ${portion})
     RETURNING email, former_email`,
    [websiteId],
  );
  // Orders of the counter may name nobody.
  const emails = [...new Set(due.flatMap(({ email }) => (email === '' ? [] : [email])))];
  if (emails.length === 0) return;
  await countAgain(database, websiteId, emails);
  for (const { email, former_email: former } of due)
    if (former !== null) await followAddress(database, websiteId, { email, former });
  await removeNobody(database, websiteId, emails);
}

export async function lockCustomers(database: Database, websiteId: Id): Promise<void> {
  await database.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`customers ${websiteId}`]);
}

/** In the transaction that changes who belongs together. */
export async function markDue(database: Database, websiteId: Id, emails: readonly string[]): Promise<void> {
  await database.query('INSERT INTO customers_due (website_id, email) SELECT $1, unnest($2::text[])', [
    websiteId,
    emails,
  ]);
}

/**
 * The numbers of those that the addresses belong to. A gift card counts when it is bought, not when it pays; test
 * payments never do.
 */
async function countAgain(database: Database, websiteId: Id, emails: readonly string[]): Promise<void> {
  await database.query(
    `WITH own AS MATERIALIZED (
       SELECT due.email, coalesce((SELECT coalesce(one.merged_into_id, one.id) FROM customers one
         WHERE one.website_id = $1 AND one.email = due.email), due.id) AS id
       FROM unnest($2::text[], $3::text[]) AS due (email, id)),
     main AS MATERIALIZED (
       SELECT DISTINCT ON (own.id) own.id, coalesce((SELECT one.email FROM customers one
         WHERE one.website_id = $1 AND one.id = own.id), own.email) AS email FROM own)
     INSERT INTO customers AS kept (website_id, id, email, name, words, has_account, orders, spent, main_spent,
       first_order_at, last_order_at, listed_at, is_listed)
     SELECT $1, main.id, main.email, named.name, named.name || ' ' || array_to_string(family.emails, ' '),
       account.created_at IS NOT NULL, coalesce(counted.orders, 0), coalesce(paid.spent, '{}'),
       coalesce((paid.spent->>counted.currency)::bigint, 0), counted.first_at, counted.last_at,
       coalesce(counted.last_at, account.created_at, 'epoch'),
       counted.last_at IS NOT NULL OR account.created_at IS NOT NULL
     FROM main
     CROSS JOIN LATERAL (
       SELECT array_agg(email) AS emails FROM (SELECT main.email UNION SELECT one.email FROM customers one
         WHERE one.website_id = $1 AND one.merged_into_id = main.id) one) family
     CROSS JOIN LATERAL (
       SELECT count(*) FILTER (WHERE state <> 'cancelled' AND NOT EXISTS (SELECT FROM payments p
           WHERE p.website_id = $1 AND p.order_id = bought.id AND p.is_test))::int AS orders,
         min(at) AS first_at, max(at) AS last_at, (array_agg(name ORDER BY at DESC, id DESC))[1] AS name,
         (array_agg(currency ORDER BY at DESC, id DESC))[1] AS currency
       FROM (SELECT id, state, currency, address->>'name' AS name, coalesce(placed_at, created_at) AS at FROM orders
         WHERE website_id = $1 AND lowered_email = ANY (family.emails) AND number IS NOT NULL) bought) counted
     CROSS JOIN LATERAL (
       SELECT jsonb_object_agg(currency, amount) AS spent FROM (
         SELECT o.currency, sum(greatest(taken.amount - given.amount - lost.amount, 0)) AS amount
         FROM orders o JOIN payments p ON p.website_id = $1 AND p.order_id = o.id AND NOT p.is_test AND p.method <> ALL ($4)
         CROSS JOIN LATERAL (
           SELECT coalesce(sum(c.amount), CASE WHEN p.state IN ('captured', 'late') THEN p.amount ELSE 0 END) AS amount
           FROM payment_captures c WHERE c.website_id = $1 AND c.payment_id = p.id AND c.state = 'done') taken
         CROSS JOIN LATERAL (
           SELECT coalesce(sum(r.amount), 0) AS amount
           FROM refunds r WHERE r.website_id = $1 AND r.payment_id = p.id AND r.state = 'done') given
         CROSS JOIN LATERAL (
           SELECT coalesce(sum(d.amount), 0) AS amount
           FROM payment_disputes d WHERE d.website_id = $1 AND d.payment_id = p.id AND d.state = 'lost') lost
         WHERE o.website_id = $1 AND o.lowered_email = ANY (family.emails) AND o.number IS NOT NULL
         GROUP BY 1 HAVING sum(taken.amount) > 0) money) paid
     CROSS JOIN LATERAL (
       SELECT min(created_at) AS created_at, max(name) AS name FROM site_users
       WHERE website_id = $1 AND email = ANY (family.emails) AND deleted_at IS NULL) account
     CROSS JOIN LATERAL (SELECT coalesce(nullif(account.name, ''), counted.name, '') AS name) named
     ON CONFLICT (website_id, email) DO UPDATE SET name = excluded.name, words = excluded.words,
       has_account = excluded.has_account, orders = excluded.orders, spent = excluded.spent,
       main_spent = excluded.main_spent, first_order_at = excluded.first_order_at,
       last_order_at = excluded.last_order_at, listed_at = excluded.listed_at, is_listed = excluded.is_listed`,
    [websiteId, emails, emails.map(() => newId()), balanceMethods()],
  );
}

/** A customer who moved their account to another address stays one customer (rule CUSTOMER-6). */
async function followAddress(
  database: Database,
  websiteId: Id,
  { email, former }: { readonly email: string; readonly former: string },
): Promise<void> {
  const moved = await database.query(
    `UPDATE customers one SET merged_into_id = main.id, is_listed = false
     FROM (SELECT coalesce(merged_into_id, id) AS id FROM customers WHERE website_id = $1 AND email = $2) main,
       (SELECT id FROM customers WHERE website_id = $1 AND email = $3 AND merged_into_id IS NULL) gone
     WHERE one.website_id = $1 AND (one.id = gone.id OR one.merged_into_id = gone.id) AND main.id <> gone.id
       AND NOT EXISTS (SELECT FROM site_users WHERE website_id = $1 AND email = $3 AND deleted_at IS NULL)
     RETURNING one.id`,
    [websiteId, email, former],
  );
  if (moved.length > 0) await markDue(database, websiteId, [email]);
}

/** Addresses without an order, an account, a note and others merged into them. */
async function removeNobody(database: Database, websiteId: Id, emails: readonly string[]): Promise<void> {
  await database.query(
    `DELETE FROM customers one WHERE website_id = $1 AND email = ANY ($2) AND NOT is_listed
       AND (SELECT id FROM orders WHERE website_id = $1 AND lowered_email = one.email AND number IS NOT NULL LIMIT 1) IS NULL
       AND (SELECT id FROM site_users WHERE website_id = $1 AND email = one.email LIMIT 1) IS NULL
       AND (SELECT id FROM customer_notes WHERE website_id = $1 AND customer_id = one.id LIMIT 1) IS NULL
       AND (SELECT id FROM customers other WHERE other.website_id = $1 AND merged_into_id = one.id LIMIT 1) IS NULL`,
    [websiteId, emails],
  );
}
