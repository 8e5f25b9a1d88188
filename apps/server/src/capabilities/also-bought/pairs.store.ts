import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

/** An order with the products that it counts with now, and those it was counted with before. */
export interface OrderToPair {
  readonly id: Id;
  readonly products: readonly Id[];
  readonly counted: readonly Id[];
}

/** Only one process counts a website at a time. */
export async function lockPairs(database: Database, websiteId: Id): Promise<void> {
  await database.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`pairs ${websiteId}`]);
}

/** The next orders to count, which then no longer wait; an empty list if none did. */
export async function takeOrders(
  database: Database,
  websiteId: Id,
  { limit, mostProducts }: { readonly limit: number; readonly mostProducts: number },
): Promise<OrderToPair[]> {
  const due = await database.query<{ order_id: Id }>(
    `DELETE FROM orders_to_pair WHERE website_id = $1 AND id = ANY (ARRAY(
       SELECT id FROM orders_to_pair WHERE website_id = $1 ORDER BY id LIMIT $2))
     RETURNING order_id`,
    [websiteId, limit],
  );
  return database.query<OrderToPair & Record<string, unknown>>(
    `SELECT id, coalesce(paired.product_ids, '{}') AS counted,
       CASE WHEN state IN ('placed', 'completed') AND NOT is_without_effect THEN ARRAY(
         SELECT DISTINCT products.id FROM jsonb_array_elements(lines) AS line
         JOIN products ON products.website_id = $1 AND products.id = line->>'productId'
         ORDER BY 1 LIMIT $3) ELSE '{}' END AS products
     FROM orders LEFT JOIN paired_orders paired ON paired.website_id = $1 AND paired.order_id = orders.id
     WHERE orders.website_id = $1 AND orders.id = ANY ($2)`,
    [websiteId, [...new Set(due.map(({ order_id }) => order_id))], mostProducts],
  );
}

export interface PairChange {
  readonly productId: Id;
  readonly otherId: Id;
  /** Orders more, or fewer if negative. */
  readonly change: number;
}

export async function changePairs(
  database: Database,
  websiteId: Id,
  changes: readonly PairChange[],
): Promise<void> {
  const values = (some: readonly PairChange[]) => [
    websiteId,
    some.map(({ productId }) => productId),
    some.map(({ otherId }) => otherId),
    some.map(({ change }) => Math.abs(change)),
  ];
  const given = 'unnest($2::text[], $3::text[], $4::int[]) AS given (product_id, other_id, change)';
  const more = changes.filter(({ change }) => change > 0);
  const fewer = changes.filter(({ change }) => change < 0);
  await database.query(
    `INSERT INTO bought_together AS kept (website_id, product_id, other_id, orders)
     SELECT $1, product_id, other_id, change FROM ${given}
     ON CONFLICT (website_id, product_id, other_id) DO UPDATE SET orders = kept.orders + excluded.orders`,
    values(more),
  );
  await database.query(
    `UPDATE bought_together kept SET orders = greatest(0, orders - change) FROM ${given}
     WHERE website_id = $1 AND kept.product_id = given.product_id AND kept.other_id = given.other_id`,
    values(fewer),
  );
}

/** Records what each order was counted with. */
export async function putCounted(
  database: Database,
  websiteId: Id,
  orders: readonly OrderToPair[],
): Promise<void> {
  await database.query(
    `INSERT INTO paired_orders (website_id, order_id, product_ids)
     SELECT $1, order_id, ARRAY(SELECT jsonb_array_elements_text(products))
     FROM unnest($2::text[], $3::jsonb[]) AS given (order_id, products)
     ON CONFLICT (website_id, order_id) DO UPDATE SET product_ids = excluded.product_ids`,
    [websiteId, orders.map(({ id }) => id), orders.map(({ products }) => JSON.stringify(products))],
  );
}

/** What is most often bought with any of the products of these variants, without those products. */
export async function listBoughtWith(
  database: Database,
  websiteId: Id,
  wanted: { readonly variantIds: readonly Id[]; readonly fewestOrders: number; readonly limit: number },
): Promise<Id[]> {
  const rows = await database.query<{ other_id: Id }>(
    `WITH own AS MATERIALIZED (
       SELECT DISTINCT product_id FROM variants WHERE website_id = $1 AND id = ANY (ARRAY(SELECT unnest($2::text[]))))
     SELECT other_id FROM own CROSS JOIN LATERAL (
       SELECT other_id, orders FROM bought_together pair
       WHERE pair.website_id = $1 AND pair.product_id = own.product_id AND orders >= $3
       ORDER BY orders DESC, other_id LIMIT $4) most
     WHERE other_id NOT IN (SELECT product_id FROM own)
     GROUP BY other_id ORDER BY sum(orders) DESC, other_id LIMIT $4`,
    [websiteId, wanted.variantIds, wanted.fewestOrders, wanted.limit],
  );
  return rows.map(row => row.other_id);
}
