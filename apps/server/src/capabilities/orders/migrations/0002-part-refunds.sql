-- Parts of a payment that were or will be given back, with the pieces they are for.
CREATE TABLE order_refunds (
  website_id text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('asked', 'due', 'done')),
  lines jsonb NOT NULL,
  is_restocked boolean NOT NULL,
  reason text NOT NULL,
  is_buyer_told boolean NOT NULL,
  asked_at timestamptz NOT NULL,
  done_at timestamptz,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, order_id) REFERENCES orders (website_id, id) ON DELETE CASCADE
);
CREATE INDEX order_refunds_of_order ON order_refunds (website_id, order_id, id);
