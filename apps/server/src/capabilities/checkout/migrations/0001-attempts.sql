-- An attempt to order, by the hash of its idempotency key, with the first answer it got.
CREATE TABLE checkout_attempts (
  website_id text NOT NULL,
  cart_id text NOT NULL,
  key_hash text NOT NULL,
  fingerprint text NOT NULL,
  order_id text NOT NULL,
  answer jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, cart_id, key_hash)
);
