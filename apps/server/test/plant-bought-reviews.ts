import { newId } from '@vitrine/core/id/id.ts';
import { Client } from 'pg';
import { everyPlace } from '../src/database/wall.ts';
import type { DatabaseConfig } from './fresh-database.ts';

/**
 * Published reviews of what an order bought, beside a running server: buyers are only asked for them days later.
 * @param stars - of each review, by the address of its product
 */
export async function plantBoughtReviews(
  database: DatabaseConfig,
  { orderId, stars }: { orderId: string; stars: Readonly<Record<string, readonly number[]>> },
): Promise<void> {
  const client = new Client(database);
  try {
    await client.connect();
    await client.query("SELECT set_config('vitrine.website', $1, false)", [everyPlace]);
    for (const [slug, given] of Object.entries(stars))
      for (const one of given) {
        const { rowCount } = await client.query(
          `INSERT INTO reviews (website_id, id, product_id, order_id, line_id, source, state, stars, title, body, author,
             submitted_at)
           SELECT orders.website_id, $1, products.id, orders.id, $1, 'purchase', 'published', $4, '', '', 'Ann', now()
           FROM orders JOIN products USING (website_id) WHERE orders.id = $2 AND products.slug = $3`,
          [newId(), orderId, slug, one],
        );
        if (rowCount !== 1) throw new Error(`${slug} cannot be reviewed.`);
      }
  } finally {
    await client.end();
  }
}
