import { type Id, newId } from '@vitrine/core/id/id.ts';
import { maxCategories } from '@vitrine/core/products/category.ts';
import { among } from '../../database/among.ts';
import type { Database } from '../../database/database.ts';

/** Texts inside a rich text document, without the names of its nodes. */
const description = `jsonb_path_query_array(shown.description, '$.** ? (@.type == "text").text')`;
const skus = `(SELECT string_agg(sku, ' ') FROM variants
  WHERE variants.website_id = shown.website_id AND variants.product_id = shown.id)`;

/** Products are numbered as they are added; the words of each contain a mark of its part, of this many numbers. */
export const partSize = 4096;

/**
 * Writes the words, terms and parts of words of these products in their present state, and removes the words of
 * products that visitors will never see. Drafts held back have words that are never visible until they are shown, and
 * terms of hidden ones stay for the studio, marked in the same way. Products of none of the published shops are in the
 * first, if there are several. The words begin with a
 * mark of the website, so that one index of words finds only those of one website.
 */
export async function writeIndex(
  database: Database,
  websiteId: Id,
  {
    productIds,
    heldBack,
    config,
    shopIds,
  }: { productIds: readonly Id[]; heldBack: readonly Id[]; config: string; shopIds: readonly Id[] },
): Promise<void> {
  await database.query(
    `WITH present AS MATERIALIZED (
       SELECT * FROM products WHERE website_id = $1 AND id ${among('$2')} AND deleted_at IS NULL),
     shown AS MATERIALIZED (SELECT * FROM present WHERE state IN (1, 2) OR id = ANY ($4)),
     named AS MATERIALIZED (
       SELECT term, path FROM product_categories WHERE website_id = $1 AND deleted_at IS NULL
         AND term = ANY (ARRAY(SELECT DISTINCT unnest(category_slugs) FROM present))),
     above AS MATERIALIZED (
       SELECT term, name FROM product_categories WHERE website_id = $1
         AND term = ANY (ARRAY(SELECT DISTINCT unnest(path) FROM named))),
     own AS MATERIALIZED (
         SELECT DISTINCT present.id, 'category' AS kind, above.term AS slug, above.name, '' AS option_name, '' AS color, '' AS image_id
         FROM present, LATERAL unnest(category_slugs) AS own (term)
           JOIN named ON named.term = own.term, LATERAL unnest(named.path) AS step (term)
           JOIN above ON above.term = step.term
         UNION ALL SELECT present.id, 'tag', tag.slug, tag.name, '', '', '' FROM present, LATERAL unnest(tags, tag_slugs) AS tag (name, slug)
         UNION ALL SELECT product_id, 'option', slug, name, option_name, color, image_id
         FROM option_terms($1, ARRAY(SELECT id FROM present))),
     homes AS MATERIALIZED (
       SELECT present.id, shop FROM present, LATERAL unnest(shop_ids || CASE
         WHEN cardinality($5::text[]) > 1 AND NOT shop_ids && $5 THEN $5[1:1] ELSE '{}' END) AS shop),
     terms AS MATERIALIZED (
       SELECT present.id, kind, term.slug, name, option_name, color, image_id, position,
         CASE state WHEN 1 THEN NULL WHEN 2 THEN publish_at ELSE 'infinity' END AS publish_at
       FROM present JOIN (
         SELECT * FROM own UNION ALL SELECT id, 'shop', shop, '', '', '', '' FROM homes
         UNION ALL SELECT homes.id, 'shop', shop || '/' || kind || ':' || slug, name, '', '', ''
         FROM homes JOIN own ON own.id = homes.id AND kind IN ('category', 'tag')) AS term ON term.id = present.id),
     hidden AS (
       DELETE FROM product_texts WHERE website_id = $1 AND product_id ${among('$2')}
         AND product_id NOT IN (SELECT id FROM shown)),
     lost AS (
       DELETE FROM product_terms WHERE website_id = $1 AND product_id ${among('$2')}
         AND (product_id, kind, slug) NOT IN (SELECT id, kind, slug FROM terms)
         AND (kind <> 'collection' OR product_id NOT IN (SELECT id FROM present))),
     kept AS (
       INSERT INTO product_terms (website_id, product_id, kind, slug, name, option_name, color, image_id, position, publish_at)
       SELECT $1, id, kind, slug, name, option_name, color, image_id, position, publish_at FROM terms
       ON CONFLICT (website_id, product_id, kind, slug) DO UPDATE
         SET name = excluded.name, option_name = excluded.option_name, color = excluded.color, image_id = excluded.image_id,
           position = excluded.position, publish_at = excluded.publish_at),
     unlisted AS (
       DELETE FROM product_facets WHERE website_id = $1 AND product_id ${among('$2')}
         AND product_id NOT IN (SELECT id FROM present)),
     facets AS (
       INSERT INTO product_facets (website_id, product_id, publish_at, terms)
       SELECT $1, id, CASE state WHEN 1 THEN NULL WHEN 2 THEN publish_at ELSE 'infinity' END,
         ARRAY(SELECT kind || ':' || slug FROM terms WHERE terms.id = present.id
           UNION ALL SELECT 'collection:' || slug FROM product_terms
             WHERE website_id = $1 AND product_id = present.id AND kind = 'collection' ORDER BY 1)
       FROM present ORDER BY id
       ON CONFLICT (website_id, product_id) DO UPDATE SET publish_at = excluded.publish_at, terms = excluded.terms
         WHERE (product_facets.publish_at, product_facets.terms) IS DISTINCT FROM (excluded.publish_at, excluded.terms)),
     parts AS (
       INSERT INTO product_parts (website_id, product_id, parts)
       SELECT $1, id, array_to_tsvector(ARRAY['@' || $1] || ARRAY(
         SELECT substr(field, at, 3) FROM (
             SELECT lowered_title UNION ALL SELECT lower(slug) UNION ALL
             SELECT lowered_sku FROM variants WHERE website_id = $1 AND product_id = present.id) AS given (field),
           generate_series(1, length(field) - 2) AS at))
       FROM present ORDER BY id
       ON CONFLICT (website_id, product_id) DO UPDATE SET parts = excluded.parts
         WHERE product_parts.parts <> excluded.parts),
     numbered AS (
       SELECT shown.*, coalesce(
         (SELECT number FROM product_texts WHERE website_id = $1 AND product_id = shown.id),
         (SELECT coalesce(max(number), 0) FROM product_texts WHERE website_id = $1)
           + row_number() OVER (ORDER BY created_at, id))::int AS number
       FROM shown)
     INSERT INTO product_texts (website_id, product_id, config, number, position, publish_at, text)
     SELECT $1, id, $3::text, number, position, CASE state WHEN 2 THEN publish_at WHEN 4 THEN 'infinity' END,
       array_to_tsvector(ARRAY['@' || $1, '@' || $1 || '/' || number / ${partSize}])
       || setweight(to_tsvector($3::text::regconfig, concat_ws(' ', title, ${skus})), 'A')
       || setweight(to_tsvector($3::text::regconfig, concat_ws(' ', array_to_string(categories, ' '),
         (SELECT string_agg(name, ' ' ORDER BY slug) FROM terms
           WHERE terms.id = shown.id AND kind = 'category' AND name <> ALL (categories)), array_to_string(tags, ' '))), 'B')
       || setweight(to_tsvector($3::text::regconfig, excerpt), 'C')
       || jsonb_to_tsvector($3::text::regconfig, ${description}, '["string"]')
     FROM numbered AS shown ORDER BY id
     ON CONFLICT (website_id, product_id) DO UPDATE SET config = excluded.config, position = excluded.position,
       publish_at = excluded.publish_at, text = excluded.text`,
    [websiteId, productIds, config, heldBack, shopIds],
  );
}

/**
 * The categories that these products name and nobody has: each becomes one at the top, after the others, spelled as
 * on its first product.
 */
export async function addMissingCategories(
  database: Database,
  websiteId: Id,
  { productIds, now }: { productIds: readonly Id[]; now: Date },
): Promise<void> {
  const missing = await database.query<{ term: string; name: string }>(
    `WITH words AS MATERIALIZED (
       SELECT DISTINCT ON (word.term) word.term, word.name
       FROM products, LATERAL unnest(categories, category_slugs) AS word (name, term)
       WHERE website_id = $1 AND id ${among('$2')} AND deleted_at IS NULL
       ORDER BY word.term, position, id)
     SELECT term, name FROM words WHERE term <> ALL (ARRAY(
       SELECT term FROM product_categories WHERE website_id = $1 AND term = ANY (ARRAY(SELECT term FROM words))))
     ORDER BY term`,
    [websiteId, productIds],
  );
  if (missing.length === 0) return;
  await database.query(
    `INSERT INTO product_categories (website_id, id, term, slug, name, word, path, position, created_at, updated_at)
     SELECT $1, given.id, given.term, CASE WHEN EXISTS (
         SELECT FROM product_categories taken WHERE taken.website_id = $1 AND taken.slug = given.term)
         THEN given.id ELSE given.term END,
       given.name, given.term, ARRAY[given.term], last.position + row_number() OVER (ORDER BY lower(given.name), given.term), $5, $5
     FROM unnest($2::text[], $3::text[], $4::text[]) AS given (id, term, name),
       (SELECT coalesce(max(position), 0) AS position FROM product_categories
        WHERE website_id = $1 AND parent_id IS NULL) AS last
     ORDER BY given.term
     LIMIT (SELECT greatest(0, ${maxCategories} - count(*)) FROM product_categories
       WHERE website_id = $1 AND deleted_at IS NULL)
     ON CONFLICT (website_id, term) DO NOTHING`,
    [
      websiteId,
      missing.map(() => newId()),
      missing.map(({ term }) => term),
      missing.map(({ name }) => name),
      now,
    ],
  );
}

/** Shows drafts, in one order of locks; returns those of them that the index has no words of. */
export async function publishDrafts(
  database: Database,
  websiteId: Id,
  { sourceKeys, now }: { sourceKeys: readonly string[]; now: Date },
): Promise<Id[]> {
  const rows = await database.query<{ id: Id }>(
    `WITH drafts AS MATERIALIZED (
       SELECT id FROM products WHERE website_id = $1 AND source_key ${among('$2')}
         AND state = 4 AND deleted_at IS NULL ORDER BY id FOR UPDATE),
     shown AS (
       UPDATE products SET state = 1, updated_at = $3, version = version + 1
       WHERE website_id = $1 AND id = ANY (ARRAY(SELECT id FROM drafts))),
     terms AS (
       UPDATE product_terms SET publish_at = NULL WHERE website_id = $1 AND product_id = ANY (ARRAY(SELECT id FROM drafts))),
     facets AS (
       UPDATE product_facets SET publish_at = NULL WHERE website_id = $1 AND product_id = ANY (ARRAY(SELECT id FROM drafts))),
     texts AS (
       UPDATE product_texts SET publish_at = NULL
       WHERE website_id = $1 AND product_id = ANY (ARRAY(SELECT id FROM drafts)) RETURNING product_id)
     SELECT id FROM drafts WHERE id NOT IN (SELECT product_id FROM texts)`,
    [websiteId, sourceKeys, now],
  );
  return rows.map(row => row.id);
}

/** The next products by id, locked until the transaction ends. */
export async function holdNext(
  database: Database,
  websiteId: Id,
  { after, limit }: { after: Id; limit: number },
): Promise<Id[]> {
  const rows = await database.query<{ id: string }>(
    'SELECT id FROM products WHERE website_id = $1 AND id > $2 ORDER BY id LIMIT $3 FOR SHARE',
    [websiteId, after, limit],
  );
  return rows.map(row => row.id);
}
