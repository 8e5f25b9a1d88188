import pg from 'pg';
import { connectionOf } from './reference-transactions.ts';

/**
 * Rows as written by the verbs, except for their search keys, which the server creates itself: the
 * verbs would take minutes for as many.
 */
export interface Planting {
  /** Published products of one variant with low stock, up to this number; half are bowls. */
  products(websiteId: string, count: number): Promise<void>;
  /** Posts like the existing one, up to this number; they are visible after the next publish. */
  posts(websiteId: string, count: number): Promise<void>;
  /** Maintenance that the database does some time after many rows are written. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** The variants that `products` created for these numbers, the last first. */
export function plantedVariants(to: number, from: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => `variant${String(to - at).padStart(17, '0')}`);
}

const idOf = (name: string) => `'${name}' || lpad(at::text, ${24 - name.length}, '0')`;

export async function openPlanting(dataDir: string): Promise<Planting> {
  // The rows of any website.
  const client = new pg.Client({ ...connectionOf(dataDir), options: '-c vitrine.website=*' });
  await client.connect();
  const write = async (sql: string, values: readonly unknown[]) => {
    await client.query(sql, [...values]);
  };
  return {
    products: async (websiteId, count) => {
      const { rows } = await client.query(
        'SELECT count(*)::int AS count FROM products WHERE website_id = $1',
        [websiteId],
      );
      const values = [websiteId, rows[0].count + 1, count];
      await write(
        `INSERT INTO products (website_id, id, type, state, title, slug, excerpt, description, option_names, image_ids,
           categories, category_slugs, tags, tag_slugs, is_featured, position, created_at, updated_at)
         SELECT $1, ${idOf('product')}, 1, 1, 'Bowl number ' || at, 'bowl-' || at, 'Turned by hand.',
           '{"type": "doc", "content": []}', '{}', '{}',
           CASE WHEN at % 2 = 0 THEN ARRAY['Bowls'] ELSE ARRAY['Shelf ' || at % 40] END,
           CASE WHEN at % 2 = 0 THEN ARRAY['bowls'] ELSE ARRAY['shelf-' || at % 40] END,
           '{}', '{}', false, at, now(), now()
         FROM generate_series($2::int, $3::int) AS at`,
        values,
      );
      await write(
        `INSERT INTO variants (website_id, id, product_id, position, sku, option_values, price, is_on_sale)
         SELECT $1, ${idOf('variant')}, ${idOf('product')}, 0, 'SKU-' || at, '{}', 1000 + at % 97, false
         FROM generate_series($2::int, $3::int) AS at`,
        values,
      );
      await write(
        `INSERT INTO stock (website_id, variant_id, on_hand)
         SELECT $1, ${idOf('variant')}, 3 + at % 90 FROM generate_series($2::int, $3::int) AS at`,
        values,
      );
    },
    posts: async (websiteId, count) => {
      const { rows } = await client.query('SELECT count(*)::int AS count FROM items WHERE website_id = $1', [
        websiteId,
      ]);
      await write(
        `WITH first AS (SELECT * FROM items WHERE website_id = $1 ORDER BY id LIMIT 1),
         written AS (
           INSERT INTO page_documents (website_id, id, document, words, updated_at)
           SELECT $1, ${idOf('page')}, document, 'Notes on bowls, number ' || at, now()
           FROM page_documents page JOIN first ON page.id = first.document_id, generate_series($2::int, $3::int) AS at
           WHERE page.website_id = $1)
         INSERT INTO items (website_id, id, collection_id, record_type, state, title, slug, published_at, document_id,
           updated_at)
         SELECT $1, ${idOf('post')}, collection_id, record_type, 'published', 'Note ' || at, 'note-' || at,
           now() - at * interval '1 minute', ${idOf('page')}, now()
         FROM first, generate_series($2::int, $3::int) AS at`,
        [websiteId, rows[0].count + 1, count],
      );
    },
    settle: async () => {
      await client.query('VACUUM ANALYZE');
    },
    close: () => client.end(),
  };
}
