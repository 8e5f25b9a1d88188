-- Declarations by which buyers withdraw from a contract, as they were received.
CREATE TABLE withdrawals (
  website_id text NOT NULL,
  id text NOT NULL,
  -- Null if no order has this number and address.
  order_id text,
  name text NOT NULL,
  email text NOT NULL,
  order_number text NOT NULL,
  items text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, order_id) REFERENCES orders (website_id, id) ON DELETE CASCADE
);
CREATE INDEX withdrawals_of_order ON withdrawals (website_id, order_id) WHERE order_id IS NOT NULL;
CREATE INDEX withdrawals_by_email ON withdrawals (website_id, email);
