-- Categories as a tree. Products, discounts and lists name a category by its term, which never changes; its address and
-- its name may. A word that is new on a product becomes a category at the top.
CREATE TABLE product_categories (
  website_id text NOT NULL REFERENCES websites (id) ON DELETE CASCADE,
  id text NOT NULL,
  term text NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  -- The name as part of an address, by which a typed word finds it.
  word text NOT NULL,
  parent_id text,
  -- The terms from the top to itself.
  path text[] NOT NULL CHECK (cardinality(path) BETWEEN 1 AND 8),
  position integer NOT NULL,
  description text NOT NULL DEFAULT '',
  image_id text,
  seo_title text NOT NULL DEFAULT '',
  seo_description text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  deleted_by text NOT NULL DEFAULT '',
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, parent_id) REFERENCES product_categories (website_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX product_categories_by_term ON product_categories (website_id, term);
CREATE UNIQUE INDEX product_categories_by_slug ON product_categories (website_id, slug);
CREATE INDEX product_categories_by_word ON product_categories (website_id, word);
CREATE INDEX product_categories_by_parent ON product_categories (website_id, parent_id, position);
CREATE INDEX product_categories_deleted ON product_categories (deleted_at, website_id) WHERE deleted_at IS NOT NULL;

INSERT INTO product_categories (website_id, id, term, slug, name, word, path, position, created_at, updated_at)
SELECT website_id, left(md5(website_id || '/' || term), 24), term, term, name, term, ARRAY[term],
  row_number() OVER (PARTITION BY website_id ORDER BY lower(name), term), now(), now()
FROM (
  SELECT DISTINCT ON (website_id, term) website_id, term, name
  FROM products, LATERAL unnest(categories, category_slugs) AS word (name, term)
  ORDER BY website_id, term, deleted_at NULLS FIRST, position, id) AS words;
