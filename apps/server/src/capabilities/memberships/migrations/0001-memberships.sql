-- Access that was sold with a line of an order. `ends_at` follows the refunds of the order and the subscription of
-- the line; null is without an end.
CREATE TABLE memberships (
  website_id text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  product_id text NOT NULL,
  title text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  lowered_email text NOT NULL GENERATED ALWAYS AS (lower(email)) STORED,
  begun_at timestamptz NOT NULL,
  ends_at timestamptz,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, order_id) REFERENCES orders (website_id, id) ON DELETE CASCADE
);
CREATE INDEX memberships_newest ON memberships (website_id, begun_at, id);
CREATE INDEX memberships_of_order ON memberships (website_id, order_id);
CREATE INDEX memberships_of_member ON memberships (website_id, lowered_email);
