CREATE TABLE products (
  website_id text NOT NULL,
  id text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  type integer NOT NULL,
  state integer NOT NULL,
  title text NOT NULL,
  slug text NOT NULL,
  excerpt text NOT NULL,
  description jsonb NOT NULL,
  option_names text[] NOT NULL,
  image_ids text[] NOT NULL,
  categories text[] NOT NULL,
  category_slugs text[] NOT NULL,
  tags text[] NOT NULL,
  tag_slugs text[] NOT NULL,
  is_featured boolean NOT NULL,
  publish_at timestamptz,
  position integer NOT NULL,
  -- What an import calls it, so that importing again finds it.
  source_key text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (website_id, id)
);
CREATE UNIQUE INDEX products_by_slug ON products (website_id, slug);
CREATE UNIQUE INDEX products_by_source ON products (website_id, source_key) WHERE source_key IS NOT NULL;
CREATE INDEX products_by_position ON products (website_id, position, id) WHERE deleted_at IS NULL;
CREATE INDEX products_of_category ON products USING gin (category_slugs);
CREATE INDEX products_of_tag ON products USING gin (tag_slugs);

CREATE TABLE variants (
  website_id text NOT NULL,
  id text NOT NULL,
  product_id text NOT NULL,
  position integer NOT NULL,
  sku text NOT NULL,
  option_values text[] NOT NULL,
  price integer NOT NULL CHECK (price BETWEEN 0 AND 100000000),
  sale_price integer CHECK (sale_price BETWEEN 0 AND 100000000),
  is_on_sale boolean NOT NULL,
  weight double precision,
  length double precision,
  width double precision,
  height double precision,
  image_id text,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, product_id) REFERENCES products (website_id, id) ON DELETE CASCADE
);
CREATE INDEX variants_of_product ON variants (website_id, product_id, position);
