-- Words of the staff for an order; an order has each only once, whatever its case.
CREATE TABLE order_tags (
  website_id text NOT NULL,
  folded text NOT NULL,
  order_id text NOT NULL,
  tag text NOT NULL,
  PRIMARY KEY (website_id, folded, order_id),
  FOREIGN KEY (website_id, order_id) REFERENCES orders (website_id, id) ON DELETE CASCADE
);
CREATE INDEX order_tags_of_order ON order_tags (website_id, order_id);

-- A buyer's own orders, for their account.
ALTER TABLE orders ADD COLUMN lowered_email text NOT NULL GENERATED ALWAYS AS (lower(email)) STORED;
CREATE INDEX orders_of_buyer ON orders (website_id, lowered_email, id DESC) WHERE number IS NOT NULL;
