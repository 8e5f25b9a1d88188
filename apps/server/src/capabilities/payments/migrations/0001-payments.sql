-- `is_accounted`: the order has been told how the payment ended. What is not accounted is looked after by a job.
CREATE TABLE payments (
  website_id text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  method text NOT NULL,
  state text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  currency text NOT NULL,
  is_accounted boolean NOT NULL,
  created_at timestamptz NOT NULL,
  captured_at timestamptz,
  refunded_at timestamptz,
  PRIMARY KEY (website_id, id)
);
CREATE INDEX payments_of_order ON payments (website_id, order_id);
CREATE INDEX payments_unaccounted ON payments (website_id, created_at) WHERE NOT is_accounted;

-- Messages of payment services, each taken once.
CREATE TABLE payment_events (
  website_id text NOT NULL,
  method text NOT NULL,
  event_id text NOT NULL,
  payment_id text NOT NULL,
  outcome text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, method, event_id)
);

-- The built-in test payment service's own memory, as if it were somebody else's.
CREATE TABLE test_gateway_payments (
  website_id text NOT NULL,
  payment_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'challenged', 'captured', 'declined', 'abandoned', 'silent', 'voided', 'refunded')),
  amount bigint NOT NULL,
  currency text NOT NULL,
  -- From when on it answers questions about the payment; later than the capture for late news.
  known_at timestamptz,
  captures integer NOT NULL DEFAULT 0,
  PRIMARY KEY (website_id, payment_id)
);
