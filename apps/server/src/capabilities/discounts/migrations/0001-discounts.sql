-- `code` is in its one form, upper case without spaces; null applies by itself. `used` counts the rows of
-- `discount_uses`, and is raised only while it is below `max_uses`: the last use is taken once.
CREATE TABLE discounts (
  website_id text NOT NULL,
  id text NOT NULL,
  name text NOT NULL,
  code text,
  value jsonb NOT NULL,
  is_combined boolean NOT NULL,
  minimum_subtotal bigint NOT NULL CHECK (minimum_subtotal >= 0),
  product_ids text[] NOT NULL,
  categories text[] NOT NULL,
  emails text[] NOT NULL,
  max_uses integer CHECK (max_uses > 0),
  max_uses_per_customer integer CHECK (max_uses_per_customer > 0),
  starts_at timestamptz,
  ends_at timestamptz,
  is_paused boolean NOT NULL,
  used integer NOT NULL DEFAULT 0 CHECK (used >= 0),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  deleted_by text NOT NULL DEFAULT '',
  PRIMARY KEY (website_id, id)
);
CREATE UNIQUE INDEX discounts_by_code ON discounts (website_id, code) WHERE code IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX discounts_automatic ON discounts (website_id, created_at, id)
  WHERE code IS NULL AND NOT is_paused AND deleted_at IS NULL;
CREATE INDEX discounts_newest ON discounts (website_id, created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX discounts_by_name ON discounts (website_id, name, id) WHERE deleted_at IS NULL;
CREATE INDEX discounts_deleted ON discounts (deleted_at) WHERE deleted_at IS NOT NULL;

-- A use is taken with its order, and removed when that ends unpaid or is cancelled.
CREATE TABLE discount_uses (
  website_id text NOT NULL,
  discount_id text NOT NULL,
  order_id text NOT NULL,
  email text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  used_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, discount_id, order_id),
  FOREIGN KEY (website_id, discount_id) REFERENCES discounts (website_id, id) ON DELETE CASCADE
);
CREATE INDEX discount_uses_of_order ON discount_uses (website_id, order_id);
CREATE INDEX discount_uses_of_customer ON discount_uses (website_id, discount_id, email);
CREATE INDEX discount_uses_newest ON discount_uses (website_id, discount_id, used_at, order_id);
