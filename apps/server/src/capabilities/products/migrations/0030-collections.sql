-- Product collections: pages of products chosen by hand or found by a rule. What a rule finds are terms of the products,
-- so that lists, filters and their numbers work as in a category.
CREATE TABLE product_collections (
  website_id text NOT NULL REFERENCES websites (id) ON DELETE CASCADE,
  id text NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  image_id text,
  seo_title text NOT NULL DEFAULT '',
  seo_description text NOT NULL DEFAULT '',
  -- In the shape of ruleSchema; null if it is arranged by hand.
  rule jsonb,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  deleted_by text NOT NULL DEFAULT '',
  PRIMARY KEY (website_id, id)
);
CREATE UNIQUE INDEX product_collections_by_slug ON product_collections (website_id, slug);
CREATE INDEX product_collections_deleted ON product_collections (deleted_at, website_id) WHERE deleted_at IS NOT NULL;
CREATE INDEX product_collections_by_rule ON product_collections (website_id) WHERE rule IS NOT NULL AND deleted_at IS NULL;

-- The products of a collection arranged by hand, in its order.
CREATE TABLE product_collection_picks (
  website_id text NOT NULL,
  collection_id text NOT NULL,
  product_id text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (website_id, collection_id, product_id),
  FOREIGN KEY (website_id, collection_id) REFERENCES product_collections (website_id, id) ON DELETE CASCADE,
  FOREIGN KEY (website_id, product_id) REFERENCES products (website_id, id) ON DELETE CASCADE
);
CREATE INDEX product_collection_picks_by_product ON product_collection_picks (website_id, product_id);

ALTER TABLE product_terms DROP CONSTRAINT product_terms_kind_check;
ALTER TABLE product_terms ADD CONSTRAINT product_terms_kind_check
  CHECK (kind IN ('category', 'tag', 'option', 'collection'));
ALTER TABLE product_counts DROP CONSTRAINT product_counts_kind_check;
ALTER TABLE product_counts ADD CONSTRAINT product_counts_kind_check
  CHECK (kind IN ('all', 'category', 'tag', 'option', 'collection'));
ALTER TABLE product_list_counts DROP CONSTRAINT product_list_counts_kind_check;
ALTER TABLE product_list_counts ADD CONSTRAINT product_list_counts_kind_check
  CHECK (kind IN ('all', 'category', 'tag', 'collection'));
