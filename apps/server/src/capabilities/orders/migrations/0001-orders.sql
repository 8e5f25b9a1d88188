-- Lines, totals and address are copies: what happens to a product later changes no order.
CREATE TABLE orders (
  website_id text NOT NULL,
  id text NOT NULL,
  cart_id text NOT NULL,
  number integer,
  state text NOT NULL CHECK (state IN ('pending', 'placed', 'held', 'completed', 'cancelled')),
  fulfilment_state text NOT NULL CHECK (fulfilment_state IN ('open', 'fulfilled', 'cancelled')),
  payment_id text NOT NULL,
  email text NOT NULL,
  address jsonb NOT NULL,
  note text NOT NULL,
  lines jsonb NOT NULL,
  totals jsonb NOT NULL,
  currency text NOT NULL,
  total bigint NOT NULL CHECK (total >= 0),
  quantity integer NOT NULL,
  requires_shipping boolean NOT NULL,
  shipping_name text NOT NULL,
  tracking jsonb,
  created_at timestamptz NOT NULL,
  placed_at timestamptz,
  fulfilled_at timestamptz,
  cancelled_at timestamptz,
  PRIMARY KEY (website_id, id)
);
CREATE UNIQUE INDEX orders_by_number ON orders (website_id, number) WHERE number IS NOT NULL;
-- One cart makes one order: whatever else goes wrong, the database refuses a second.
CREATE UNIQUE INDEX orders_of_cart ON orders (website_id, cart_id) WHERE state <> 'cancelled';
CREATE INDEX orders_by_state ON orders (website_id, state, id DESC);

CREATE TABLE order_timeline (
  website_id text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  text text NOT NULL,
  actor text NOT NULL,
  PRIMARY KEY (website_id, id)
);
CREATE INDEX order_timeline_of_order ON order_timeline (website_id, order_id, id);

CREATE TABLE order_counters (
  website_id text PRIMARY KEY,
  last integer NOT NULL
);
