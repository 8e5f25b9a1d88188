-- A sale at the counter: how its order was paid there, and by whom it was sold. `received` is the cash that was given,
-- in minor units; `reference` is what the card reader printed.
CREATE TABLE counter_sales (
  website_id text NOT NULL,
  order_id text NOT NULL,
  method text NOT NULL,
  received bigint CHECK (received >= 0),
  reference text NOT NULL DEFAULT '',
  sold_by text NOT NULL,
  sold_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, order_id),
  FOREIGN KEY (website_id, order_id) REFERENCES orders (website_id, id) ON DELETE CASCADE
);
CREATE INDEX counter_sales_by_day ON counter_sales (website_id, sold_at, order_id);
