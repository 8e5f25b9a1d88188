-- What was given back in parts, and what is promised and not given back yet; both are of the amount.
ALTER TABLE payments
  ADD COLUMN part_refunded bigint NOT NULL DEFAULT 0 CHECK (part_refunded >= 0),
  ADD COLUMN part_due bigint NOT NULL DEFAULT 0 CHECK (part_due >= 0),
  ADD CONSTRAINT payments_parts CHECK (part_refunded + part_due <= amount);
CREATE INDEX payments_part_due ON payments (website_id, order_id) WHERE part_due > 0;

-- The built-in test service's own memory of refunds in parts, each known by the id it was asked with.
CREATE TABLE test_gateway_refunds (
  website_id text NOT NULL,
  refund_id text NOT NULL,
  payment_id text NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (website_id, refund_id)
);
