import type { Website } from '@vitrine/core/tenancy/website.ts';
import type { Database } from '../src/database/database.ts';

/**
 * Inserts many published products of one variant each into a website, without the verbs, which would take minutes:
 * for a large shop, or a large neighbour in the same tables. Half are in the category “Bowls”, every hundredth in
 * “Rare”; stock is 0 to 99.
 */
export async function plantProducts(
  database: Database,
  website: Pick<Website, 'id'>,
  count: number,
  { from = 1 } = {},
): Promise<void> {
  // Of a website that the statistics do not know, the database would read every variant for each product.
  const few = Math.min(count, 200);
  await insertProducts(database, website, { from, to: from + few - 1 });
  for (const table of ['products', 'variants', 'stock']) await database.query(`ANALYZE ${table}`);
  if (count > few) await insertProducts(database, website, { from: from + few, to: from + count - 1 });
}

async function insertProducts(
  database: Database,
  { id }: Pick<Website, 'id'>,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const values = [id, from, to];
  await database.query(
    `INSERT INTO products (website_id, id, type, state, title, slug, excerpt, description, option_names, image_ids,
       categories, category_slugs, tags, tag_slugs, is_featured, position, created_at, updated_at)
     SELECT $1, 'product' || lpad(at::text, 17, '0'), 1, 1, 'Bowl number ' || at, 'bowl-' || at, 'Turned by hand.',
       '{"type": "doc", "content": []}', '{}', '{}',
       CASE WHEN at % 100 = 0 THEN ARRAY['Rare'] WHEN at % 2 = 0 THEN ARRAY['Bowls'] ELSE '{}' END,
       CASE WHEN at % 100 = 0 THEN ARRAY['rare'] WHEN at % 2 = 0 THEN ARRAY['bowls'] ELSE '{}' END,
       '{}', '{}', false, at, now(), now()
     FROM generate_series($2::int, $3::int) AS at`,
    values,
  );
  await database.query(
    `INSERT INTO variants (website_id, id, product_id, position, sku, option_values, price, is_on_sale)
     SELECT $1, 'variant' || lpad(at::text, 17, '0'), 'product' || lpad(at::text, 17, '0'), 0, 'SKU-' || at, '{}',
       1000 + at % 97, false FROM generate_series($2::int, $3::int) AS at`,
    values,
  );
  await database.query(
    `INSERT INTO stock (website_id, variant_id, on_hand)
     SELECT $1, 'variant' || lpad(at::text, 17, '0'), at % 100 FROM generate_series($2::int, $3::int) AS at`,
    values,
  );
}

/**
 * As the database does automatically some time after many rows were written: plans know of them, and visibility
 * maps are current.
 */
export async function settleCatalogue(database: Database): Promise<void> {
  for (const table of [
    'products',
    'variants',
    'stock',
    'product_totals',
    'product_texts',
    'product_terms',
    'product_facets',
    'product_counts',
    'product_list_counts',
    'product_parts',
    'product_words',
  ])
    await database.query(`VACUUM ANALYZE ${table}`);
}
