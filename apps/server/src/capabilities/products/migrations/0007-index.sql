-- What visitors look products up by, written with the product, never by a visitor's request. Only products that
-- visitors see now or from a time on have rows here.
DROP INDEX product_texts_by_word;
TRUNCATE product_texts;
ALTER TABLE product_texts DROP COLUMN version;

-- A category or tag of a product, with what a list of them is ordered and filtered by.
CREATE TABLE product_terms (
  website_id text NOT NULL,
  product_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('category', 'tag')),
  slug text NOT NULL,
  name text NOT NULL,
  position integer NOT NULL,
  -- Null when it is seen already.
  publish_at timestamptz,
  PRIMARY KEY (website_id, product_id, kind, slug),
  FOREIGN KEY (website_id, product_id) REFERENCES products (website_id, id) ON DELETE CASCADE
);

-- The words of a product begin with the website's own mark, so that an index of words alone finds those of one website.
INSERT INTO product_texts (website_id, product_id, config, text)
SELECT products.website_id, products.id, language.config,
  array_to_tsvector(ARRAY['@' || products.website_id])
    || setweight(to_tsvector(language.config::regconfig, concat_ws(' ', products.title, (SELECT string_agg(sku, ' ') FROM variants
         WHERE variants.website_id = products.website_id AND variants.product_id = products.id))), 'A')
    || setweight(to_tsvector(language.config::regconfig,
         concat_ws(' ', array_to_string(categories, ' '), array_to_string(tags, ' '))), 'B')
    || setweight(to_tsvector(language.config::regconfig, excerpt), 'C')
    || jsonb_to_tsvector(language.config::regconfig,
         jsonb_path_query_array(products.description, '$.** ? (@.type == "text").text'), '["string"]')
FROM products JOIN websites ON websites.id = products.website_id,
  LATERAL (SELECT coalesce((
    SELECT name FROM (VALUES ('ar', 'arabic'), ('da', 'danish'), ('de', 'german'), ('en', 'english'), ('es', 'spanish'),
      ('fi', 'finnish'), ('fr', 'french'), ('hu', 'hungarian'), ('it', 'italian'), ('nl', 'dutch'), ('nb', 'norwegian'),
      ('no', 'norwegian'), ('pt', 'portuguese'), ('ro', 'romanian'), ('ru', 'russian'), ('sv', 'swedish'),
      ('tr', 'turkish')) AS known (tag, name)
    WHERE tag = split_part(lower(coalesce(websites.settings->>'language', 'en')), '-', 1)), 'simple') AS config) AS language
WHERE products.deleted_at IS NULL AND products.state IN (1, 2);

INSERT INTO product_terms (website_id, product_id, kind, slug, name, position, publish_at)
SELECT website_id, id, kind, term_slug, name, position, CASE WHEN state = 2 THEN publish_at END
FROM products, LATERAL (
  SELECT 'category', * FROM unnest(categories, category_slugs)
  UNION ALL SELECT 'tag', * FROM unnest(tags, tag_slugs)) AS term (kind, name, term_slug)
WHERE deleted_at IS NULL AND state IN (1, 2)
ON CONFLICT DO NOTHING;

-- Nothing waits beside the index: a search would go through it word by word.
CREATE INDEX product_texts_by_word ON product_texts USING gin (text) WITH (fastupdate = off);
CREATE INDEX product_terms_by_place ON product_terms (website_id, kind, slug, position, product_id) INCLUDE (publish_at);
CREATE INDEX variants_by_sku ON variants (website_id, lower(sku));
CREATE INDEX products_shown ON products (website_id, position, id) INCLUDE (state, publish_at)
  WHERE deleted_at IS NULL AND state IN (1, 2);
