-- Only the hash of the cookie's token is kept. `draft` is what was typed at the checkout and what was wrong
-- with it; `order_id` the order that was begun from this cart.
CREATE TABLE carts (
  website_id text NOT NULL,
  id text NOT NULL,
  token_hash text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'ordered')),
  country text,
  draft jsonb,
  order_id text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, id)
);
CREATE UNIQUE INDEX carts_by_token ON carts (website_id, token_hash);
CREATE INDEX carts_by_age ON carts (website_id, updated_at);

CREATE TABLE cart_entries (
  website_id text NOT NULL,
  cart_id text NOT NULL,
  id text NOT NULL,
  variant_id text NOT NULL,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
  PRIMARY KEY (website_id, cart_id, id),
  UNIQUE (website_id, cart_id, variant_id),
  FOREIGN KEY (website_id, cart_id) REFERENCES carts (website_id, id) ON DELETE CASCADE
);
